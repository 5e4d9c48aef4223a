import type { Page } from '@playwright/test'
import { expect, open, staffUrl } from './mall.ts'

export type Person = { name: string; email: string; password: string }
const inEachLanguage = ['English', '简体中文', '繁體中文', 'Español', '日本語', 'ไทย']
const pictureOf = async (page: Page, name: string) => ({ name, mimeType: 'image/png', buffer: await page.screenshot({ type: 'png' }) })

export const registers = async (page: Page, { name, email, password }: Person): Promise<void> => {
  await open(page, '#/pages/users/register')
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password again').fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/#\/$/)
}

/** The code of the newest letter to somebody, once it is another than the one before. */
export const codeFor = async (page: Page, email: string, before = ''): Promise<string> => {
  let code = ''
  const read = async () => {
    const letters = (await (await page.request.get('/demo/mailbox')).text()).replace(/<[^>]*>/g, ' ')
    const at = letters.indexOf(email)
    code = at < 0 ? '' : (/\b\d{6}\b/.exec(letters.slice(at + email.length))?.[0] ?? '')
    return code !== '' && code !== before
  }
  await expect.poll(read, { message: `a code for ${email}` }).toBe(true)
  return code
}

/** The letter of welcome brings the code that proves the e-mail. */
export const provesEmail = async (page: Page, email: string): Promise<void> => {
  await open(page, '#/pages/mine/confing?section=contact')
  await page.getByRole('button', { name: 'Verify' }).first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: 'Code' }).fill(await codeFor(page, email))
  await sheet.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(sheet).toBeHidden()
}

/** Writes down who applies, where, and with which papers. */
export const applies = async (page: Page, shop: string): Promise<void> => {
  await open(page, '#/pages/shop/create')
  const main = page.locator('#main')
  await main.getByRole('textbox', { name: 'Shop name' }).fill(shop)
  await expect(main.getByText('This name is free')).toBeVisible()
  await main.getByRole('combobox', { name: 'Country or region' }).fill('Thai')
  await page.getByRole('option', { name: 'Thailand' }).click()
  await main.getByRole('textbox', { name: /Street/ }).fill('1 Soi Ari')
  await main.getByRole('combobox', { name: 'Province' }).fill('Bangkok')
  await main.getByRole('combobox', { name: /City/ }).fill('Bangkok')
  await main.getByRole('textbox', { name: 'Postal code' }).fill('10400')
  await main.getByRole('textbox', { name: 'Phone' }).fill('+66 81 555 0142')
  const paper = await pictureOf(page, 'paper.png')
  for (const side of ['Front', 'Back']) await main.locator(`input[aria-label="Choose a picture: ${side}"]`).setInputFiles(paper)
  await expect(main.getByText('Received')).toHaveCount(2)
  await main.getByRole('checkbox').check({ force: true })
  await main.getByRole('button', { name: 'Send application' }).click()
  await expect(main.getByRole('heading', { name: 'Your application is being reviewed' })).toBeVisible()
}

/** Somebody of the staff opens the case that says this, and decides it; it can be taken back for ten seconds, and comes about then. */
export const decides = async (
  desk: Page,
  which: { kind: string; says: string | RegExp },
  decision: 'Approve' | 'Received',
): Promise<void> => {
  await desk.goto(`${staffUrl}/#/queue?kind=${which.kind}`)
  await desk.getByRole('list', { name: 'Queue' }).getByRole('link').filter({ hasText: which.says }).first().click()
  await desk
    .getByRole('button', { name: 'Decide' })
    .or(desk.getByRole('button', { name: decision, exact: true }))
    .first()
    .click()
  const form = desk.getByRole('form', { name: decision })
  if (!(await form.isVisible())) await desk.getByRole('button', { name: decision, exact: true }).first().click()
  await form.getByRole('button', { name: new RegExp(`^${decision}`) }).click()
  await expect(desk.getByRole('button', { name: /^Undo/ })).toBeVisible()
}

/** Says how it sends at home: without a way nothing can be bought. */
export const saysHowItSends = async (page: Page): Promise<void> => {
  await page.goto(new URL('#/shipping', page.url()).href)
  await page.getByRole('button', { name: 'Add a way of sending' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Standard')
  await page.getByRole('textbox', { name: 'Carrier' }).fill('Kerry')
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('2.00')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Standard' })).toBeVisible()
}

/** Says where the earnings go; a code from the mailbox proves who says it. */
export const saysWhereEarningsGo = async (page: Page, email: string): Promise<void> => {
  const known = await codeFor(page, email)
  await page.goto(new URL('#/payout-settings', page.url()).href)
  const bank = {
    Bank: 'Bangkok Commercial',
    'Account holder': 'Noor Vale',
    'Account number or IBAN': '1234567890',
    'Routing number or BIC': 'BKKBTHBK',
  }
  for (const [label, value] of Object.entries(bank)) await page.getByRole('textbox', { name: label, exact: true }).fill(value)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill(await codeFor(page, email, known))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/Nothing is paid out until/)).toBeVisible()
}

/** Writes the first product of a shop. */
export const writesProduct = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('link', { name: /Sell your first product/ }).click()
  await fillsProduct(page, title)
}

/** Writes a new product in six languages, with a picture, a price and its place, and sends it. */
export const fillsProduct = async (page: Page, title: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: 'New product' })).toBeVisible()
  for (const language of inEachLanguage) {
    await page.getByRole('button', { name: new RegExp(`^${language}`) }).click()
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(language === 'English' ? title : `${title} (${language})`)
    await page.getByRole('textbox', { name: 'Short description' }).fill('Light for a corner')
    await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Folded by hand, one by one.')
    await expect(page.getByRole('button', { name: `${language} 3 of 3 filled` })).toBeVisible()
  }
  await page.locator('input[aria-label="Add pictures"]').setInputFiles(await pictureOf(page, 'lamp.png'))
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await page.getByRole('textbox', { name: /^Price of/ }).fill('48')
  await page.getByRole('textbox', { name: 'Category' }).fill('light')
  await page.getByRole('textbox', { name: 'Category' }).press('Enter')
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByText('The mall is looking at it')).toBeVisible()
}

/** Asks to bring pieces of it in, with its papers; answers what it is called in the queue. */
export const bringsIn = async (page: Page, title: string): Promise<RegExp> => {
  await page.goto(new URL('#/stock/new', page.url()).href)
  await page
    .getByRole('button', { name: new RegExp(title) })
    .first()
    .click()
  await page.getByRole('textbox', { name: new RegExp(`^Pieces of ${title}`) }).fill('5')
  await page.locator('input[aria-label="Add a picture of the document"]').setInputFiles(await pictureOf(page, 'note.png'))
  await expect(page.getByText('note.png')).toBeVisible()
  await page.getByLabel('Arrives on').fill(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10))
  await page.getByRole('button', { name: 'Send request' }).click()
  const heading = page.getByRole('heading', { level: 1, name: /^Stock-in \d/ })
  await expect(heading).toBeVisible()
  return new RegExp(`${(await heading.textContent()) ?? ''}(?!\\d)`)
}

/** In a demo mall the time that an order or a payout waits for is over when somebody says so. */
export const letsTimePass = async (page: Page, of: string): Promise<void> => {
  const clock = await page.context().newPage()
  await clock.goto('/demo/time')
  await clock.getByRole('button', { name: `Let the time of ${of} pass` }).click()
  await expect(clock.getByText(of)).toHaveCount(0)
  await clock.close()
}
