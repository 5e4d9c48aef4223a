import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { isLoggedIn, logIn, people, somebodyNew, staffDecides } from '../account.ts'
import { inLongRun, expect, open, says, test } from '../mall.ts'

const wallet = (view: string) => `#/pages/mine/wallet?view=${view}`
const main = (page: Page) => page.locator('#main')

test('a crypto transfer is submitted with proof, two staff approve, and the balance updates live', async ({ page }) => {
  const { token } = await somebodyNew()
  await isLoggedIn(page, token)
  await open(page, wallet('recharge'))
  await page.getByRole('tab', { name: 'Crypto' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('300')
  await expect(page.getByText(/^We'll hold this exact amount for you until/)).toBeVisible()
  await page.getByRole('textbox', { name: /Transaction ID/ }).fill(randomBytes(32).toString('hex'))
  const picture = await page.screenshot({ type: 'png' })
  await page.getByLabel('Add a picture').setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.getByRole('heading', { name: 'Under review' })).toBeVisible()
  const id = /sent=(\d+)/.exec(page.url())?.[1] ?? ''

  await staffDecides(page, 'operator_finance', '500', id, 'approve')
  await expect(page.getByRole('heading', { name: 'Under review' })).toBeVisible()
  await staffDecides(page, 'operator_risk', '500', id, 'approve')
  await expect(page.getByRole('heading', { name: 'Credited' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to wallet' }).click()
  await expect(
    main(page)
      .getByRole('region', { name: 'Activity' })
      .getByRole('button', { name: /^Top-up, .*\+\$300/ }),
  ).toBeVisible()
})

test('a card is charged on the page of the payment service, which returns to the record', async ({ page }) => {
  const { token } = await somebodyNew()
  await isLoggedIn(page, token)
  await open(page, wallet('recharge'))
  await page.getByRole('tab', { name: 'Card and bank' }).click()
  await page.getByRole('button', { name: '$200' }).click()
  await page.getByRole('radio', { name: /Bank card/ }).check({ force: true })
  await page.getByRole('button', { name: 'Pay $200.00' }).click()
  await expect(page.getByRole('heading', { name: 'Demo payment' })).toBeVisible()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  const receipt = page.getByRole('dialog')
  await expect(receipt.getByText('Completed').first()).toBeVisible()
  await expect(receipt.getByText('+$200.00')).toBeVisible()
})

test('a withdrawal shows fee and payout, waits in its list, and can be cancelled', async ({ page }) => {
  await logIn(page, people.oliver)
  await open(page, wallet('withdraw'))
  await page.getByRole('radio', { name: /Severn Savings/ }).check({ force: true })
  await page.getByRole('textbox', { name: 'Amount' }).fill('120')
  const costs = page.getByRole('group', { name: 'Fee and arrival' })
  await expect(costs.getByText('$119.00')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(people.oliver.password)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill(await newestCodeFor(page, people.oliver.email))
  await page.getByRole('button', { name: 'Withdraw $120.00' }).click()
  await expect(page.getByRole('heading', { name: 'Withdrawal requested' })).toBeVisible()
  await page.getByRole('link', { name: 'See my withdrawals' }).click()
  await page.getByRole('button', { name: 'Cancel withdrawal' }).first().click()
  await says(page, 'Withdrawal cancelled. The money is back in your wallet.')
})

test('a transfer names the shop before any money moves, and can be cancelled for a day', inLongRun, async ({ page }) => {
  await logIn(page, people.kenji)
  await open(page, wallet('transfer'))
  await page.getByRole('textbox', { name: 'Shop number or link' }).fill('1')
  await page.getByRole('button', { name: 'Find the shop' }).click()
  const heading = page.getByRole('heading', { name: /^You're transferring to / })
  await expect(heading).toBeVisible()
  const name = ((await heading.textContent()) ?? '').replace("You're transferring to ", '')
  // The mall treats two equal transfers within ten seconds as one, so each attempt uses another amount.
  const amount = `5.${String(Math.floor(Math.random() * 90) + 10)}`
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await page.getByLabel('Password', { exact: true }).fill(people.kenji.password)
  await page.getByRole('button', { name: `Transfer $${amount} to ${name}` }).click()
  await expect(page.getByRole('heading', { name: 'On its way' })).toBeVisible()
})

test('filters transactions and saves the filtered ones as CSV', inLongRun, async ({ page }) => {
  await logIn(page, people.mali)
  await open(page, wallet('transactions'))
  const lines = main(page).getByRole('button', { name: /Balance \$/ })
  await expect(lines.filter({ hasText: '\u2212$48.00' })).toBeVisible()
  await page.getByRole('radio', { name: 'Income' }).check({ force: true })
  await expect(lines.filter({ hasText: '\u2212$' })).toHaveCount(0)
  await expect(lines.filter({ hasText: '+$184.50' })).toBeVisible()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const table = await readFile(await (await coming).path(), 'utf8')
  expect(table).toContain('184.50')
  expect(table).not.toContain('48.00,')
  await says(page, 'CSV downloaded')
})

/** The newest code in the demo mailbox for this address. */
const newestCodeFor = async (page: Page, email: string): Promise<string> => {
  let code = ''
  await expect
    .poll(async () => {
      const mailbox = (await (await page.request.get('/demo/mailbox')).text()).replace(/<[^>]*>/g, ' ')
      const at = mailbox.indexOf(email)
      code = at < 0 ? '' : (/\b\d{6}\b/.exec(mailbox.slice(at + email.length))?.[0] ?? '')
      return code
    })
    .toMatch(/^\d{6}$/)
  return code
}
