import type { APIRequestContext, Page } from '@playwright/test'
import { brokenWords, expect, hasChosen, type Lang, languages, open, test, inLongRun, onPhone, once } from '../mall.ts'

type Answer = { total: number; facets: { brands: { id: string; name: string; count: number }[] } }

/** The department with the most products of more than one brand. */
const biggest = async (request: APIRequestContext): Promise<{ id: string } & Answer> => {
  const { data } = await (await request.get('/api/customer/index/get-first-category')).json()
  const first = (data as { id: string; product_count: number }[]).toSorted((one, other) => other.product_count - one.product_count)[0]
  const answer = await (await request.get(`/api/category/${first?.id}/products?limit=24`)).json()
  return { id: first?.id ?? '', ...(answer.data as Answer) }
}
const pageOf = (id: string) => `#/pages/category/detail?id=${id}`
const cards = (page: Page) => page.getByRole('main').locator('article')
const chips = (page: Page) => page.getByRole('button', { name: /^Remove / })

/** On phones the filters are in a sheet. */
const withFilters = async (page: Page, isMobile: boolean, narrow: (where: ReturnType<Page['locator']>) => Promise<void>) => {
  if (!isMobile) return narrow(page.getByRole('complementary', { name: 'Filters' }))
  await page.getByRole('button', { name: /^Filter/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await narrow(sheet)
  await sheet.getByRole('button', { name: /^Show \d+ items?$/ }).click()
  await expect(sheet).toBeHidden()
}

test('filtering by two brands updates list, counts and chips, and a copied link shows the same', async ({
  page,
  request,
  isMobile,
  browser,
}) => {
  const { id, total, facets } = await biggest(request)
  const [one, other] = facets.brands.filter(({ count }) => count > 0)
  const both = (one?.count ?? 0) + (other?.count ?? 0)
  await open(page, pageOf(id))
  await withFilters(page, isMobile, async (filters) => {
    await filters.getByRole('checkbox', { name: one?.name }).check()
    await filters.getByRole('checkbox', { name: other?.name }).check()
    await expect(filters.getByRole('checkbox', { name: other?.name })).toBeChecked()
  })
  await expect(page.getByText(`${both} items`, { exact: true })).toBeVisible()
  await expect(chips(page)).toHaveCount(2)
  await page.reload()
  await expect(page.getByText(`${both} items`, { exact: true })).toBeVisible()
  const stranger = await browser.newPage()
  await stranger.goto(page.url())
  await expect(stranger.getByText(`${both} items`, { exact: true })).toBeVisible()
  await stranger.close()
  await page.getByRole('button', { name: `Remove ${one?.name}` }).click()
  await expect(page.getByText(`${other?.count} item`, { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByText(`${total} items`, { exact: true })).toBeVisible()
  await expect(chips(page)).toHaveCount(0)
})

test('a filter value without results is disabled but stays in its position', inLongRun, async ({ page, request, isMobile }) => {
  const { id, facets } = await biggest(request)
  await open(page, `${pageOf(id)}&from=999999`)
  await expect(page.getByRole('heading', { name: 'No items match' })).toBeVisible()
  if (isMobile) await page.getByRole('button', { name: /^Filter/ }).click()
  const filters = isMobile ? page.getByRole('dialog', { name: 'Filters' }) : page.getByRole('complementary', { name: 'Filters' })
  await expect(filters.getByRole('checkbox', { name: 'In stock' })).toBeDisabled()
  await expect(filters.getByRole('checkbox', { name: facets.brands[0]?.name })).toBeDisabled()
})

const isSorted = (prices: readonly number[], direction: 1 | -1) =>
  prices.length > 1 && prices.every((price, at) => at === 0 || direction * (price - (prices[at - 1] ?? price)) >= 0)

test('sorts by the values on the card: price, sales, rating', inLongRun, async ({ page, request }) => {
  const { id } = await biggest(request)
  await open(page, pageOf(id))
  const prices = async () =>
    (await cards(page).locator('[data-price]').allTextContents()).map((text) => Number(/\d[\d,]*\.\d\d/.exec(text)?.[0].replace(',', '')))
  const order = page.getByLabel('Sort by')
  await order.selectOption('Price: low to high')
  await expect(page).toHaveURL(/sort=price_asc/)
  await expect.poll(async () => isSorted(await prices(), 1)).toBe(true)
  for (const sort of ['Best selling', 'Top rated', 'Newest', 'Price: high to low']) {
    await order.selectOption(sort)
    await expect(cards(page).first()).toBeVisible()
  }
  await expect.poll(async () => isSorted(await prices(), -1)).toBe(true)
})

test('a press loads a stated number more, and the focus moves to the first new card', inLongRun, async ({ page, request }) => {
  const { id, total } = await biggest(request)
  await open(page, pageOf(id))
  await expect(cards(page)).toHaveCount(24)
  await expect(page.getByText(`24 of ${total} shown`)).toBeVisible()
  await page.getByRole('button', { name: /^Show \d+ more$/ }).press('Enter')
  await expect(cards(page)).toHaveCount(Math.min(48, total))
  await expect(cards(page).nth(24).getByRole('link').first()).toBeFocused()
})

test('Back from a product returns to the same card, with as many loaded as before', async ({ page, request }) => {
  const { id, total } = await biggest(request)
  await open(page, pageOf(id))
  await page.getByRole('button', { name: /^Show \d+ more$/ }).click()
  await expect(cards(page)).toHaveCount(Math.min(48, total))
  const card = cards(page).nth(24)
  await card.scrollIntoViewIfNeeded()
  await page.waitForTimeout(400)
  const before = (await card.boundingBox())?.y ?? 0
  await card.getByRole('link').first().click()
  await expect(page.getByRole('list', { name: 'Delivery, returns and payment' })).toBeVisible()
  await page.goBack()
  await expect(cards(page)).toHaveCount(Math.min(48, total))
  await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? Infinity) - before)).toBeLessThanOrEqual(8)
})

test(
  'picture, title and price are one link, adding is a separate button, and no control is nested',
  inLongRun,
  async ({ page, request }) => {
    const { id } = await biggest(request)
    await open(page, pageOf(id))
    await expect(cards(page).first()).toBeVisible()
    expect(
      await cards(page).evaluateAll((all) => all.filter((card) => card.querySelector('a a, a button, button a, button button')).length),
    ).toBe(0)
    await expect(cards(page).first().locator('a:has(h3)')).toHaveCount(1)
    await expect(cards(page).first().locator('a:has(h3)').locator('[data-price]')).toBeVisible()
  },
)

test('a brand lists its products; brands are found by letter', inLongRun, async ({ page }) => {
  await open(page, '#/pages/category/brands')
  const brand = page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: /\d+ products?/ })
    .first()
  await brand.click()
  await expect(page).toHaveURL(/brands\?brand=\d+/)
  await expect(cards(page).first()).toBeVisible()
})

