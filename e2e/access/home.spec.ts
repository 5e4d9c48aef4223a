import { expect, open, scrollThrough, test } from '../mall.ts'
import { violationsInBothThemes } from './both-themes.ts'

const pages = {
  home: '',
  'page not found': '#/pages/nowhere',
  news: '#/pages/news/index',
  'a story': '#/pages/news/index?id=1',
  'a place not open yet': '#/pages/server/chat',
  login: '#/pages/users/login',
  'a forgotten password': '#/pages/users/login?forgot=1',
  register: '#/pages/users/register',
  cart: '#/pages/cart/mycart',
}

for (const [name, hash] of Object.entries(pages)) {
  test(`${name}: nothing stands in anybody's way, by light and by dark`, async ({ page }) => {
    await open(page, hash)
    await scrollThrough(page)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect(await violationsInBothThemes(page)).toEqual([])
  })
}
