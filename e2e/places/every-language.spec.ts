import type { Page } from '@playwright/test'
import { brokenWords, expect, hasChosen, type Lang, languages, onDesktop, overflowPx, test, widthsFor } from '../mall.ts'
import { walks } from './walk.ts'

const smallestLetters = 12

/** Letters that are too small for the smallest phone. */
const tinyLetters = (page: Page): Promise<string[]> =>
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
  }, smallestLetters)

/** Names of departments, which stay in one piece on phones and tablets. */
const departments = 'a[href*="category/detail"] span:not(:has(:not(wbr)))'
const isNarrow = (width: number) => width <= 768

for (const [lang, htmlLang] of Object.entries(languages) as [Lang, string][]) {
  for (const [whose, walk] of Object.entries(walks)) {
    test(`${whose} in ${lang}: in that language, as wide as the screen, with letters that can be read`, onDesktop, async ({ page }) => {
      test.setTimeout(300_000)
      const widths = widthsFor(lang)
      await hasChosen(page, { lang })
      await page.setViewportSize({ width: widths[0] ?? 320, height: 800 })
      const wrong: string[] = []
      await walk(page, async (name) => {
        const spoken = await page.locator('html').getAttribute('lang')
        if (spoken !== htmlLang) wrong.push(`${name} is in ${spoken}`)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          const wider = await overflowPx(page)
          if (wider !== 0) wrong.push(`${name} at ${width} is ${wider} wider than the screen`)
          if (width === 320) wrong.push(...(await tinyLetters(page)).map((each) => `${name} has letters of ${each}`))
          if (isNarrow(width))
            wrong.push(...(await brokenWords(page.locator(departments), htmlLang)).map((each) => `${name} at ${width} breaks ${each}`))
        }
      })
      expect(wrong).toEqual([])
    })
  }
}
