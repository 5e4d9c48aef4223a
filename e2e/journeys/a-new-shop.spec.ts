import type { Page } from '@playwright/test'
import { staffLogIn } from '../account.ts'
import { expect, inLongRun, onDesktop, open, test } from '../mall.ts'
import {
  applies,
  bringsIn,
  codeFor,
  decides,
  letsTimePass,
  provesEmail,
  registers,
  saysHowItSends,
  saysWhereEarningsGo,
  writesProduct,
} from '../new-shop.ts'

const somebody = (name: string) => ({
  name,
  email: `${name.split(' ')[0]}.${crypto.randomUUID().slice(0, 8)}@example.org`,
  password: 'quiet-otter-47',
})

/** Finds it in the shop, says where to, and pays on the page of the payment service. */
const buys = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Buy now' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'New address' })
  await sheet.getByLabel('Full name').fill('Ines Moreau')
  await sheet.getByRole('combobox', { name: 'Country or region' }).fill('Thai')
  await page.getByRole('option', { name: 'Thailand' }).click()
  await sheet.getByRole('combobox', { name: 'Province' }).fill('Bangkok')
  await sheet.getByRole('combobox', { name: 'City' }).fill('Bangkok')
  await sheet.getByLabel('Street and house number').fill('12 High Street')
  await sheet.getByLabel('Postal code').fill('10110')
  await sheet.getByLabel('Phone').fill('+66815550142')
  await sheet.getByLabel('Phone').press('Enter')
  await expect(sheet).toBeHidden()
  for (const step of ['delivery', 'payment']) await page.getByRole('link', { name: `Continue to ${step}` }).click()
  await page.getByRole('radio', { name: /Bank card/ }).check({ force: true })
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible()
  await page.getByRole('link', { name: 'Track order' }).click()
}

/** Takes the one order on and sends it; answers its number. */
const sends = async (page: Page): Promise<string> => {
  await page.goto(new URL('#/orders', page.url()).href)
  await page
    .getByRole('link', { name: /^Order \d/ })
    .first()
    .click()
  const heading = page.getByRole('heading', { level: 1, name: /^Order \d/ })
  await expect(heading).toBeVisible()
  const orderNo = ((await heading.textContent()) ?? '').replace('Order ', '')
  await page.getByRole('button', { name: 'Accept order' }).click()
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Ship' })
  const example = /Looks like (\S+)/.exec((await sheet.getByText(/^Looks like/).textContent()) ?? '')?.[1] ?? ''
  await sheet.getByRole('textbox', { name: 'Tracking number' }).fill(example)
  await sheet.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(page.getByRole('region', { name: 'Parcel' }).getByText(example)).toBeVisible()
  return orderNo
}

test(
  'a shopper opens a shop; its first product is written, brought in, bought, sent and received, and the money is asked for',
  { tag: [onDesktop.tag, inLongRun.tag] },
  async ({ page, browser }) => {
    // Four decisions of staff can each be taken back for ten seconds: they are waited for.
    test.slow()
    const seller = somebody('Noor Vale')
    const shop = `Shop ${seller.email.split(/[.@]/)[1]}`
    const title = `Lamp ${shop.slice(-8)}`
    const desk = await page.context().newPage()
    await staffLogIn(desk, 'operator_catalogue')

    await test.step('applies, and is approved', async () => {
      await registers(page, seller)
      await provesEmail(page, seller.email)
      await applies(page, shop)
      await decides(desk, { kind: '100', says: shop }, 'Approve')
      await expect(page.getByRole('heading', { name: 'Your shop is open' })).toBeVisible()
    })
    await test.step('enters the console from the mall, and writes the first product', async () => {
      await page.getByRole('link', { name: 'Manage backend' }).last().click()
      await expect(page).toHaveURL(/^http:\/\/seller\.localhost/)
      await writesProduct(page, title)
      await decides(desk, { kind: '200', says: title }, 'Approve')
      await saysHowItSends(page)
      await saysWhereEarningsGo(page, seller.email)
    })
    await test.step('brings pieces in', async () => {
      const says = await bringsIn(page, title)
      await decides(desk, { kind: '300', says }, 'Approve')
      await expect(page.getByText('Awaited').first()).toBeVisible()
      await decides(desk, { kind: '300', says }, 'Received')
      await expect(page.getByText('Received').first()).toBeVisible()
    })
    const street = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
    await test.step('somebody else finds it and buys it, and gets it', async () => {
      await registers(street, somebody('Ines Moreau'))
      await open(street, `#/pages/search/search?q=${encodeURIComponent(title)}`)
      await street
        .getByRole('link', { name: new RegExp(title) })
        .first()
        .click()
      await buys(street)
      const orderNo = await sends(page)
      await street.getByRole('button', { name: 'Confirm receipt' }).first().click()
      await street.getByRole('dialog').getByRole('button', { name: 'Confirm receipt' }).click()
      await expect(street.getByRole('heading', { name: 'Receipt confirmed', exact: true })).toBeVisible()
      await letsTimePass(desk, orderNo)
      await expect(street.getByRole('heading', { name: 'Completed', exact: true })).toBeVisible()
    })
    await test.step('the money is the shop’s, and it is asked for', async () => {
      await letsTimePass(desk, seller.email)
      await page.goto(new URL('#/payments', page.url()).href)
      const available = page.getByRole('list', { name: 'Balances' }).getByRole('listitem').first()
      await expect(available).toContainText(/^Available\$[1-9]\d\.\d\d/)
      const known = await codeFor(page, seller.email)
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
      const sheet = page.getByRole('dialog', { name: 'Withdraw' })
      await sheet.getByRole('textbox', { name: 'Amount' }).fill('30')
      await sheet.getByLabel('Password', { exact: true }).fill(seller.password)
      await sheet.getByRole('button', { name: 'Send code' }).click()
      await sheet.getByRole('textbox', { name: 'Code' }).fill(await codeFor(page, seller.email, known))
      await sheet.getByRole('button', { name: 'Ask for withdrawal' }).click()
      await expect(sheet).toBeHidden()
      await expect(page.getByText('Under review').first()).toBeVisible()
    })
  },
)
