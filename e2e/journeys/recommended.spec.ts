import type { ProductCard } from '@plaza/contract'
import type { APIRequestContext, Page } from '@playwright/test'
import { logIn, people } from '../account.ts'
import { violationsInBothThemes } from '../violations.ts'
import { says, expect, hasChosen, inLongRun, type Lang, languages, open, overflowPx, test, once } from '../mall.ts'

const route = '#/pages/category/recommend'
const chosen = 'Suggestions based on what I view'
type ViewedProduct = Pick<ProductCard, 'id' | 'image' | 'tint' | 'name_en'>

/** Two products from different departments, as in a browsing history. */
const twoProducts = async (request: APIRequestContext): Promise<ViewedProduct[]> => {
  const { data: departments } = await (await request.get('/api/customer/index/get-first-category')).json()
  const firstOf = async ({ id }: { id: string }): Promise<ViewedProduct> => {
    const { data } = await (await request.get(`/api/category/${id}/products?limit=1`)).json()
    const [card] = data.list as [ProductCard]
    return { id: card.id, image: card.image, tint: card.tint, name_en: card.name_en }
  }
  return Promise.all((departments as { id: string }[]).slice(0, 2).map(firstOf))
}

/** Sets the history only if the browser has none, so that later changes by the page are not overwritten. */
const hasSeen = async (page: Page, seen: readonly ViewedProduct[]) =>
  page.addInitScript((text) => localStorage.getItem('recently-seen') ?? localStorage.setItem('recently-seen', text), JSON.stringify(seen))

const rows = (page: Page) => page.getByRole('region', { name: /^Because you viewed / })
const cards = (page: Page) => rows(page).locator('article')
const leave = (page: Page) => rows(page).getByRole('button', { name: /^Not interested: / })
const back = (page: Page) => rows(page).getByRole('button', { name: /^Undo: / })
const hrefsOf = (page: Page, where = rows(page)) =>
  where.locator('article > a').evaluateAll((links: HTMLAnchorElement[]) => links.map((link) => link.getAttribute('href') ?? ''))
/** The list below the personal rows. It is the same for all visitors. */
const everybodys = (page: Page) => page.getByRole('main').locator('ul[class*=results]')

const openRows = async (page: Page, seen: readonly ViewedProduct[]) => {
  await hasSeen(page, seen)
  await open(page, route)
  await expect(rows(page)).toHaveCount(2)
  await expect(cards(page).first()).toBeVisible()
  await expect(everybodys(page).locator('article').first()).toBeVisible()
}

test('a visitor without viewed products sees the common list and no switch', { tag: [once.tag, inLongRun.tag] }, async ({ page }) => {
  await open(page, route)
  await expect(page.getByText('The same for everyone, and no one can pay to be here.')).toBeVisible()
  await expect(everybodys(page).locator('article').first()).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  await expect(page.getByRole('switch')).toHaveCount(0)
})

test(
  'two rows are based on the products viewed last; they contain no viewed products or duplicates',
  { tag: [once.tag, inLongRun.tag] },
  async ({ page, request }) => {
    const seen = await twoProducts(request)
    await openRows(page, seen)
    await expect(rows(page).first()).toHaveAccessibleName(`Because you viewed ${seen[0]?.name_en}`)
    const hrefs = await hrefsOf(page)
    expect(new Set(hrefs).size).toBe(hrefs.length)
    for (const { id } of seen) expect(hrefs).not.toContain(`#/pages/prouduct/detail?id=${id}`)
    await page
      .getByRole('tab', { name: 'Hot' })
      .or(page.getByRole('radio', { name: 'Hot' }))
      .first()
      .click()
    await expect(rows(page)).toHaveCount(0)
  },
)

