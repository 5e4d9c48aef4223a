import { isLongRun } from '../long-run.ts'
import { expect, hasChosen, inLongRun, type Lang, languages, onDesktop, test, widthsFor } from '../mall.ts'
import { unreadable } from './reading.ts'
import { walks } from './walk.ts'

/**
 * The accessibility tests cover English. Chinese has no spaces and breaks at any character, so the short run needs only one of the languages with
 * such a script.
 */
const testedElsewhere: readonly string[] = ['en', 'zh', 'zhtw']
/** In the short run the other languages take turns: each page is checked in one of them. */
const inTurns = Object.keys(languages).filter((lang) => !testedElsewhere.includes(lang))

for (const [lang, htmlLang] of Object.entries(languages) as [Lang, string][]) {
  const tag = [onDesktop.tag, ...(testedElsewhere.includes(lang) ? [inLongRun.tag] : [])]
  for (const [whose, walk] of Object.entries(walks)) {
    test(`${whose} in ${lang}: in that language, as wide as the screen, with letters that can be read`, { tag }, async ({ page }) => {
      test.setTimeout(600_000)
      const widths = widthsFor(lang)
      await hasChosen(page, { lang })
      await page.setViewportSize({ width: widths[0] ?? 320, height: 800 })
      const wrong: string[] = []
      const isAnothersTurn = (at: number) => !isLongRun && at % inTurns.length !== inTurns.indexOf(lang)
      await walk(
        page,
        async (name) => {
          const spoken = await page.locator('html').getAttribute('lang')
          if (spoken !== htmlLang) wrong.push(`${name} is in ${spoken}`)
          wrong.push(...(await unreadable(page, name, htmlLang, widths)))
        },
        (_, at) => isAnothersTurn(at),
      )
      expect(wrong).toEqual([])
    })
  }
}
