import type { Locator, Page } from '@playwright/test'
import { expect, open, says, staffUrl } from './mall.ts'
import { type ShopWords, begins } from './new-shop-words.ts'

export type Person = { name: string; email: string; password: string }
const inEachLanguage = ['English', '简体中文', '繁體中文', 'Español', '日本語', 'ไทย']
const pictureOf = async (page: Page, name: string) => ({ name, mimeType: 'image/png', buffer: await page.screenshot({ type: 'png' }) })

/** Presses a button that opens a file input of the same name, and uploads a picture. */
const gives = async (page: Page, button: Locator, name: string): Promise<void> => {
  const picture = await pictureOf(page, name)
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.first().click()])
  await chooser.setFiles(picture)
}

/** Opens a screen of a console by the sidebar. On a phone, uses the tab bar or the menu under the last tab. */
export const goesTo = async (page: Page, { console: words }: Pick<ShopWords['seller'], 'console'>, screen: string): Promise<void> => {
  const link = (nav: string) => page.getByRole('navigation', { name: nav }).getByRole('link', { name: begins(screen) })
  const tabs = page.getByRole('navigation', { name: words.shortcuts })
  await expect(page.getByRole('navigation').first()).toBeVisible()
  if (await link(words.shortcuts).isVisible()) return link(words.shortcuts).click()
  if (await tabs.isVisible()) await tabs.getByRole('button', { name: words.more }).click()
  await link(words.screens).click()
}