test(
  'a product is excluded by keyboard without accessibility violations, restored by keyboard, and stays excluded',
  once,
  async ({ page, request }) => {
    await openRows(page, await twoProducts(request))
    const [first, second] = await hrefsOf(page)
    const before = await cards(page).count()
    const box = await leave(page).first().boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(page.viewportSize()?.width === 390 ? 44 : 24)

    await cards(page).first().getByRole('link').first().focus()
    for (
      let tabs = 0;
      tabs < 3 &&
      !(await leave(page)
        .first()
        .evaluate((each) => each === document.activeElement));
      tabs++
    )
      await page.keyboard.press('Tab')
    await expect(leave(page).first()).toBeFocused()
    const height = await rows(page).first().boundingBox()
    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(before - 1)
    await expect(back(page)).toBeFocused()
    await expect(rows(page).first().getByRole('status')).toContainText("We won't show this again")
    expect((await rows(page).first().boundingBox())?.height).toBe(height?.height)
    expect(await violationsInBothThemes(page)).toEqual([])

    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(before)
    expect((await hrefsOf(page))[0]).toBe(first)
    await expect(leave(page).first()).toBeFocused()

    await page.keyboard.press('Enter')
    await page.reload()
    await expect(cards(page).first()).toBeVisible()
    expect(await hrefsOf(page)).not.toContain(first)
    expect((await hrefsOf(page))[0]).toBe(second)
    await expect(page.getByText("1 product hidden because you're not interested.")).toBeVisible()
    await expect(page.getByText('without the ones you hid')).toBeVisible()

    await page.getByRole('button', { name: 'Show them again' }).click()
    await expect(page.getByRole('group', { name: chosen })).toBeFocused()
    expect((await hrefsOf(page))[0]).toBe(first)
  },
)

test(
  'excluded products are missing from the plain list too, and return with suggestions switched off',
  { tag: [once.tag, inLongRun.tag] },
  async ({ page, request }) => {
    await open(page, route)
    await expect(everybodys(page).locator('article').first()).toBeVisible()
    const [first = ''] = await hrefsOf(page, everybodys(page))
    const id = first.split('id=')[1] ?? ''
    await page.evaluate((out) => localStorage.setItem('taste', JSON.stringify({ suggests: true, leftOut: [out] })), id)
    await hasSeen(
      page,
      (await twoProducts(request)).filter((each) => each.id !== id),
    )
    await page.reload()
    await expect(everybodys(page).locator('article').first()).toBeVisible()
    expect(await hrefsOf(page, everybodys(page))).not.toContain(first)

    await expect(rows(page).first()).toBeVisible()
    await page.getByRole('switch', { name: chosen }).click()
    await expect(rows(page)).toHaveCount(0)
    await expect(page.getByText('The same for everyone, and no one can pay to be here.')).toBeVisible()
    expect((await hrefsOf(page, everybodys(page)))[0]).toBe(first)

    await page.reload()
    await expect(page.getByRole('switch', { name: chosen })).not.toBeChecked()
    await expect(everybodys(page).locator('article').first()).toBeVisible()
    await expect(rows(page)).toHaveCount(0)
    await page.getByRole('switch', { name: chosen }).focus()
    await page.keyboard.press('Space')
    await expect(rows(page).first()).toBeVisible()
  },
)

test('logging out clears the preferences from the device', { tag: [once.tag, inLongRun.tag] }, async ({ page, request }) => {
  await logIn(page, people.nadia)
  await openRows(page, await twoProducts(request))
  await leave(page).first().click()
  await expect(back(page)).toHaveCount(1)
  expect(await page.evaluate(() => localStorage.getItem('taste'))).toContain('leftOut')
  await page.evaluate(() => (location.hash = '#/pages/mine/dashboard'))
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await says(page, 'logged out')
  expect(await page.evaluate(() => [localStorage.getItem('taste'), localStorage.getItem('recently-seen')])).toEqual([null, null])
  await page.evaluate((to) => (location.hash = to), route)
  await expect(everybodys(page).locator('article').first()).toBeVisible()
  await expect(page.getByRole('switch')).toHaveCount(0)
})

test(
  'suggestions are translated into six languages and fit the screen at 320 px',
  { tag: [once.tag, inLongRun.tag] },
  async ({ page, request }) => {
    await hasSeen(page, await twoProducts(request))
    await page.setViewportSize({ width: 320, height: 700 })
    const labels = new Set<string>()
    for (const lang of Object.keys(languages) as Lang[]) {
      await hasChosen(page, { lang })
      await page.goto('about:blank')
      await open(page, route)
      const button = page.getByRole('switch')
      await expect(button).toBeChecked()
      await expect(page.getByRole('main').locator('article').first()).toBeVisible()
      labels.add(await button.evaluate((each: HTMLInputElement) => each.labels?.[0]?.textContent ?? ''))
      expect(await overflowPx(page), lang).toBe(0)
    }
    expect(labels.size).toBe(6)
  },
)
