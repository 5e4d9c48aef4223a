import type { Page } from '@playwright/test'
import { inLongRun, expect, open, test } from '../mall.ts'

const shop = '#/pages/shop/detail?id=1'

/** The page shows the shop's name once the mall has answered. */
const nameOf = async (page: Page): Promise<string> => {
  await expect(page.getByRole('tabpanel').locator('article').first()).toBeVisible()
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
}

test('a shop shows its profile and its products', inLongRun, async ({ page }) => {
  await open(page, shop)
  const name = await nameOf(page)
  await expect(page).toHaveTitle(new RegExp(`^${name}`))
  await expect(page.getByText(/Selling here since \w+ \d{4}/)).toBeVisible()
  await expect(page.getByText(/[\d,]+ ratings?/).first()).toBeVisible()
  await expect(page.locator('article').first()).toBeVisible()
})

test('arrow keys move between its tabs, and the URL follows', async ({ page }) => {
  await open(page, shop)
  await page.getByRole('tab', { name: 'Products' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'New' })).toBeFocused()
  await expect(page).toHaveURL(/tab=new/)
  await expect(page.getByRole('tabpanel').locator('article').first()).toBeVisible()
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/tab=about/)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'About' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('Ships from')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Returns' })).toBeVisible()
})

test('a search within a shop stays in the shop', inLongRun, async ({ page }) => {
  await open(page, shop)
  const name = await nameOf(page)
  const within = page.getByRole('search', { name: `Search in ${name}` }).getByRole('searchbox')
  const all = await page.getByRole('tabpanel').getByRole('status').first().textContent()
  await within.fill('shoes')
  await within.press('Enter')
  await expect(page).toHaveURL(/id=1&tab=products&q=shoes/)
  await expect(page.getByText('Results in this shop for “shoes”')).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('status').first()).not.toHaveText(all ?? '')
  await expect(page.locator('article').first()).toBeVisible()
  await within.fill('zzzzqqq')
  await within.press('Enter')
  await expect(page.getByRole('heading', { name: 'No results in this shop for “zzzzqqq”' })).toBeVisible()
  await page.getByRole('button', { name: 'See everything in this shop' }).click()
  await expect(page.getByRole('tabpanel').getByRole('status').first()).toHaveText(all ?? '')
})
