import type { Page } from '@playwright/test'
import { ask, isLoggedIn, somebodyNew, staffLogIn } from '../account.ts'
import { expect, open, saysAfter, staffUrl, test } from '../mall.ts'

/** The welcome email contains a code. A seller has to verify the email address with it first. */
const verified = async (page: Page, email: string, token: string): Promise<void> => {
  await expect
    .poll(async () => {
      const mailbox = (await (await page.request.get('/demo/mailbox')).text()).replace(/<[^>]*>/g, ' ')
      const code = /\b\d{6}\b/.exec(mailbox.slice(mailbox.indexOf(email) + email.length))?.[0] ?? ''
      return (await ask(page.request, '/customer/info/verify_email', { code }, token)).code
    })
    .toBe(200)
}

test('a shopper applies, staff review the documents and approve, and the shop opens without a reload', async ({ page, isMobile }) => {
  const { token, email } = await somebodyNew()
  const name = `Shop ${email.split('@')[0]}`
  await verified(page, email, token)
  await isLoggedIn(page, token)
  await open(page, '#/pages/shop/create')
  const main = page.locator('#main')
  await main.getByRole('textbox', { name: 'Shop name' }).fill(name)
  await expect(main.getByText('This name is available')).toBeVisible()
  await main.getByRole('combobox', { name: 'Country or region' }).fill('Thai')
  await page.getByRole('option', { name: 'Thailand' }).click()
  await main.getByRole('textbox', { name: /Street/ }).fill('1 Soi Ari')
  await main.getByRole('combobox', { name: 'Province' }).fill('Bangkok')
  await main.getByRole('combobox', { name: /City/ }).fill('Bangkok')
  await main.getByRole('textbox', { name: 'Postal code' }).fill('10400')
  await main.getByRole('textbox', { name: 'Phone' }).fill('+66 81 555 0142')
  const picture = { name: 'paper.png', mimeType: 'image/png', buffer: await page.screenshot({ type: 'png' }) }
  for (const side of ['Front', 'Back']) await main.locator(`input[aria-label="Choose a picture: ${side}"]`).setInputFiles(picture)
  await expect(main.getByText('Uploaded')).toHaveCount(2)
  await main.getByRole('checkbox').check({ force: true })
  await main.getByRole('button', { name: 'Send application' }).click()
  await expect(main.getByRole('heading', { name: 'Your application is in review' })).toBeVisible()

  const desk = await page.context().newPage()
  await staffLogIn(desk, 'operator_catalogue')
  await desk.goto(`${staffUrl}/#/queue?kind=100`)
  await desk.getByRole('link', { name: new RegExp(`Shop .*${name}`) }).click()
  await expect(desk.getByRole('img', { name: /^Picture/ })).toHaveCount(2)
  // On a desktop the decision buttons are beside the case.
  if (isMobile) await desk.getByRole('button', { name: 'Decide' }).click()
  await desk.getByRole('button', { name: 'Approve', exact: true }).click()
  // The decision can be undone for ten seconds. It takes effect even though the operator closes the window.
  await saysAfter(desk, 'Undo', () => desk.getByRole('button', { name: 'Approve', exact: true }).last().click())
  await desk.close()

  await expect(main.getByRole('heading', { name: 'Your shop is open' })).toBeVisible()
  await main.getByRole('link', { name: 'View shop' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
})
