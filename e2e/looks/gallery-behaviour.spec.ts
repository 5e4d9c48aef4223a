import { onDesktop, onPhone } from '../mall.ts'
import { expect, test } from './gallery-test.ts'

test('Esc, the close button and the scrim each close a sheet, and the focus returns', async ({ gallery, page }) => {
  await gallery.open({ story: 'Sheet' })
  const opener = page.getByRole('button', { name: 'Open normal' })
  const sheet = page.getByRole('dialog', { name: 'Confirm receipt' })
  const closeActions = [
    () => page.keyboard.press('Escape'),
    () => sheet.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(20, 20),
  ]
  for (const close of closeActions) {
    await opener.click()
    await expect(sheet).toBeVisible()
    await close()
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('the scrim is half opaque after 300 ms, and the content below is inert', async ({ gallery, page }) => {
  await gallery.open({ story: 'Sheet' })
  await page.getByRole('button', { name: 'Open normal' }).click()
  const opacity = () => page.evaluate(() => Number(getComputedStyle(document.querySelector('dialog[open]')!, '::backdrop').opacity))
  await expect.poll(opacity).toBe(0.5)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate(() => document.activeElement?.closest('main > *') === null || document.activeElement?.closest('dialog') !== null),
  ).toBe(true)
})

test('a long sheet scrolls inside with its buttons in view', async ({ gallery, page }) => {
  await gallery.open({ story: 'Sheet' })
  await page.getByRole('button', { name: 'Open full, long' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Confirm receipt' })).toBeInViewport({ ratio: 1 })
  await page.getByText('Line 40 of what').scrollIntoViewIfNeeded()
  await expect(page.getByText('Line 40 of what')).toBeInViewport()
})

test('arrow keys start at the current choice of a menu; choosing closes it and restores the focus', async ({ gallery, page }) => {
  await gallery.open({ story: 'Menu' })
  const opener = page.getByRole('button', { name: 'Language' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'ไทย' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'ไทย' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitemradio', { name: '繁體中文' })).toBeFocused()
})

test('a menu stays within the viewport', async ({ gallery, page }) => {
  await gallery.open({ story: 'Menu' })
  await page.getByRole('button', { name: 'More for this order' }).click()
  const box = await page.getByRole('menu', { name: 'Order' }).boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(box && box.x >= 8 && box.x + box.width <= width - 8).toBe(true)
})

test('a toast stays 2 s, an error 3 s, and each is announced', async ({ gallery, page }) => {
  await page.clock.install({ time: 0 })
  await gallery.open({ story: 'Toast' })
  await page.clock.pauseAt(3_600_000)
  await page.getByRole('button', { name: 'Add' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Added to cart · x1' })
  await expect(toast).toBeVisible()
  // In the middle it covers no menu at the side of a page.
  const box = await toast.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(box && Math.abs(box.x + box.width / 2 - width / 2) < 2).toBe(true)
  await page.clock.runFor(1900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)

  await page.getByRole('button', { name: 'Fail' }).click()
  const alarm = page.getByRole('alert').filter({ hasText: 'Your review was not saved' })
  await page.clock.runFor(2900)
  await expect(alarm).toBeVisible()
  await page.clock.runFor(200)
  await expect(alarm).toHaveCount(0)
})

test('the text of a price is the plain price, its comma only visual', async ({ gallery, page }) => {
  await gallery.open({ story: 'Price' })
  const price = page.locator('[data-price]').first()
  expect(await price.evaluate((element) => element.textContent)).toBe('$1284.50')
  expect(await price.locator('[data-g]').evaluate((group) => getComputedStyle(group, '::before').content)).toBe('","')
})

test('a rail scrolls by keyboard', async ({ gallery, page }) => {
  await gallery.open({ story: 'Rail' })
  const rail = page.getByRole('group', { name: 'Price drops' })
  await rail.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => rail.evaluate((element) => element.scrollLeft)).toBeGreaterThan(10)
})

test('on a desktop a rail has arrows, and only those with content beyond', onDesktop, async ({ gallery, page }) => {
  await gallery.open({ story: 'Rail' })
  await expect(page.getByRole('button', { name: 'Previous' })).toBeHidden()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeVisible()
})

test('the stage advances on a press, wraps around, and never advances automatically', onDesktop, async ({ gallery, page }) => {
  await page.clock.install()
  await gallery.open({ story: 'AdHero' })
  const stage = page.getByRole('region', { name: 'Offers' })
  const next = stage.getByRole('button', { name: 'Next offer' })
  await page.clock.runFor(60_000)
  await expect(stage.getByRole('link', { name: 'Pack light' })).toBeInViewport({ ratio: 0.9 })
  await page.clock.resume()
  for (const title of ['Hear the room', 'Slow afternoons', 'Pack light']) {
    await next.click()
    await expect(stage.getByRole('link', { name: title })).toBeInViewport({ ratio: 0.9 })
  }
})

test('a picture that fails to load shows a glyph and the name', async ({ gallery, page }) => {
  await gallery.open({ story: 'Tile' })
  await expect(page.getByRole('img', { name: 'missing' })).toContainText('A missing with a name of two lines')
})

test('a quantity typed above the stock is set to the stock', async ({ gallery, page }) => {
  await gallery.open({ story: 'Stepper' })
  const quantity = page.getByRole('textbox', { name: 'Quantity, up to 7, from 1' })
  await quantity.fill('99')
  await quantity.blur()
  await expect(quantity).toHaveValue('7')
})

test('no touch target is smaller than 44 × 44 on a phone', onPhone, async ({ gallery, page }) => {
  test.setTimeout(120_000)
  const small: string[] = []
  for (const group of await gallery.groups()) {
    await gallery.open({ group })
    small.push(
      ...(await page.evaluate(() => {
        const all = document.querySelectorAll<HTMLElement>('article button, article a[href], article select, article label:has(input)')
        return [...all]
          .filter((element) => element.checkVisibility() && !element.closest('p, label label'))
          .filter((element) => !(element.matches('a') && element.closest('label')))
          .map((element) => ({ text: element.textContent || element.ariaLabel || '', box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
          .map(({ text, box }) => `${text} ${Math.round(box.width)}×${Math.round(box.height)}`)
      })),
    )
  }
  expect(small).toEqual([])
})
