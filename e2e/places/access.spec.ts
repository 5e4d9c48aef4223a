import { logIn, people } from '../account.ts'
import { expect, onBoth, open, overflowPx, test } from '../mall.ts'
import { violationsInBothThemes } from '../violations.ts'
import { walkAsStaff, walks } from './walk.ts'

for (const [whose, walk] of Object.entries(walks)) {
  test(`${whose}: nothing stands in anybody's way, by light and by dark`, onBoth, async ({ page }) => {
    test.setTimeout(300_000)
    const wrong: string[] = []
    await walk(page, async (name) => void wrong.push(...(await violationsInBothThemes(page)).map((each) => `${name}: ${each}`)))
    expect(wrong).toEqual([])
  })
}

test("the page of the staff: nothing stands in anybody's way, and nothing is wider than the screen", onBoth, async ({ page }) => {
  test.setTimeout(300_000)
  const wrong: string[] = []
  await walkAsStaff(page, async (name) => {
    wrong.push(...(await violationsInBothThemes(page)).map((each) => `${name}: ${each}`))
    const wider = await overflowPx(page)
    if (wider !== 0) wrong.push(`${name} is ${wider} wider than the screen`)
  })
  expect(wrong).toEqual([])
})

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
