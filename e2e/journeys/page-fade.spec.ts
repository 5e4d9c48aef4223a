import type { Page } from '@playwright/test'
import { inLongRun, expect, open, scrollThrough, test } from '../mall.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

type Fading = { begun: number; durations: unknown[]; errors: string[]; hold: boolean }
declare global {
  interface Window {
    fading: Fading
  }
}

/** Records the fades of a page and the errors that they raise. With `hold`, no fade ends. */
const watchFades = (page: Page, { hold = false } = {}) =>
  page.addInitScript((holds) => {
    const fading: Fading = { begun: 0, durations: [], errors: [], hold: holds }
    window.fading = fading
    addEventListener('unhandledrejection', ({ reason }) => fading.errors.push(String(reason)))
    addEventListener('error', ({ message }) => fading.errors.push(message))
    const begin = document.startViewTransition.bind(document)
    const pictures = () =>
      document.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition-old'))
    document.startViewTransition = (...args) => {
      fading.begun += 1
      const begun = begin(...args)
      const seen = () => {
        for (const picture of pictures()) {
          fading.durations.push(picture.effect?.getTiming().duration)
          if (fading.hold) picture.pause()
        }
      }
      begun.ready.then(seen, () => {})
      return begun
    }
  }, hold)
const fades = (page: Page) => page.evaluate(() => window.fading)
const follow = (page: Page, hash: string) => page.evaluate((to) => (location.hash = to), hash)

test('one page fades into the next in 300 ms', async ({ page }) => {
  await watchFades(page)
  await open(page, '#/pages/news/index')
  expect((await fades(page)).begun).toBe(0)
  await expect(async () => {
    await follow(page, '#/')
    await expect(page.locator('article').first()).toBeVisible()
    await follow(page, '#/pages/news/index')
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeFocused()
    // On a machine that is too busy for the fade, the page appears without it. The test then tries again.
    expect((await fades(page)).durations).toContain(300)
  }).toPass()
  expect((await fades(page)).errors).toEqual([])
})

test('changes within a page do not fade', inLongRun, async ({ page }) => {
  await watchFades(page)
  await open(page, '#/pages/category/recommend')
  await page.getByText('Hot', { exact: true }).click()
  await expect(page).toHaveURL(/tab=hot/)
  expect((await fades(page)).begun).toBe(0)
})

test('with reduced motion there is no fade, and the page shows immediately', inLongRun, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchFades(page)
  await open(page)
  await follow(page, '#/pages/news/index')
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeFocused()
  expect(await fades(page)).toMatchObject({ begun: 0, errors: [] })
})

test('leaving a page during its fade raises no error', inLongRun, async ({ page }) => {
  await watchFades(page)
  await open(page)
  await page.evaluate(async () => {
    for (const to of ['#/pages/news/index', '#/pages/cart/mycart', '#/', '#/pages/category/category', '#/pages/news/index']) {
      location.hash = to
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
  })
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.waitForTimeout(400)
  expect((await fades(page)).errors).toEqual([])
})

test('a press during a fade reaches the new page', inLongRun, async ({ page }) => {
  await watchFades(page, { hold: true })
  await open(page, '#/pages/news/index')
  const link = page.locator('main').getByRole('link').first()
  await expect(link).toBeVisible()
  await expect(async () => {
    await follow(page, '#/')
    await expect(page.locator('article').first()).toBeVisible()
    await page.evaluate(() => (window.fading.durations = []))
    await follow(page, '#/pages/news/index')
    await expect(link).toBeVisible()
    expect((await fades(page)).durations).toEqual([300])
  }).toPass()
  const box = await link.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await expect(page).toHaveURL(/news\/index\?id=/)
})

test('Back restores the scroll position as soon as the page renders', inLongRun, async ({ page }) => {
  await open(page)
  await scrollThrough(page)
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await follow(page, '#/pages/news/index')
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const whenBack = await page.evaluate(async () => {
    history.back()
    await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }))
    const isHome = () => document.querySelector('#main article') !== null
    await new Promise<void>((resolve) => {
      const watcher = new MutationObserver(() => isHome() && resolve())
      watcher.observe(document.body, { childList: true, subtree: true })
      if (isHome()) resolve()
    })
    return scrollY
  })
  expect(Math.abs(whenBack - 1500)).toBeLessThanOrEqual(8)
})

test('a browser without view transitions still shows the page', inLongRun, async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'))
  await open(page)
  await follow(page, '#/pages/news/index')
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeFocused()
  expect(errors).toEqual([])
})
