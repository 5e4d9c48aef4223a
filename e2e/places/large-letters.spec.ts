import { expect, once, overflowPx, test } from '../mall.ts'
import { walkAsVisitor } from './walk.ts'

test('letters twice as large are twice as large everywhere, and nothing is wider than the screen', once, async ({ page }) => {
  test.setTimeout(180_000)
  const sizes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, main output, main summary, main h3')]
        .filter((each) => each.textContent && each.getClientRects().length > 0)
        .map((each) => [each.textContent.trim().slice(0, 30), Number.parseFloat(getComputedStyle(each).fontSize)] as const),
    )
  const grow = (size: string) => page.evaluate((to) => document.documentElement.style.setProperty('font-size', to, 'important'), size)
  const wrong: string[] = []
  await walkAsVisitor(page, async (name) => {
    const before = new Map(await sizes())
    await grow('200%')
    const same = (await sizes()).filter(([text, size]) => before.has(text) && size < (before.get(text) ?? 0) * 1.9)
    // What stands on the stage of home fills it: its letters are as large as it is.
    if (name !== 'home') wrong.push(...same.map(([text, size]) => `${name}: ${text} stays at ${size}`))
    const wider = await overflowPx(page)
    if (wider !== 0) wrong.push(`${name} is ${wider} wider than the screen`)
    await grow('')
  })
  expect(wrong).toEqual([])
})
