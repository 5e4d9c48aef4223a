import { logIn, people } from '../account.ts'
import { isLongRun } from '../long-run.ts'
import { expect, onBoth, onPhone, open, test } from '../mall.ts'
import { violationsInBothThemes, violationsAlongWalk } from '../violations.ts'
import { unreadable, withoutGrowing } from './reading.ts'
import { walks } from './walk.ts'

/** Desktop pages consist of the same parts as phone pages, so the short run checks only the phone. */
const where = isLongRun ? onBoth : onPhone

for (const [whose, walk] of Object.entries(walks)) {
  test(
    `${whose}: nothing stands in anybody's way, by light and by dark; the phone is small, and its letters large`,
    where,
    async ({ page, viewport, isMobile }) => {
      test.setTimeout(600_000)
      const wrong: string[] = []
      const violationsHere = violationsAlongWalk()
      const look = async (name: string) => {
        const found = await violationsHere(page)
        wrong.push(...found.map((each) => `${name}: ${each}`))
        if (!isMobile) return
        wrong.push(...(await withoutGrowing(page, name)), ...(await unreadable(page, name, 'en', [320])))
        if (viewport) await page.setViewportSize(viewport)
      }
      await walk(page, look)
      expect(wrong).toEqual([])
    },
  )
}

test('the address form has no accessibility violations, in light and dark mode', where, async ({ page }) => {
  await logIn(page, people.mali)
  await open(page, '#/pages/mine/confing?section=addresses')
  await page.getByRole('button', { name: 'Add address' }).click()
  await page.getByRole('combobox', { name: 'Country or region' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
})

test('suggestions have no accessibility violations, in light and dark mode', where, async ({ page }) => {
  await open(page, '#/pages/search/search')
  const field = page.getByRole('combobox', { name: 'Search all products' })
  await field.fill('head')
  await expect(page.getByRole('option').first()).toBeVisible()
  await field.press('ArrowDown')
  expect(await violationsInBothThemes(page)).toEqual([])
})
