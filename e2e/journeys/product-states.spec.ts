import type { ConsoleMessage } from '@playwright/test'
import { violationsInBothThemes } from '../access/both-themes.ts'
import { browserDraws, expect, hasChosen, type Lang, languages, open, overflowPx, scrollThrough, test } from '../mall.ts'
import { addressOf, buyBar, findPlain, findShoe, openProduct, withChange } from '../product-page.ts'

test('a product that is no longer sold explains itself and offers six others', { tag: '@once' }, async ({ page, request }) => {
  const plain = await findPlain(request)
  await browserDraws(page)
  await page.route('**/customer/product/detail*', (route) =>
    route.fulfill({ json: { code: 2000021, message: 'The product is no longer sold.', data: { id: plain.id, name_en: plain.name_en } } }),
  )
  await open(page, addressOf(plain.id))
  await expect(page.getByRole('heading', { level: 1, name: 'This product is no longer sold' })).toBeVisible()
  await expect(page.getByText(plain.name_en ?? '')).toBeVisible()
  await expect(page.locator('article')).toHaveCount(6)
})

test('a product that never was says so, and shows what people buy', { tag: '@once' }, async ({ page }) => {
  for (const id of ['999999999', 'x', '']) {
    await open(page, addressOf(id))
    await expect(page.getByRole('heading', { level: 1, name: "We don't have this product" })).toBeVisible()
    await expect(page.locator('article')).toHaveCount(6)
  }
})

test('a product that did not load can be asked for again', { tag: '@once' }, async ({ page, request }) => {
  const plain = await findPlain(request)
  let away = true
  await browserDraws(page)
  await page.route('**/customer/product/detail*', (route) => (away ? route.abort() : route.continue()))
  await open(page, addressOf(plain.id))
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  away = false
  await again.click()
  await expect(page.getByRole('heading', { level: 1, name: plain.name_en })).toBeVisible()
})

test('axe finds nothing on the page, in the chooser or in the viewer, by light and by dark', async ({ page, request, isMobile }) => {
  const shoe = await findShoe(request)
  await openProduct(page, shoe.id)
  await scrollThrough(page)
  await expect(page.getByRole('button', { name: /^5 stars/ })).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
  await buyBar(page, isMobile).getByRole('button', { name: 'Buy now' }).click()
  await expect(page.getByRole('dialog', { name: 'Choose options' })).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Full screen: Picture 1/ }).click()
  expect(await violationsInBothThemes(page)).toEqual([])
})

const longest = 'Ridgeline trail running shoes with a breathable mesh upper, '.repeat(3)
for (const lang of Object.keys(languages) as Lang[]) {
  test(`nothing is wider than the screen in ${lang}, with a long name, no picture and nothing to pay`, async ({
    page,
    request,
    isMobile,
  }) => {
    const shoe = await findShoe(request)
    await hasChosen(page, { lang })
    await withChange(page, (detail) => {
      for (const each of Object.keys(languages) as Lang[]) detail[`name_${each}`] = longest
      Object.assign(detail, { images: [], image: null, price: '0.00', list_price: null })
      detail.skus.forEach((sku) => Object.assign(sku, { price: '0.00', image: null }))
    })
    await open(page, addressOf(shoe.id))
    await scrollThrough(page)
    for (const width of isMobile ? [320, 390, 600] : [768, 1023, 1024, 1280, 1440, 2560]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(page.getByRole('heading', { level: 1 })).toContainText(longest.trim())
      expect(await overflowPx(page), `at ${width}`).toBe(0)
    }
  })
}

/** The worker is kept away from these tests on purpose. */
const isComplaint = (message: ConsoleMessage) =>
  ['error', 'warning'].includes(message.type()) && !message.text().startsWith('Service Worker registration blocked')

test('nothing on the page breaks its own rules', { tag: '@once' }, async ({ page, request }) => {
  const complaints: string[] = []
  page.on('console', (message) => isComplaint(message) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await openProduct(page, (await findShoe(request)).id)
  await scrollThrough(page)
  await page.getByRole('button', { name: /^Full screen: Picture 1/ }).click()
  await page.keyboard.press('+')
  await page.keyboard.press('Escape')
  expect(complaints).toEqual([])
})
