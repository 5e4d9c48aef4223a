import type { Page } from '@playwright/test'
import { ask, isLoggedIn, read, somebodyNew } from '../account.ts'
import { expect, mallUrl, once, onDesktop, open, test } from '../mall.ts'
import { findPlain, openProduct } from '../product-page.ts'

const hash = '#/pages/cart/mycart'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const logInOnTheSheet = async (page: Page, { email, password }: { email: string; password: string }) => {
  const sheet = page.getByRole('dialog', { name: 'Log in' })
  await sheet.getByLabel('E-mail', { exact: true }).fill(email)
  await sheet.getByRole('textbox', { name: 'Password' }).fill(password)
  await sheet.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(sheet).toBeHidden()
}

test('a visitor’s cart survives a reload and is merged into the account at log-in', once, async ({ page, request }) => {
  const plain = await findPlain(request)
  const someone = await somebodyNew()
  const had = { product_id: plain.id, quantity: '2' }
  expect((await ask(page.request, '/checkout/cart/add', had, someone.token)).code).toBe(200)

  await openProduct(page, plain.id)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).filter({ visible: true }).click()
  await open(page, hash)
  await page.reload()
  await expect(heading(page, 'Cart (1)')).toBeVisible()
  await page.getByRole('button', { name: `One more of ${plain.name_en}` }).click()
  const quantity = page.getByRole('textbox', { name: `Quantity of ${plain.name_en}` })
  await expect(quantity).toHaveValue('2')

  await page.getByRole('button', { name: 'Check out (1)' }).filter({ visible: true }).click()
  await logInOnTheSheet(page, someone)
  await expect(page).toHaveURL(/cart\/mycart$/)
  await expect(quantity).toHaveValue('4')
  expect(await page.evaluate(() => localStorage.getItem('guest-cart'))).toBe('[]')
  await page.reload()
  await expect(quantity).toHaveValue('4')
})

test('a cart change appears on another device, and a removed line is restored', onDesktop, async ({ page, browser, request }) => {
  const plain = await findPlain(request)
  const { token } = await somebodyNew()
  await ask(page.request, '/checkout/cart/add', { product_id: plain.id, quantity: '1' }, token)
  await isLoggedIn(page, token)
  const elsewhere = await (await browser.newContext({ baseURL: mallUrl })).newPage()
  await isLoggedIn(elsewhere, token)
  await page.clock.install()
  await Promise.all([open(page, hash), open(elsewhere, hash)])
  await expect(heading(page, 'Cart (1)')).toBeVisible()
  const there = elsewhere.getByRole('textbox', { name: `Quantity of ${plain.name_en}` })
  await expect(there).toHaveValue('1')

  const quantity = page.getByRole('textbox', { name: `Quantity of ${plain.name_en}` })
  await quantity.fill('3')
  await quantity.press('Enter')
  await expect(there).toHaveValue('3')

  // A removed cart line can be restored for eight seconds. The test stops the clock until it presses Undo.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await page.getByRole('button', { name: `Remove ${plain.name_en}` }).click()
  await page.clock.runFor(2000)
  await expect(heading(elsewhere, 'Your cart is empty')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.clock.resume()
  await expect(quantity).toHaveValue('3')
  await expect(there).toHaveValue('3')

  const { data } = await read(page.request, '/checkout/cart', token)
  const { items, discount, delivery, delivery_discount, tax, total } = (data as { costs: Record<string, string> }).costs
  const cents = (amount = '') => Math.round(Number(amount) * 100)
  expect(cents(total)).toBe(cents(items) - cents(discount) + cents(delivery) - cents(delivery_discount) + cents(tax))
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(`$${total}`)
  await elsewhere.context().close()
})
