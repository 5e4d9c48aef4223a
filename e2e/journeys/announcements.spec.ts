import type { Locator, Page } from '@playwright/test'
import { expect, hasChosen, inLongRun, type Lang, languages, onBoth, open, overflowPx, test, widthsFor, once } from '../mall.ts'

const serious = (page: Page) => page.getByRole('region', { name: 'Important notice' })
const ordinary = (page: Page) => page.getByRole('region', { name: 'Announcement' })

const isOnTop = (thing: Locator) =>
  thing.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

const readIt = async (page: Page) => {
  await serious(page).getByRole('button').first().click()
  await page.getByRole('dialog').getByRole('button', { name: "I've read this" }).click()
  await expect(serious(page)).toHaveCount(0)
}

test('a warning stays above every page and below overlays until it is read', onBoth, async ({ page, isMobile }) => {
  await open(page)
  await expect(serious(page)).toBeVisible()
  await expect(ordinary(page)).toHaveCount(0)
  for (const route of ['#/pages/news/index', '#/pages/prouduct/detail?id=5', '#/']) {
    await page.evaluate((to) => (location.hash = to), route)
    await expect(serious(page)).toBeInViewport({ ratio: 1 })
  }
  // The announcement scrolls away with the page and covers no content.
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await expect(serious(page)).not.toBeInViewport()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  if (!isMobile) {
    await page.getByRole('combobox', { name: 'Search all products' }).fill('shoe')
    const first = page.getByRole('option').first()
    await expect(first).toBeVisible()
    expect(await isOnTop(first), 'the first suggestion lies above it').toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Categories' }).click()
    const entry = page.locator('#categories-menu').getByRole('link').first()
    await expect(entry).toBeVisible()
    expect(await isOnTop(entry), 'the first entry of the menu lies above it').toBe(true)
    await page.keyboard.press('Escape')
  }
  await serious(page).getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/Nothing is shipped/)).toBeVisible()
  // Opening an announcement does not mark it as read. After its dialog is closed, the announcement is still shown.
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(serious(page)).toBeVisible()
  await readIt(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('data-loading', /[01]/)
  await expect(serious(page)).toHaveCount(0)
})

test('a new warning is shown even if older ones were read here', { tag: [once.tag, inLongRun.tag] }, async ({ page, context }) => {
  await open(page)
  await readIt(page)
  const news = {
    id: '900001',
    date: '2026-11-20T08:00:00Z',
    serious: true,
    title_en: 'Payments pause tonight',
    text_en: 'From 02:00 to 04:00.',
  }
  await page.route('**/customer/index/systemnotify', (route) => route.fulfill({ json: { code: 200, message: 'success', data: [news] } }))
  // Any event that makes the page reload its data is sufficient. Here the connection is lost and returns.
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(serious(page).locator('b')).toHaveText('Payments pause tonight')
})

for (const lang of Object.keys(languages) as Lang[]) {
  test(`a serious announcement in ${lang} fits on every width`, inLongRun, async ({ page, isMobile }) => {
    await hasChosen(page, { lang })
    await open(page)
    for (const width of widthsFor(lang).filter((width) => width < 768 === isMobile)) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflowPx(page)).toBe(0)
    }
    const strip = page.locator('section:has(> button[aria-haspopup=dialog])')
    await strip.getByRole('button').first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading')).toHaveText((await strip.locator('b').textContent()) ?? '')
    await dialog.getByRole('button').last().click()
    await expect(dialog).toHaveCount(0)
  })
}
