import type { Page } from '@playwright/test'
import { onDesktop, onPhone, once } from '../mall.ts'
import { violations } from '../violations.ts'
import { expect, test } from './gallery-test.ts'

const groups = ['charts', 'console', 'controls', 'gallery', 'layout', 'show'] as const
/** Themes differ in colours, and devices in layout. Checking each theme on one device therefore covers both. */
const seen = { light: onDesktop, dark: onPhone } as const

/** System fonts that the page falls back to, each with the text that uses it. */
const fallbackFonts = async (page: Page): Promise<string[]> => {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  await client.send('DOM.getDocument', { depth: 0 })
  const { searchId, resultCount } = await client.send('DOM.performSearch', {
    query: '//body//*[not(self::script)][text()[normalize-space()]]',
  })
  const { nodeIds } = await client.send('DOM.getSearchResults', { searchId, fromIndex: 0, toIndex: resultCount })
  const found = new Set<string>()
  for (const nodeId of nodeIds) {
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { familyName, isCustomFont } of fonts) if (!isCustomFont) found.add(familyName)
  }
  await client.detach()
  return [...found]
}

for (const [theme, device] of Object.entries(seen) as ['light' | 'dark', typeof onPhone][])
  for (const group of groups)
    test(
      `${group}, ${theme}: they look as they did, in letters of their own, and axe finds nothing in any story`,
      device,
      async ({ gallery, page }) => {
        test.setTimeout(120_000)
        await gallery.open({ group, theme })
        await gallery.bringEverything()
        await expect(page).toHaveScreenshot(`${group}-${theme}.png`, { fullPage: true, timeout: 30_000 })
        expect(await violations(page)).toEqual([])
        if (theme === 'light') expect(await fallbackFonts(page)).toEqual([])
      },
    )

test('every group of gallery stories has a screenshot', once, async ({ gallery }) => {
  expect(await gallery.groups()).toEqual([...groups])
})

for (const lang of ['es', 'th'])
  test(
    `in ${lang}, of the tongues with the longest and the tallest words, nothing is wider than the screen`,
    onDesktop,
    async ({ gallery, page }) => {
      test.setTimeout(120_000)
      const wide: string[] = []
      for (const group of groups) {
        await gallery.open({ group, lang })
        for (const width of [320, 768, 1024, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          const content = await page.evaluate(() => document.documentElement.scrollWidth)
          if (content > width) wide.push(`${group} at ${width}: ${content}`)
        }
      }
      expect(wide).toEqual([])
    },
  )