test('ranked lists have no sort control; other lists can be sorted', { tag: [once.tag, inLongRun.tag] }, async ({ page }) => {
  const order = page.getByRole('combobox', { name: 'Sort by' })
  for (const [tab, orders] of Object.entries({ hot: 0, new: 0, deals: 1, recommended: 1 })) {
    await open(page, `#/pages/category/recommend?tab=${tab}`)
    await expect(page.locator('article').first()).toBeVisible()
    await expect(order).toHaveCount(orders)
  }
})

for (const [lang, htmlLang] of Object.entries(languages) as [Lang, string][]) {
  test(
    `names of departments and branches in ${lang} stay in one piece on phones and tablets`,
    { tag: [onPhone.tag, inLongRun.tag] },
    async ({ page }) => {
      await hasChosen(page, { lang })
      for (const hash of ['#/', '#/pages/category/category']) {
        await open(page, hash)
        const names = page.locator('a[href*="category/detail"] span:not(:has(:not(wbr)))')
        await expect(names.first()).toBeVisible()
        for (const width of [320, 360, 390, 412, 768]) {
          await page.setViewportSize({ width, height: 800 })
          expect(await brokenWords(names, htmlLang), `${hash} at ${width}`).toEqual([])
        }
      }
    },
  )
}

test(
  'filters without results still suggest the department’s unfiltered products',
  { tag: [once.tag, inLongRun.tag] },
  async ({ page, request }) => {
    const { id } = await biggest(request)
    await open(page, `${pageOf(id)}&from=0&to=0.01&rating=4&stock=1`)
    await expect(page.getByRole('heading', { name: 'No items match all 3 filters' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'You may like these instead' })).toBeVisible()
    await expect(cards(page)).toHaveCount(6)
    await expect(page.getByRole('group', { name: 'Quick filters' }).getByRole('button', { name: 'On sale' })).toBeDisabled()
    await page.getByRole('main').getByRole('button', { name: 'Clear all' }).last().click()
    await expect(cards(page)).not.toHaveCount(6)
  },
)

test(
  'a missing picture shows glyph and name, also on the server-rendered page',
  { tag: [once.tag, inLongRun.tag] },
  async ({ page, request }) => {
    const { id } = await biggest(request)
    await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }))
    await open(page, pageOf(id))
    const card = cards(page).first()
    await expect(card.locator('img')).toHaveCount(0)
    await expect(card.locator('svg').first()).toBeVisible()
    await expect(cards(page).nth(3).locator('img')).toHaveCount(0)
  },
)

test('filters, count and sort order above a list are aligned', inLongRun, async ({ page, request }) => {
  const { id } = await biggest(request)
  await open(page, pageOf(id))
  const middle = async (what: ReturnType<Page['locator']>) => {
    const box = await what.boundingBox()
    return box ? box.y + box.height / 2 : Number.NaN
  }
  const count = await middle(page.getByRole('main').locator('output').first())
  expect(Math.abs((await middle(page.getByLabel('Sort by'))) - count)).toBeLessThan(1)
})

test('on the smallest phone no department name is below twelve pixels', { tag: [onPhone.tag, inLongRun.tag] }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, '#/pages/category/category')
  const names = page.getByRole('tabpanel').getByRole('link')
  await expect(names.first()).toBeVisible()
  const sizes = await names.evaluateAll((all) =>
    all.flatMap((each) => [each, ...each.querySelectorAll('*')]).map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
  )
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12)
})

test('an unknown brand shows a message and links to all brands', { tag: [once.tag, inLongRun.tag] }, async ({ page }) => {
  await open(page, '#/pages/category/brands?brand=999999999')
  await expect(page.getByRole('heading', { level: 1, name: "We can't find this brand" })).toBeVisible()
  await expect(page).toHaveTitle(/^We can't find this brand/)
  await page.getByRole('link', { name: 'See all brands' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible()
})
