import { expect, open, test } from '../mall.ts'
import { violationsInBothThemes } from './both-themes.ts'

const pages = {
  'before searching': '#/pages/search/search',
  results: '#/pages/search/search?q=headphones',
  'no results': '#/pages/search/search?q=zzzzqqq',
  'a shop': '#/pages/shop/detail?id=1',
  'what is new in a shop': '#/pages/shop/detail?id=1&tab=new',
  'about a shop': '#/pages/shop/detail?id=1&tab=about',
  'no such shop': '#/pages/shop/detail?id=999999999',
}

for (const [name, hash] of Object.entries(pages)) {
  test(`${name}: nothing stands in anybody's way, by light and by dark`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('recent-searches', '["teapot","trail shoes"]'))
    await open(page, hash)
    expect(await violationsInBothThemes(page)).toEqual([])
  })
}

test(`suggestions: nothing stands in anybody's way, by light and by dark`, async ({ page }) => {
  await open(page, '#/pages/search/search')
  const field = page.getByRole('combobox', { name: 'Search the mall' })
  await field.fill('head')
  await expect(page.getByRole('option').first()).toBeVisible()
  await field.press('ArrowDown')
  expect(await violationsInBothThemes(page)).toEqual([])
})
