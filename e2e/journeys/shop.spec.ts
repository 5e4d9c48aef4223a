import type { Page } from '@playwright/test'
import { expect, hasChosen, type Lang, languages, open, test, fitsEveryWidth, onDesktop, once } from '../mall.ts'

const shop = '#/pages/shop/detail?id=1'

/** Its name stands there once the shop has answered. */
const nameOf = async (page: Page): Promise<string> => {
  await expect(page.getByRole('tabpanel').locator('article').first()).toBeVisible()
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
}

test('a shop says who it is and what it sells', async ({ page }) => {
  await open(page, shop)
  const name = await nameOf(page)
  await expect(page).toHaveTitle(new RegExp(`^${name}`))
  await expect(page.getByText(/Here since \w+ \d{4}/)).toBeVisible()
  await expect(page.getByText(/[\d,]+ ratings?/).first()).toBeVisible()
  await expect(page.locator('article').first()).toBeVisible()
})

test('arrow keys move through its parts, and the address follows', async ({ page }) => {
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

test('searching in a shop stays in the shop', async ({ page }) => {
  await open(page, shop)
  const name = await nameOf(page)
  const within = page.getByRole('search', { name: `Search in ${name}` }).getByRole('searchbox')
  const all = await page.getByRole('tabpanel').getByRole('status').first().textContent()
  await within.fill('shoes')
  await within.press('Enter')
  await expect(page).toHaveURL(/id=1&tab=products&q=shoes/)
  await expect(page.getByText('In this shop: “shoes”')).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('status').first()).not.toHaveText(all ?? '')
  await expect(page.locator('article').first()).toBeVisible()
  await within.fill('zzzzqqq')
  await within.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nothing here for “zzzzqqq”' })).toBeVisible()
  await page.getByRole('button', { name: 'See everything in this shop' }).click()
  await expect(page.getByRole('tabpanel').getByRole('status').first()).toHaveText(all ?? '')
})

for (const status of ['closed', 'suspended']) {
  test(`a shop that is ${status} says so and sells nothing`, once, async ({ page }) => {
    await page.route('**/api/shop/1/home**', async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { data: { shop: object } }
      await route.fulfill({
        response,
        json: { ...answer, data: { ...answer.data, shop: { ...answer.data.shop, status }, best: [], newest: [] } },
      })
    })
    await open(page, shop)
    await expect(page.getByText('This shop is closed')).toBeVisible()
    await expect(page.locator('article')).toHaveCount(0)
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(page.getByText('Ships from')).toBeVisible()
  })
}

for (const id of ['999999999', 'abc', '', '99999999999999999999']) {
  test(`shop “${id}” is not here, and the mall can be searched`, once, async ({ page }) => {
    await open(page, `#/pages/shop/detail?id=${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This shop is not here')
    await expect(page.getByRole('main').getByRole('link', { name: 'Search the mall' })).toBeVisible()
  })
}

test('a shop that cannot be loaded can be tried again', once, async ({ page }) => {
  let away = true
  await page.route('**/api/shop/1/home**', (route) => (away ? route.abort() : route.continue()))
  await open(page, shop)
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  away = false
  await again.click()
  await expect(page.getByRole('tab', { name: 'Products' })).toBeVisible()
})

for (const [lang, htmlLang] of Object.entries(languages) as [Lang, string][]) {
  test(`a shop in ${lang} is as wide as the screen`, onDesktop, async ({ page }) => {
    await hasChosen(page, { lang })
    for (const tab of ['products', 'about']) {
      await open(page, `${shop}&tab=${tab}`)
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang)
      await expect(page.getByRole('tab').first()).toBeVisible()
      await fitsEveryWidth(page, lang, tab)
    }
  })
}
