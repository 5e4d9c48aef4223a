import { expect, test, onPhone } from '../mall.ts'
import { currentPicture, findShoe, openProduct, withChange } from '../product-page.ts'

test('every picture has a thumbnail, and with many of them one is cut off', async ({ page, request }) => {
  const shoe = await findShoe(request)
  await withChange(page, (detail) => {
    const [first] = detail.images
    if (first) detail.images = Array.from({ length: 52 }, (_, at) => ({ ...first, image: `${first.image}?${at}` }))
    detail.skus.forEach((sku) => (sku.image = null))
  })
  await openProduct(page, shoe.id)
  const thumbs = page.getByRole('button', { name: /^Picture \d+ of 52$/ })
  await expect(thumbs).toHaveCount(52)
  const isCut = await thumbs.evaluateAll((all) => {
    const strip = all[0]!.parentElement!.getBoundingClientRect()
    return all.some((thumb) => {
      const box = thumb.getBoundingClientRect()
      return (box.left < strip.right && box.right > strip.right) || (box.top < strip.bottom && box.bottom > strip.bottom)
    })
  })
  expect(isCut).toBe(true)
  await thumbs.nth(3).click()
  await expect(currentPicture(page)).toHaveAccessibleName('Picture 4 of 52')
  await page.getByRole('button', { name: 'Full screen: Picture 4 of 52' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Full screen: Picture 5 of 52' })).toBeFocused()
  await expect(currentPicture(page)).toHaveAccessibleName('Picture 5 of 52')
})

test('a picture opens on the whole screen, grows, and Esc and the back button close it', async ({ page, request }) => {
  const shoe = await findShoe(request)
  await openProduct(page, shoe.id)
  const opener = page.getByRole('button', { name: /^Full screen: Picture 1 of/ })
  const zoom = page.getByRole('dialog', { name: /^Full screen/ })
  const scale = () => zoom.locator('[style*="scale"]').evaluate((moved) => new DOMMatrix(getComputedStyle(moved).transform).a)
  await opener.click()
  await expect(zoom).toBeVisible()
  await page.keyboard.press('+')
  await expect.poll(scale).toBe(1.5)
  await zoom.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(scale).toBe(1)
  await zoom.locator('img').dblclick()
  await expect.poll(scale).toBe(2.5)
  await page.keyboard.press('0')
  await page.keyboard.press('ArrowRight')
  await expect(zoom.getByRole('status')).toContainText('2')
  await page.keyboard.press('Escape')
  await expect(zoom).toBeHidden()
  await page.getByRole('button', { name: /^Full screen: Picture 2 of/ }).click()
  await expect(zoom).toBeVisible()
  await page.goBack()
  await expect(zoom).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: shoe.name_en })).toBeVisible()
})

test('two fingers bring a picture closer', onPhone, async ({ page, request }) => {
  const shoe = await findShoe(request)
  await openProduct(page, shoe.id)
  await page.getByRole('button', { name: /^Full screen: Picture 1 of/ }).click()
  const client = await page.context().newCDPSession(page)
  const fingers = (apart: number) => [
    { x: 195 - apart, y: 420, id: 1 },
    { x: 195 + apart, y: 420, id: 2 },
  ]
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) })
  for (const apart of [60, 90, 120]) await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  const scale = await page.locator('[style*="scale"]').evaluate((moved) => new DOMMatrix(getComputedStyle(moved).transform).a)
  expect(scale).toBeGreaterThan(2)
})
