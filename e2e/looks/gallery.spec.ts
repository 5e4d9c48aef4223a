import { axe } from '../access/both-themes.ts'
import { expect, test } from './gallery-test.ts'

const themes = ['light', 'dark'] as const
const groups = ['controls', 'gallery', 'layout', 'show'] as const

for (const theme of themes) {
  for (const group of groups) {
    test(`${group} look as they did, ${theme}`, async ({ gallery, page }) => {
      await gallery.open({ group, theme })
      await expect(page).toHaveScreenshot(`${group}-${theme}.png`, { fullPage: true, timeout: 30_000 })
    })
  }

  test(`axe finds nothing in any story, ${theme}`, async ({ gallery, page, isMobile }) => {
    test.skip(isMobile !== (theme === 'dark'), 'each theme on one kind of screen: what differs between them is colour')
    test.setTimeout(240_000)
    const found: string[] = []
    for (const group of groups) {
      await gallery.open({ group, theme })
      const { violations } = await axe(page).analyze()
      found.push(...violations.map(({ id, nodes }) => `${group}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`))
    }
    expect(found).toEqual([])
  })
}

test('every group of stories is pictured', async ({ gallery }) => {
  const found = new Set((await gallery.stories()).map(({ group }) => group))
  expect([...found].toSorted()).toEqual([...groups])
})

for (const width of [320, 768, 1024, 1280]) {
  test(`nothing is wider than ${width} px, in the tongues with the longest and the tallest words`, async ({ gallery, page, isMobile }) => {
    test.skip(isMobile !== width < 1024, 'each width on the kind of screen that has it')
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 800 })
    const wide: string[] = []
    for (const group of groups) {
      for (const lang of ['es', 'th']) {
        await gallery.open({ group, lang })
        const content = await page.evaluate(() => document.documentElement.scrollWidth)
        if (content > width) wide.push(`${group} in ${lang}: ${content}`)
      }
    }
    expect(wide).toEqual([])
  })
}
