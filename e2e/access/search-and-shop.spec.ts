import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, hasChosen, open, test } from '../mall.ts'

const violationsOf = async (page: Page): Promise<string[]> => {
  await page.waitForTimeout(800)
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

const pages = {
  'before searching': '#/pages/search/search',
  results: '#/pages/search/search?q=headphones',
  'no results': '#/pages/search/search?q=zzzzqqq',
  'a shop': '#/pages/shop/detail?id=1',
  'what is new in a shop': '#/pages/shop/detail?id=1&tab=new',
  'about a shop': '#/pages/shop/detail?id=1&tab=about',
  'no such shop': '#/pages/shop/detail?id=999999999',
}

for (const theme of ['light', 'dark'] as const) {
  for (const [name, hash] of Object.entries(pages)) {
    test(`${name}, ${theme}: nothing stands in anybody's way`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('recent-searches', '["teapot","trail shoes"]'))
      await hasChosen(page, { theme })
      await open(page, hash)
      expect(await violationsOf(page)).toEqual([])
    })
  }

  test(`suggestions, ${theme}: nothing stands in anybody's way`, async ({ page }) => {
    await hasChosen(page, { theme })
    await open(page, '#/pages/search/search')
    const field = page.getByRole('combobox', { name: 'Search the mall' })
    await field.fill('head')
    await expect(page.getByRole('option').first()).toBeVisible()
    await field.press('ArrowDown')
    expect(await violationsOf(page)).toEqual([])
  })
}
