import { says, expect, scrollThrough, test, onDesktop, inLongRun } from '../mall.ts'
import { buyBar, findPlain, findShoe, firstColour, openProduct, soldOutSize, withChange } from '../product-page.ts'

test('price, title, rating and delivery costs are on the first screen', async ({ page, request, viewport, isMobile }) => {
  const shoe = await findShoe(request)
  await openProduct(page, shoe.id)
  await expect(page).toHaveTitle(new RegExp(`^${shoe.name_en} — `))
  const facts = [
    page.getByRole('heading', { level: 1, name: shoe.name_en }),
    page.locator('main [data-price]').first(),
    page.getByRole('button', { name: /ratings$/ }),
    page
      .getByText(/^(Free delivery|Delivery )/)
      .filter({ visible: true })
      .first(),
    buyBar(page, isMobile).getByRole('button', { name: 'Buy now' }),
  ]
  for (const fact of facts) {
    const box = await fact.boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport?.height ?? 0)
  }
  await expect(page.locator('main s').first()).toContainText('was')
})

test('a sold-out size is visible, cannot be chosen, and is labelled as sold out', inLongRun, async ({ page, request }) => {
  const shoe = await findShoe(request)
  await openProduct(page, shoe.id)
  const colours = page.getByRole('group', { name: /colour/i })
  await colours.getByRole('radio', { name: firstColour(shoe)?.name_en, exact: true }).check({ force: true })
  await expect(colours).toHaveAccessibleName(new RegExp(`${firstColour(shoe)?.name_en}$`))
  const out = page.getByRole('group', { name: /size/i }).getByRole('radio', { name: `${soldOutSize(shoe)}, Sold out` })
  await expect(out).toBeDisabled()
  await expect(page.getByText(soldOutSize(shoe) ?? '', { exact: true }).first()).toBeVisible()
})

test('Buy without an option opens the chooser, which completes the action', async ({ page, request, isMobile }) => {
  const shoe = await findShoe(request)
  await openProduct(page, shoe.id)
  await buyBar(page, isMobile).getByRole('button', { name: 'Buy now' }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose options' })
  await expect(chooser).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  const free = shoe.skus.find((sku) => sku.items_left > 0 && sku.options['colour'] === firstColour(shoe)?.key)
  await chooser.getByRole('radio', { name: firstColour(shoe)?.name_en, exact: true }).check({ force: true })
  await expect(chooser.getByText('Please choose: Size')).toBeVisible()
  await chooser.getByRole('button', { name: 'Buy now' }).click()
  await expect(chooser.getByRole('group', { name: /size/i }).locator(':focus')).toHaveCount(1)
  await chooser.getByRole('radio', { name: free?.options['size'], exact: true }).check({ force: true })
  await chooser.getByRole('button', { name: 'Buy now' }).click()
  // After the login, "Buy now" pays for this product only. The guest's cart stays empty.
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('guest-cart'))).toBeNull()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: shoe.name_en })).toBeVisible()
  await expect(chooser).toBeHidden()
})

test('the back button closes the chooser and stays on the page', inLongRun, async ({ page, request, isMobile }) => {
  const shoe = await findShoe(request)
  await openProduct(page, shoe.id)
  await buyBar(page, isMobile).getByRole('button', { name: 'Add to cart', exact: true }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose options' })
  await expect(chooser).toBeVisible()
  await page.goBack()
  await expect(chooser).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: shoe.name_en })).toBeVisible()
})

