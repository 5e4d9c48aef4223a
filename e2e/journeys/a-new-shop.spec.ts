import type { BrowserContext, Page } from '@playwright/test'
import { staffLogIn } from '../account.ts'
import { expect, inLongRun, type Lang, languages, open, test } from '../mall.ts'
import { type ShopWords, begins, shopWordsIn } from '../new-shop-words.ts'
import {
  applies,
  bringsIn,
  codeFor,
  decides,
  fillsProduct,
  goesTo,
  letsTimePass,
  provesEmail,
  registers,
  saysHowItSends,
  saysWhereEarningsGo,
  takesStep,
} from '../new-shop.ts'

const somebody = (name: string) => ({
  name,
  email: `${name.split(' ')[0]}.${crypto.randomUUID().slice(0, 8)}@example.org`,
  password: 'quiet-otter-47',
})

/** Sets the language of the mall and the staff console. The shop's console inherits it from the mall. */
const reads = (context: BrowserContext, lang: Lang): Promise<unknown> =>
  context.addInitScript((chosen) => {
    if (location.hostname.startsWith('seller.')) return
    for (const name of ['lang', 'staff.lang']) localStorage.setItem(name, chosen)
  }, lang)

/** A buyer finds the product, enters an address, and pays on the payment service's page. */
const buys = async (page: Page, words: ShopWords): Promise<void> => {
  const { addresses, checkout, product } = words
  await page.getByRole('button', { name: product.buyNow }).first().click()
  const sheet = page.getByRole('dialog', { name: addresses.newTitle })
  await sheet.getByLabel(addresses.fullName).fill('Ines Moreau')
  await sheet.getByRole('combobox', { name: addresses.country }).fill(words.country('TH').slice(0, 4))
  await page.getByRole('option', { name: words.country('TH') }).click()
  await sheet.getByRole('combobox', { name: addresses.states.province }).fill('Bangkok')
  await sheet.getByRole('combobox', { name: addresses.city }).fill('Bangkok')
  await sheet.getByLabel(addresses.street).fill('12 High Street')
  await sheet.getByLabel(addresses.postcode).fill('10110')
  await sheet.getByLabel(addresses.phone).fill('+66815550142')
  await sheet.getByRole('button', { name: addresses.save }).click()
  await expect(sheet).toBeHidden()
  for (const step of [checkout.toDelivery, checkout.toPayment]) await page.getByRole('link', { name: step }).click()
  await page.getByText(checkout.ways.card, { exact: true }).click()
  await page.getByRole('button', { name: begins(checkout.pay('')) }).click()
  await page.locator('button[value="approve"]').click()
  await expect(page.getByRole('heading', { level: 1, name: checkout.placedTitle })).toBeVisible()
  await page.getByRole('link', { name: checkout.track }).click()
}

/** Ships the only order of the shop. Returns the order number. */
const sends = async (page: Page, { sale, seller }: ShopWords): Promise<string> => {
  await goesTo(page, seller, seller.screens.orders)
  await page
    .getByRole('main')
    .getByRole('link', { name: begins(sale.order('')) })
    .first()
    .click()
  const heading = page.getByRole('heading', { level: 1, name: /\d$/ })
  await expect(heading).toHaveText(begins(sale.order('')))
  const orderNo = ((await heading.textContent()) ?? '').slice(sale.order('').length)
  await page.getByRole('button', { name: sale.actions.accept }).click()
  await page.getByRole('button', { name: sale.actions.ship, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: sale.actions.ship })
  await sheet.getByRole('combobox').selectOption('dhl')
  const parcelNumber = `41${Date.now().toString().slice(-8)}`
  await sheet.getByRole('textbox', { name: sale.trackingNo }).fill(parcelNumber)
  await sheet.getByRole('button', { name: sale.send }).click()
  await expect(page.getByRole('region', { name: sale.parcels(1) }).getByText(parcelNumber)).toBeVisible()
  return orderNo
}

