import { logIn, people } from '../account.ts'
import { isLongRun } from '../long-run.ts'
import { expect, onBoth, open, test } from '../mall.ts'
import { violationsBesideColours, violationsInBothThemes } from '../violations.ts'
import { unreadable, withoutGrowing } from './reading.ts'
import { walks } from './walk.ts'

for (const [whose, walk] of Object.entries(walks)) {
  test(
    `${whose}: nothing stands in anybody's way, by light and by dark; the phone is small, and its letters large`,
    onBoth,
    async ({ page, viewport, isMobile }) => {
      test.setTimeout(600_000)
      const wrong: string[] = []
      let frame: 'unseen' | 'seen' = 'unseen'
      const look = async (name: string) => {
        // Colours are those of the phone; the short run has seen them there.
        const found =
          isMobile || isLongRun
            ? await violationsInBothThemes(page, frame === 'seen' ? '#main' : undefined)
            : await violationsBesideColours(page)
        frame = 'seen'
        wrong.push(...found.map((each) => `${name}: ${each}`))
        if (!isMobile) return
        wrong.push(...(await withoutGrowing(page, name)), ...(await unreadable(page, name, 'en', [320])))
        if (viewport) await page.setViewportSize(viewport)
      }
      // What only says a word is the same on a desktop; the short run has seen it on the phone, and of the others every second one here.
      await walk(page, look, ({ isPlain }, at) => (isPlain === true || at % 2 === 1) && !isMobile && !isLongRun)
      expect(wrong).toEqual([])
    },
  )
}

test("an address in writing: nothing stands in anybody's way, by light and by dark", onBoth, async ({ page }) => {
  await logIn(page, people.mali)
  await open(page, '#/pages/mine/confing?section=addresses')
  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByRole('combobox', { name: 'Country or region' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
})

test("suggestions: nothing stands in anybody's way, by light and by dark", onBoth, async ({ page }) => {
  await open(page, '#/pages/search/search')
  const field = page.getByRole('combobox', { name: 'Search the mall' })
  await field.fill('head')
  await expect(page.getByRole('option').first()).toBeVisible()
  await field.press('ArrowDown')
  expect(await violationsInBothThemes(page)).toEqual([])
})