test('Add responds immediately on the button, the badge and in a message; twice the stock cannot be added', async ({
  page,
  request,
  isMobile,
}) => {
  const plain = await findPlain(request)
  await withChange(page, (detail) => {
    detail.items_left = 3
    detail.skus.forEach((sku) => (sku.items_left = 3))
  })
  await openProduct(page, plain.id)
  await page.getByRole('button', { name: 'One more' }).click()
  const bar = buyBar(page, isMobile)
  // Counts frames, not milliseconds, as frames take longer on a busy machine.
  const frames = await bar.getByRole('button', { name: 'Add to cart', exact: true }).evaluate(
    (button) =>
      new Promise<number>((resolve) => {
        let passed = 0
        const count = () => {
          passed += 1
          requestAnimationFrame(count)
        }
        new MutationObserver(() => resolve(passed)).observe(button, { subtree: true, childList: true, characterData: true })
        ;(button as HTMLButtonElement).click()
        requestAnimationFrame(count)
      }),
  )
  expect(frames).toBeLessThan(6)
  await says(page, 'Added to cart · x2')
  await expect(page.getByRole('link', { name: /^Cart 1 item$/ }).filter({ visible: true })).toBeVisible()
  await bar.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await says(page, 'All 3 left are in your cart')
  expect(await page.evaluate(() => localStorage.getItem('guest-cart'))).toBe(
    JSON.stringify([{ productId: plain.id, quantity: 3, priceSeen: plain.price }]),
  )
})

test('the rating distribution shows and filters the comments', inLongRun, async ({ page, request }) => {
  const shoe = await findShoe(request)
  const { data } = await (await request.get(`/api/customer/product/comments?product_id=${shoe.id}&rating=5`)).json()
  await openProduct(page, shoe.id)
  await page
    .getByRole('button', { name: /ratings$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Ratings and comments' })).toBeInViewport()
  const five = page.getByRole('button', { name: /^5 stars: \d+%/ })
  await expect(page.getByRole('button', { name: /^\d stars: \d+%/ })).toHaveCount(5)
  await five.click()
  await expect(five).toHaveAttribute('aria-pressed', 'true')
  const comments = page.locator('section', { has: page.getByRole('heading', { name: 'Ratings and comments' }) }).locator('ul > li')
  await expect(comments).toHaveCount(Math.min(5, data.list.length))
  await expect(comments.getByRole('img', { name: '5 of 5 stars' })).toHaveCount(Math.min(5, data.list.length))
  await page.getByRole('button', { name: 'All comments' }).click()
  await expect(five).toHaveAttribute('aria-pressed', 'false')
  await expect(comments.locator('[lang]').first()).toBeVisible()
})

test('viewed products are offered again, the newest first; favourites survive', inLongRun, async ({ page, request }) => {
  const [shoe, plain] = [await findShoe(request), await findPlain(request)]
  await openProduct(page, shoe.id)
  await page.getByRole('button', { name: 'Add to favourites' }).click()
  await openProduct(page, plain.id)
  await expect(page.getByRole('heading', { level: 1, name: plain.name_en })).toBeVisible()
  await scrollThrough(page)
  const seen = page.getByRole('group', { name: 'Recently viewed' })
  await expect(seen.getByRole('link')).toHaveCount(1)
  await seen.getByRole('link', { name: shoe.name_en }).click()
  await expect(page.getByRole('heading', { level: 1, name: shoe.name_en })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Saved to favourites' })).toHaveAttribute('aria-pressed', 'true')
})

test('a visitor buys by keyboard alone', onDesktop, async ({ page, request }) => {
  const shoe = await findShoe(request)
  await openProduct(page, shoe.id)
  const tabTo = async (name: RegExp) => {
    for (let at = 0; at < 60; at += 1) {
      await page.keyboard.press('Tab')
      const [label, ring] = await page.evaluate(() => {
        const now = document.activeElement as HTMLElement
        const words = now.getAttribute('aria-label') ?? (now as HTMLInputElement).labels?.[0]?.textContent ?? now.textContent ?? ''
        return [words, getComputedStyle(now).outlineStyle + getComputedStyle(now.parentElement ?? now).outlineStyle] as const
      })
      expect(ring, `the focus on "${label}" shows`).toContain('solid')
      if (name.test(label)) return
    }
    throw new Error(`no way to ${name} by Tab`)
  }
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.setAttribute('tabindex', '-1')
    ;(heading as HTMLElement).focus()
  })
  await tabTo(new RegExp(`^${firstColour(shoe)?.name_en}`))
  await page.keyboard.press('Space')
  await tabTo(/^\d+$/)
  await page.keyboard.press('Space')
  await tabTo(/^Add to cart$/)
  await page.keyboard.press('Enter')
  await says(page, 'Added to cart · x1')
})
