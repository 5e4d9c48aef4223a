import { expect, once, open, overflowPx, test } from '../mall.ts'

const pages = {
  'a category': '#/pages/category/detail?id=1',
  'all categories': '#/pages/category/category',
  brands: '#/pages/category/brands',
  recommended: '#/pages/category/recommend',
  results: '#/pages/search/search?q=shoes',
  'a product': '#/pages/prouduct/detail?id=25',
  'a shop': '#/pages/shop/detail?id=1',
}

for (const [name, hash] of Object.entries(pages)) {
  test(`${name}: letters twice as large are twice as large everywhere, and nothing is wider than the screen`, once, async ({ page }) => {
    await open(page, hash)
    const sizes = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('h1, h2, main output, main summary, main h3')]
          .filter((each) => each.textContent && each.getClientRects().length > 0)
          .map((each) => [each.textContent.trim().slice(0, 30), Number.parseFloat(getComputedStyle(each).fontSize)] as const),
      )
    const before = new Map(await sizes())
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))
    const same = (await sizes()).filter(([text, size]) => before.has(text) && size < (before.get(text) ?? 0) * 1.9)
    expect(same).toEqual([])
    expect(await overflowPx(page)).toBe(0)
  })
}