for (const [lang, locale] of [
  ['en', 'en-GB'],
  ['es', 'es-ES'],
] as const)
  test.describe(`read in ${languages[lang]}`, () => {
    test.use({ locale })
    test(
      'a shopper opens a shop, writes, stocks, sells and ships its first product, and requests payout after receipt',
      inLongRun,
      async ({ page, browser }) => {
        // Four decisions of staff can each be undone for ten seconds; the test waits until they take effect.
        test.slow()
        const words = await shopWordsIn(lang)
        const { application, form, intakes, orders, payments, seller } = words
        const owner = somebody('Noor Vale')
        const shop = `Shop ${owner.email.split(/[.@]/)[1]}`
        const title = `Lamp ${shop.slice(-8)}`
        await reads(page.context(), lang)
        const desk = await page.context().newPage()
        await staffLogIn(desk, 'operator_catalogue')

        await test.step('the shopper applies and is approved', async () => {
          await registers(page, words, owner)
          await provesEmail(page, words, owner.email)
          await applies(page, words, shop)
          await decides(desk, words, { kind: '100', says: shop }, 'approve')
          await expect(page.getByRole('heading', { name: application.approved })).toBeVisible()
        })
        await test.step('the owner opens the console from the mall and creates the first product', async () => {
          await page.getByRole('link', { name: application.toBackend }).last().click()
          await expect(page).toHaveURL(/^http:\/\/seller\.localhost/)
          await takesStep(page, words, 'sell')
          await fillsProduct(page, words, title)
          await decides(desk, words, { kind: '200', says: title }, 'approve')
          await saysHowItSends(page, words)
          await saysWhereEarningsGo(page, words, owner.email)
        })
        await test.step('the owner brings in stock', async () => {
          await takesStep(page, words, 'stock')
          const says = await bringsIn(page, words, title)
          await decides(desk, words, { kind: '300', says }, 'approve')
          await expect(page.getByText(intakes.states.approved).first()).toBeVisible()
          await decides(desk, words, { kind: '300', says }, 'received')
          await expect(page.getByText(intakes.states.received).first()).toBeVisible()
        })
        const street = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
        await reads(street.context(), lang)
        await test.step('another shopper finds, buys and receives the product', async () => {
          await registers(street, words, somebody('Ines Moreau'))
          await open(street, `#/pages/search/search?q=${encodeURIComponent(title)}`)
          await street
            .getByRole('link', { name: new RegExp(title) })
            .first()
            .click()
          await buys(street, words)
          const orderNo = await sends(page, words)
          await street.getByRole('button', { name: orders.actions.complete }).first().click()
          await street.getByRole('dialog').getByRole('button', { name: orders.actions.complete }).click()
          await expect(street.getByText(begins(orders.deadline.completed('')))).toBeVisible()
          await letsTimePass(desk, orderNo)
          await expect(street.getByRole('term').filter({ hasText: orders.successAt })).toBeVisible()
        })
        await test.step('the shop receives the proceeds and requests a withdrawal', async () => {
          await letsTimePass(desk, owner.email)
          await goesTo(page, seller, seller.screens.payments)
          const available = page.getByRole('list', { name: payments.balances }).getByRole('listitem').first()
          await expect(available).toContainText(payments.figures.available)
          await expect(available).toContainText(/[1-9]\d[.,]\d\d/)
          const known = await codeFor(page, owner.email)
          await page.getByRole('button', { name: payments.withdraw, exact: true }).click()
          const sheet = page.getByRole('dialog', { name: payments.withdraw })
          await sheet.getByRole('textbox', { name: payments.amount }).fill(words.sum('30.50'))
          await sheet.getByLabel(form.password, { exact: true }).fill(owner.password)
          await sheet.getByRole('button', { name: form.sendCode }).click()
          await sheet.getByRole('textbox', { name: form.code }).fill(await codeFor(page, owner.email, known))
          await sheet.getByRole('button', { name: payments.ask }).click()
          await expect(sheet).toBeHidden()
          await expect(page.getByText(payments.states.submitted).first()).toBeVisible()
        })
      },
    )
  })