export const registers = async (page: Page, { account, signIn, form }: ShopWords, { name, email, password }: Person): Promise<void> => {
  await open(page, '#/pages/users/register')
  await page.getByLabel(signIn.fullName).fill(name)
  await page.getByLabel(signIn.email, { exact: true }).fill(email)
  await page.getByLabel(form.password, { exact: true }).fill(password)
  await page.getByLabel(form.confirm, { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('main').getByRole('button', { name: signIn.create, exact: true }).click()
  await page.getByRole('button', { name: account.skip, exact: true }).click()
  await expect(page).toHaveURL(/#\/$/)
}

/** The code in the newest email to this address, once it differs from the code `before`. */
export const codeFor = async (page: Page, email: string, before = ''): Promise<string> => {
  let code = ''
  const read = async () => {
    const mailbox = (await (await page.request.get('/demo/mailbox')).text()).replace(/<[^>]*>/g, ' ')
    const at = mailbox.indexOf(email)
    code = at < 0 ? '' : (/\b\d{6}\b/.exec(mailbox.slice(at + email.length))?.[0] ?? '')
    return code !== '' && code !== before
  }
  await expect.poll(read, { message: `a code for ${email}` }).toBe(true)
  return code
}

/** Verifies the email address on the account page with the code from the welcome email. */
export const provesEmail = async (page: Page, { account, form }: ShopWords, email: string): Promise<void> => {
  await open(page, '#/pages/mine/dashboard')
  await page.getByRole('button', { name: account.verify, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: account.verifyTitle })
  await sheet.getByRole('textbox', { name: form.code }).fill(await codeFor(page, email))
  await sheet.getByRole('button', { name: account.verify, exact: true }).click()
  await expect(sheet).toBeHidden()
}

/** Opens the application from the account page, and fills in the applicant, address and documents. */
export const applies = async (page: Page, words: ShopWords, shop: string): Promise<void> => {
  const { addresses, application, profile } = words
  await page.getByRole('link', { name: profile.seller.none.action, exact: true }).last().click()
  const main = page.locator('#main')
  await main.getByRole('textbox', { name: application.name }).fill(shop)
  await expect(main.getByText(application.nameFree)).toBeVisible()
  await main.getByRole('combobox', { name: addresses.country }).fill(words.country('TH').slice(0, 4))
  await page.getByRole('option', { name: words.country('TH') }).click()
  await main.getByRole('textbox', { name: addresses.street }).fill('1 Soi Ari')
  await main.getByRole('combobox', { name: addresses.states.province }).fill('Bangkok')
  await main.getByRole('combobox', { name: addresses.city }).fill('Bangkok')
  await main.getByRole('textbox', { name: addresses.postcode }).fill('10400')
  await main.getByRole('textbox', { name: application.phone }).fill('+66 81 555 0142')
  for (const side of [application.front, application.back])
    await gives(page, main.getByRole('button', { name: `${application.chooseFile}: ${side}` }), 'paper.png')
  await expect(main.getByText(application.sent, { exact: true })).toHaveCount(2)
  // The label contains a link in its middle, so the test clicks the checkbox at its edge.
  await main
    .locator('label')
    .filter({ hasText: application.agree })
    .click({ position: { x: 12, y: 12 } })
  await expect(main.getByRole('checkbox')).toBeChecked()
  await main.getByRole('button', { name: application.send }).click()
  await expect(main.getByRole('heading', { name: application.applying })).toBeVisible()
}

/** An operator opens the case that shows this text and decides it. For ten seconds the decision can be undone; then it takes effect. */
export const decides = async (
  desk: Page,
  { cases, operator }: ShopWords,
  which: { kind: '100' | '200' | '300'; says: string | RegExp },
  decided: 'approve' | 'received',
): Promise<void> => {
  const decision = cases.decisions[decided]
  await desk.goto(staffUrl)
  await goesTo(desk, operator, operator.screens.queue)
  await desk
    .getByRole('navigation', { name: cases.kindsLabel })
    .getByRole('link', { name: begins(cases.kinds[which.kind]) })
    .click()
  await desk.getByRole('list', { name: cases.title }).getByRole('link').filter({ hasText: which.says }).first().click()
  const isPhone = await desk.getByRole('navigation', { name: operator.console.shortcuts }).isVisible()
  if (isPhone) await desk.getByRole('button', { name: cases.decide, exact: true }).click()
  const form = desk.getByRole('form', { name: decision })
  await desk.getByRole('button', { name: decision, exact: true }).first().click()
  await form.getByRole('button', { name: begins(decision) }).click()
  await expect(desk.getByRole('button', { name: begins(cases.undo) })).toBeVisible()
}

/** Opens one of the setup steps that the dashboard of a new shop lists. */
export const takesStep = async (
  page: Page,
  { dashboard, seller }: ShopWords,
  step: keyof ShopWords['dashboard']['steps'],
): Promise<void> => {
  await goesTo(page, seller, seller.screens.dashboard)
  await page.getByRole('link', { name: dashboard.steps[step] }).click()
}

/** Sets up shipping within the shop's country. Without a shipping method, buyers cannot order. */
export const saysHowItSends = async (page: Page, words: ShopWords): Promise<void> => {
  const { settings } = words
  await takesStep(page, words, 'ship')
  await page.getByRole('button', { name: settings.addWay }).click()
  await page.getByRole('textbox', { name: settings.wayName, exact: true }).fill('Standard')
  await page.getByRole('textbox', { name: settings.carrier }).fill('Kerry')
  await page.getByRole('textbox', { name: settings.rate.fee, exact: true }).fill(words.sum('2.50'))
  await page.getByRole('button', { name: settings.save, exact: true }).click()
  await says(page, settings.saved)
}

/** Sets the payout account. A code from the mailbox confirms the change. */
export const saysWhereEarningsGo = async (page: Page, words: ShopWords, email: string): Promise<void> => {
  const { form, settings } = words
  const known = await codeFor(page, email)
  await takesStep(page, words, 'payout')
  const bank = {
    bank_name: 'Bangkok Commercial',
    account_name: 'Noor Vale',
    account_number: '1234567890',
    routing_number: 'BKKBTHBK',
  } as const
  for (const name of Object.keys(bank) as (keyof typeof bank)[])
    await page.getByRole('textbox', { name: settings.bankFields[name], exact: true }).fill(bank[name])
  await page.getByRole('button', { name: form.sendCode }).click()
  await page.getByRole('textbox', { name: form.code }).fill(await codeFor(page, email, known))
  await page.getByRole('button', { name: settings.save, exact: true }).click()
  await expect(page.getByText(begins(settings.rests('').slice(0, -1)))).toBeVisible()
}

/** Enters a new product in six languages, with a picture, a price and a category, and submits it. */
export const fillsProduct = async (page: Page, words: ShopWords, title: string): Promise<void> => {
  const { editor } = words
  await expect(page.getByRole('heading', { level: 1, name: editor.newTitle })).toBeVisible()
  for (const language of inEachLanguage) {
    await page.getByRole('button', { name: begins(language) }).click()
    await page.getByRole('textbox', { name: editor.name, exact: true }).fill(language === 'English' ? title : `${title} (${language})`)
    await page.getByRole('textbox', { name: editor.short }).fill('Light for a corner')
    await page.getByRole('textbox', { name: editor.description, exact: true }).fill('Folded by hand, one by one.')
    await expect(page.getByRole('button', { name: `${language} ${editor.filled(3, 3)}` })).toBeVisible()
  }
  await gives(page, page.getByRole('button', { name: editor.addPictures }), 'lamp.png')
  await expect(page.getByRole('img', { name: editor.picture(1) })).toBeVisible()
  await page.getByRole('textbox', { name: begins(editor.priceOf('')) }).fill(words.sum('48.00'))
  await page.getByRole('combobox', { name: editor.category }).fill(words.lights)
  await page.getByRole('combobox', { name: editor.category }).press('Enter')
  await page.getByRole('button', { name: editor.send }).click()
  await expect(page.getByText(editor.reviewTitle)).toBeVisible()
}

/** Requests a stock delivery of this product, with its documents. Returns the name of the case in the staff queue. */
export const bringsIn = async (page: Page, words: ShopWords, title: string): Promise<RegExp> => {
  const { cases, intakes } = words
  await page
    .getByRole('button', { name: new RegExp(title) })
    .first()
    .click()
  await page.getByRole('textbox', { name: begins(intakes.quantity(title)) }).fill('5')
  await gives(page, page.getByRole('button', { name: intakes.addDocument }), 'note.png')
  await expect(page.getByText('note.png')).toBeVisible()
  await page.getByLabel(intakes.arrives).fill(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10))
  await page.getByRole('button', { name: intakes.send }).click()
  const heading = page.getByRole('heading', { level: 1, name: /\d$/ })
  await expect(heading).toHaveText(begins(intakes.one('')))
  const number = /\d+$/.exec((await heading.textContent()) ?? '')?.[0] ?? ''
  return new RegExp(`${cases.kinds['300']} ${number}(?!\\d)`)
}

/** Ends the waiting time of an order or a payout on the demo mall's time page. */
export const letsTimePass = async (page: Page, of: string): Promise<void> => {
  const clock = await page.context().newPage()
  await clock.goto('/demo/time')
  await clock.getByRole('button', { name: `Skip the wait of ${of}` }).click()
  await expect(clock.getByText(of)).toHaveCount(0)
  await clock.close()
}
