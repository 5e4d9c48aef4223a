import { inLongRun, expect, test, onDesktop, onPhone } from '../mall.ts'
import { currentPicture, findShoe, openProduct, withChange } from '../product-page.ts'

test('every picture has a thumbnail, and a long strip of them is cut off', inLongRun, async ({ page, request }) => {
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

test('a picture opens full screen, zooms, and Esc and the back button close it', async ({ page, request }) => {
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

test('pinching zooms a picture', { tag: [onPhone.tag, inLongRun.tag] }, async ({ page, request }) => {
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

test(
  'by keyboard every press counts, Home and End reach the ends, and arrow keys do not lose the focus',
  { tag: [onDesktop.tag, inLongRun.tag] },
  async ({ page, request }) => {
    const shoe = await findShoe(request)
    await openProduct(page, shoe.id)
    const total = shoe.images.length
    expect(total).toBeGreaterThan(3)
    const slide = (at: number) => page.getByRole('button', { name: `Full screen: Picture ${at} of ${total}` })
    await slide(1).focus()
    for (let pressed = 0; pressed < 3; pressed += 1) await page.keyboard.press('ArrowRight')
    await expect(slide(4)).toBeFocused()
    await expect(currentPicture(page)).toHaveAccessibleName(`Picture 4 of ${total}`)
    await page.keyboard.press('Home')
    await expect(slide(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(slide(total)).toBeFocused()
    await expect(slide(total)).toBeInViewport()

    const next = page.getByRole('main').getByRole('button', { name: 'Next picture' }).first()
    await page.keyboard.press('Home')
    await next.focus()
    for (let at = 1; at < total; at += 1) await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Previous picture' }).first()).toBeFocused()
  },
)

test(
  'in full screen the keyboard reaches both ends, and the focus returns to the picture seen last',
  inLongRun,
  async ({ page, request }) => {
    const shoe = await findShoe(request)
    await openProduct(page, shoe.id)
    const total = shoe.images.length
    await page.getByRole('button', { name: /^Full screen: Picture 1 of/ }).press('Enter')
    const zoom = page.getByRole('dialog', { name: /^Full screen/ })
    const counter = zoom.getByRole('status')
    const next = zoom.getByRole('button', { name: 'Next picture' })
    for (let at = 1; at < total; at += 1) await next.press('Enter')
    await expect(zoom.getByRole('button', { name: 'Previous picture' })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(counter).toContainText(`Picture ${total - 1} of ${total}`)
    await page.keyboard.press('Home')
    await expect(counter).toContainText(`Picture 1 of ${total}`)
    await page.keyboard.press('End')
    await expect(counter).toContainText(`Picture ${total} of ${total}`)
    await page.keyboard.press('Escape')
    await expect(zoom).toBeHidden()
    await expect(page.getByRole('button', { name: `Full screen: Picture ${total} of ${total}` })).toBeFocused()
  },
)

test('a double tap zooms in, another one zooms out', { tag: [onPhone.tag, inLongRun.tag] }, async ({ page, request }) => {
  const shoe = await findShoe(request)
  await openProduct(page, shoe.id)
  await page.getByRole('button', { name: /^Full screen: Picture 1 of/ }).click()
  const moved = page.locator('[style*="scale"]')
  const scale = () => moved.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a)
  await expect(moved).toBeVisible()
  const tapTwice = async () => {
    await page.touchscreen.tap(195, 420)
    await page.touchscreen.tap(195, 420)
    // Waits, so that the browser does not combine these taps with the next ones.
    await page.waitForTimeout(400)
  }
  await tapTwice()
  expect(await scale()).toBe(2.5)
  await tapTwice()
  expect(await scale()).toBe(1)
})
