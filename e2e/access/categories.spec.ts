import { expect, open, test } from '../mall.ts'
import { violationsInBothThemes } from './both-themes.ts'

const pages = {
  departments: '#/pages/category/category',
  'a department': '#/pages/category/detail?id=1',
  'a department with filters': '#/pages/category/detail?id=1&sale=1&stock=1',
  'a list that is empty': '#/pages/category/detail?id=1&from=999999',
  brands: '#/pages/category/brands',
  'a brand': '#/pages/category/brands?brand=1',
  recommendations: '#/pages/category/recommend',
  'reviews of a shop': '#/pages/shop/detail?id=1&tab=reviews',
}

for (const [name, hash] of Object.entries(pages)) {
  test(`${name}: nothing stands in anybody's way, by light and by dark`, async ({ page }) => {
    await open(page, hash)
    expect(await violationsInBothThemes(page)).toEqual([])
  })
}
