import AxeBuilder from '@axe-core/playwright'
import { expect, hasChosen, open, scrollThrough, test } from '../mall.ts'

const pages = {
  home: '',
  'page not found': '#/pages/nowhere',
  news: '#/pages/news/index',
  'a story': '#/pages/news/index?id=1',
  'a place not open yet': '#/pages/mine/wallet',
  login: '#/pages/users/login',
  cart: '#/pages/cart/mycart',
}

for (const theme of ['light', 'dark'] as const) {
  for (const [name, hash] of Object.entries(pages)) {
    test(`${name}, ${theme}: nothing stands in anybody's way`, async ({ page }) => {
      await hasChosen(page, { theme })
      await open(page, hash)
      await scrollThrough(page)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.waitForTimeout(600)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([])
    })
  }
}
