import { expect, hasChosen, inLongRun, type Lang, languages, onBoth, onDesktop, onPhone, test } from '../mall.ts'
import { isLongRun } from '../long-run.ts'
import { violationsAlongWalk } from '../violations.ts'
import { unreadable, withoutGrowing } from './reading.ts'
import { consoleWalks } from './walk.ts'

/** A small and a usual phone, a tablet, the width where the sidebar appears, a desktop and a very wide screen. */
const widths = [320, 390, 768, 1024, 1440, 2560]

for (const [whose, walk] of Object.entries(consoleWalks)) {
  test(
    `${whose}: nothing stands in anybody's way, by light and by dark, and nothing is wider than the screen`,
    isLongRun ? onBoth : onPhone,
    async ({ page, isMobile, viewport }) => {
      test.setTimeout(600_000)
      const wrong: string[] = []
      const violationsHere = violationsAlongWalk()
      await walk(
        page,
        async (name) => {
          const found = await violationsHere(page)
          wrong.push(...found.map((each) => `${name}: ${each}`))
          if (isMobile) wrong.push(...(await withoutGrowing(page, name)))
          wrong.push(...(await unreadable(page, name, 'en', isMobile ? [320] : [1024, 2560])))
          if (viewport) await page.setViewportSize(viewport)
        },
        ({ isPlain }) => isPlain === true && !isMobile,
      )
      expect(wrong).toEqual([])
    },
  )

  for (const [lang, htmlLang] of Object.entries(languages) as [Lang, string][]) {
    // The short run checks the language with the longest words on the narrowest screen. The long run checks the other languages.
    const tag = lang === 'es' ? [onDesktop.tag] : [onDesktop.tag, inLongRun.tag]
    test(`${whose} in ${lang}: in that language, as wide as the screen`, { tag }, async ({ page }) => {
      test.setTimeout(600_000)
      await hasChosen(page, { lang })
      await page.setViewportSize({ width: 320, height: 800 })
      const wrong: string[] = []
      await walk(
        page,
        async (name) => {
          const spoken = await page.locator('html').getAttribute('lang')
          if (spoken !== htmlLang) wrong.push(`${name} is in ${spoken}`)
          wrong.push(...(await unreadable(page, name, htmlLang, isLongRun ? widths : [320])))
        },
        (_, at) => !isLongRun && at % 2 === 1,
      )
      expect(wrong).toEqual([])
    })
  }
}
