import { logIn } from '../account.ts'
import { expect, hasChosen, type Lang, onPhone, open, scrollThrough, test } from '../mall.ts'

const shopper = { email: 'mali@plaza.example', password: 'mango-river-market' }
const places = [
  '#/',
  '#/pages/category/category',
  '#/pages/category/detail?id=1',
  '#/pages/search/search?q=shoes',
  '#/pages/prouduct/detail?id=1',
  '#/pages/shop/detail?id=1',
  '#/pages/mine/dashboard',
]
const smallest = 12

for (const lang of ['en', 'jp', 'th'] satisfies Lang[]) {
  test(`on the smallest phone no letters in ${lang} are too small to be read`, onPhone, async ({ page }) => {
    await hasChosen(page, { lang })
    await logIn(page, shopper)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const place of places) {
      await open(page, place)
      await expect(page.getByRole('main').locator('h1, h2, article').first()).toBeVisible()
      await scrollThrough(page)
      const tiny = await page.evaluate((least) => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const found = new Set<string>()
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const around = node.parentElement
          const text = node.textContent?.trim()
          if (!around || !text || around.closest('svg, script, style, [aria-hidden="true"]') || !around.checkVisibility()) continue
          const size = Number.parseFloat(getComputedStyle(around).fontSize)
          if (size < least) found.add(`${size} ${text.slice(0, 40)}`)
        }
        return [...found]
      }, smallest)
      expect(tiny, place).toEqual([])
    }
  })
}
