import type { Page } from '@playwright/test'
import { brokenWords, overflowPx } from '../mall.ts'

const minFontSize = 12

/** Texts with a font that is too small for the smallest phone. */
const tinyTexts = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement
      const text = node.textContent?.trim()
      if (!around || !text || around.closest('svg, script, style, [aria-hidden="true"]') || !around.checkVisibility()) continue
      const size = Number.parseFloat(getComputedStyle(around).fontSize)
      if (size < least) found.add(`${size} ${text.slice(0, 40)}`)
    }
    return [...found]
  }, minFontSize)

/** Names of departments. On phones and tablets they must not break across lines. */
const departments = 'a[href*="category/detail"] span:not(:has(:not(wbr)))'
const isNarrow = (width: number) => width <= 768

/** Readability faults of a page at these widths: content wider than the screen, letters that are too small, words that break. */
export const unreadable = async (page: Page, name: string, htmlLang: string, widths: readonly number[]): Promise<string[]> => {
  const wrong: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const wider = await overflowPx(page)
    if (wider !== 0) wrong.push(`${name} at ${width} is ${wider} wider than the screen`)
    if (width === 320) wrong.push(...(await tinyTexts(page)).map((each) => `${name} has letters of ${each}`))
    if (isNarrow(width))
      wrong.push(...(await brokenWords(page.locator(departments), htmlLang)).map((each) => `${name} at ${width} breaks ${each}`))
  }
  return wrong
}

const sizes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, main output, main summary, main h3')]
      .filter((each) => each.textContent && each.getClientRects().length > 0)
      .map((each) => [each.textContent.trim().slice(0, 30), Number.parseFloat(getComputedStyle(each).fontSize)] as const),
  )
const grow = (page: Page, size: string) =>
  page.evaluate((to) => document.documentElement.style.setProperty('font-size', to, 'important'), size)

/** Doubles the font size. Returns the texts that do not grow, and the page if it becomes wider than the screen. */
export const withoutGrowing = async (page: Page, name: string): Promise<string[]> => {
  const before = new Map(await sizes(page))
  await grow(page, '200%')
  const same = (await sizes(page)).filter(([text, size]) => before.has(text) && size < (before.get(text) ?? 0) * 1.9)
  const wider = await overflowPx(page)
  await grow(page, '')
  return [
    // The hero text of the home page scales with the hero, so it is exempt.
    ...(name === 'home' ? [] : same.map(([text, size]) => `${name}: ${text} stays at ${size}`)),
    ...(wider === 0 ? [] : [`${name} is ${wider} wider than the screen where letters are twice as large`]),
  ]
}
