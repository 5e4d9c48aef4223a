import { type Locator, type Page, expect, test as base } from '@playwright/test'
import { announceScreens } from './failure.ts'
import { isLongRun } from './long-run.ts'

/** The tests need a running mall; `MALL_URL` is its address. */
export const mallUrl = process.env.MALL_URL ?? 'http://localhost:3000'

/** Address of the staff console, which has its own host name on this machine. */
export const staffUrl = mallUrl.replace(/^(https?:\/\/)[^:/]+/, '$1operator.localhost')

/** Address of the sellers' consoles. */
export const sellerUrl = mallUrl.replace(/^(https?:\/\/)[^:/]+/, '$1seller.localhost')

/** A separate IP address for each test: the mall limits the number of guesses from one address. */
export const somewhere = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 254) + 1).join('.')}`

declare global {
  interface Window {
    said: string[]
  }
}

/** Records the texts of live regions. Each text is shown for only two or ten seconds, so a busy machine could miss it. */
export const listen = () => {
  window.said = []
  const voices = '[role="status"], [role="alert"], output'
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const voice = (target instanceof Element ? target : target.parentElement)?.closest(voices)
      if (voice?.textContent) window.said.push(voice.textContent)
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
}

export const test = base.extend({
  baseURL: mallUrl,
  // Fades take pictures of the page, which is slow without a GPU. One test file checks fades; all others reduce motion.
  contextOptions: { reducedMotion: 'reduce' },
  context: async ({ context, browser }, use, info) => {
    await context.addInitScript(listen)
    await use(context)
    await announceScreens(browser, info)
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': somewhere() }),
})
export { expect }

export const languages = { en: 'en', zh: 'zh-Hans', zhtw: 'zh-Hant', es: 'es', jp: 'ja', th: 'th' } as const
export type Lang = keyof typeof languages

type Chosen = { lang?: Lang; cur?: string; theme?: 'light' | 'dark' }

/** Stores these choices, as if the visitor had made them on an earlier visit. */
export const hasChosen = async (page: Page, chosen: Chosen): Promise<void> => {
  const entries = Object.entries(chosen)
  await page.addInitScript((pairs) => pairs.forEach(([name, value]) => localStorage.setItem(name, value)), entries)
  const cookies = entries.filter(([name]) => name !== 'theme').map(([name, value]) => ({ name, value, url: mallUrl }))
  if (cookies.length > 0) await page.context().addCookies(cookies)
}

/** Opens the page and waits until it is hydrated: from then on, presses work. */
export const open = async (page: Page, hash = '', host = ''): Promise<void> => {
  await page.goto(`${host}/${hash}`)
  await expect(page.locator('html')).toHaveAttribute('data-loading', /[01]/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
}

/** Waits until a live region shows these words, or has shown them since the page loaded. */
export const says = (page: Page, words: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => window.said.join('\n')), { message: `the page says “${words}”` }).toContain(words)

/** Waits until a live region shows these words again after `press`, even for a short time. */
export const saysAfter = async (page: Page, words: string, press: () => Promise<void>): Promise<void> => {
  const times = () => page.evaluate((said) => window.said.filter((each) => each.includes(said)).length, words)
  const before = await times()
  await press()
  await expect.poll(times, { message: `the page says “${words}”` }).toBeGreaterThan(before)
}

/** Blocks server-rendered pages. A test replaces answers in the browser, so only pages that the browser renders show the replaced answers. */
export const browserDraws = (page: Page): Promise<unknown> => page.route('**/drawn?*', (route) => route.abort())

const lineCut = 'line-cut'
/** Cuts the connection. After a reload some browsers report to be online although no request succeeds, so this also overrides `navigator.onLine`. */
export const cutLine = async (page: Page): Promise<void> => {
  await page.addInitScript((name) => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => sessionStorage.getItem(name) === null })
  }, lineCut)
  await page.evaluate((name) => sessionStorage.setItem(name, '1'), lineCut)
  await page.context().setOffline(true)
}
export const mendLine = async (page: Page): Promise<void> => {
  await page.context().setOffline(false)
  await page.evaluate((name) => {
    sessionStorage.removeItem(name)
    dispatchEvent(new Event('online'))
  }, lineCut)
}

/** Scrolls through the whole page, like a reader. */
export const scrollThrough = async (page: Page): Promise<void> => {
  const step = 500
  for (let top = 0; top < (await page.evaluate(() => document.documentElement.scrollHeight)); top += step) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await page.waitForTimeout(50)
  }
}

export const overflowPx = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const everyWidth = [320, 390, 600, 768, 1023, 1024, 1440, 2560]
const widthsOf: Partial<Record<Lang, number[]>> = isLongRun ? { es: everyWidth } : { es: [320, 1024] }

/**
 * Screen widths to check in a language: the narrowest phone and the narrowest desktop, where long words fit worst. The short run checks both only in
 * the language with the longest words.
 */
export const widthsFor = (lang: Lang): number[] => widthsOf[lang] ?? (isLongRun ? [320, 1024] : [320])

/** Checks that no content is wider than the screen, from the smallest phone to the widest desktop. */
export const fitsEveryWidth = async (page: Page, lang: Lang, what: string): Promise<void> => {
  for (const width of widthsFor(lang)) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflowPx(page), `${what} at ${width}`).toBe(0)
  }
}

/** Tag for a test whose result does not depend on the width of the screen: it runs on the phone only. */
export const once = { tag: '@once' }

/** Tags for tests that apply to one kind of screen only: to desktops or to phones. */
export const onDesktop = { tag: '@desktop' }
export const onPhone = { tag: '@phone' }
/** Tag for a test whose result differs between phone and desktop: it runs on both. */
export const onBoth = { tag: '@both' }

/** Tag for a test that repeats a check of the short run in another language or on another device. Only `npm run test:all` runs it. */
export const inLongRun = { tag: '@long' }

/** Returns the words that the browser breaks across two lines. */
export const brokenWords = (names: Locator, htmlLang: string): Promise<string[]> =>
  names.evaluateAll((elements, lang) => {
    const segmenter = new Intl.Segmenter(lang, { granularity: 'word' })
    const lines = (text: Node, start: number, end: number) => {
      const range = document.createRange()
      range.setStart(text, start)
      range.setEnd(text, end)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }
    const texts = elements.flatMap((element) => [...element.childNodes]).filter((node) => node instanceof Text)
    return texts.flatMap((text) =>
      [...segmenter.segment(text.data)]
        .filter(({ segment, index, isWordLike }) => isWordLike && lines(text, index, index + segment.length) > 1)
        .map(({ segment }) => segment),
    )
  }, htmlLang)
