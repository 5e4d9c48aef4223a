import type { Locator } from '@playwright/test'
import { expect, once, scrollThrough, test } from '../mall.ts'
import { buyBar, findShoe, firstColour, openProduct } from '../product-page.ts'

const edge = (of: Locator) =>
  of.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
  })
const ground = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor)

test(
  'in forced colours controls have borders, selected ones thicker, and the rating distribution is visible',
  once,
  async ({ page, request, isMobile }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    const shoe = await findShoe(request)
    await openProduct(page, shoe.id)
    await scrollThrough(page)
    for (const name of ['Buy now', 'Add to cart'])
      expect(await edge(buyBar(page, isMobile).getByRole('button', { name, exact: true }))).toBe(1)
    const colours = page.getByRole('main').getByRole('group', { name: /colour/i })
    await colours.getByRole('radio', { name: firstColour(shoe)?.name_en, exact: true }).check({ force: true })
    await page.getByRole('button', { name: 'All comments' }).focus()
    expect(await edge(colours.locator('label').first())).toBe(3)
    expect(await edge(colours.locator('label').nth(1))).toBe(1)
    expect(await edge(page.locator('button[aria-current="true"]').first())).toBe(3)
    const five = page.getByRole('button', { name: /^5 stars: \d+%/ })
    const track = five.locator('span:has(> span)')
    expect(await ground(track.locator('span'))).not.toBe(await ground(track))
    await five.click()
    await page.getByRole('button', { name: 'All comments' }).focus()
    expect(await edge(five)).toBe(3)
  },
)
