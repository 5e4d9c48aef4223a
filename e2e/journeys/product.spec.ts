import AxeBuilder from '@axe-core/playwright'
import type { AnswerOf, ProductCard, getProductDetail } from '@plaza/contract'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, hasChosen, type Lang, languages, open, overflowPx, scrollThrough, test } from '../mall.ts'

type Detail = AnswerOf<typeof getProductDetail>
const addressOf = (id: string) => `#/pages/prouduct/detail?id=${id}`

const detailOf = async (request: APIRequestContext, id: string): Promise<Detail> =>
  (await (await request.get(`/api/customer/product/detail?id=${id}`)).json()).data as Detail

/** The first product of the mall that is like this. */
const findProduct = async (
  request: APIRequestContext,
  isIt: (card: ProductCard) => boolean,
  isWholly: (detail: Detail) => boolean = () => true,
) => {
  let cursor = ''
  do {
    const { data } = await (await request.get(`/api/customer/product/get_all_products?limit=50${cursor && `&cursor=${cursor}`}`)).json()
    for (const card of (data.list as ProductCard[]).filter(isIt)) {
      const detail = await detailOf(request, card.id)
      if (isWholly(detail)) return detail
    }
    cursor = data.next_cursor ?? ''
  } while (cursor)
  throw new Error('the mall sells no such product')
}

/** A shoe in colours and sizes, of which one is sold out in the first colour. */
const findShoe = (request: APIRequestContext) =>
  findProduct(
    request,
    (card) => card.variants > 12 && card.status === 'on_sale',
    (detail) => detail.options.length === 2 && detail.list_price !== null && soldOutSize(detail) !== undefined,
  )
const firstColour = (shoe: Detail) => shoe.options[0]?.values[0]
const soldOutSize = (shoe: Detail) =>
  shoe.skus.find((sku) => sku.items_left === 0 && sku.options['colour'] === firstColour(shoe)?.key)?.options['size']
const findPlain = (request: APIRequestContext) =>
  findProduct(request, (card) => card.variants === 1 && card.status === 'on_sale' && card.items_left > 20)

/** The same page with another answer of the shop. */
const withChange = (page: Page, change: (detail: Detail) => void) =>
  page.route('**/customer/product/detail*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    change(body.data as Detail)
    await route.fulfill({ response, json: body })
  })

const isThere = (page: Page) => expect(page.getByRole('list', { name: 'Delivery, returns and payment' })).toBeVisible()
const openProduct = async (page: Page, id: string) => {
  await open(page, addressOf(id))
  await isThere(page)
}
const buyBar = (page: Page, isMobile: boolean) => (isMobile ? page.getByRole('region', { name: 'Buy' }) : page.getByRole('main'))
const currentPicture = (page: Page) => page.locator('button[aria-current="true"]')

test('price, title, rating and where it ships from stand on the first screen', async ({ page, request, viewport, isMobile }) => {
  const shoe = await findShoe(request)
  await openProduct(page, shoe.id)
  await expect(page).toHaveTitle(new RegExp(`^${shoe.name_en} — `))
  const facts = [
    page.getByRole('heading', { level: 1, name: shoe.name_en }),
    page.locator('main [data-price]').first(),
    page.getByRole('button', { name: /ratings$/ }),
    page
      .getByText(/^Ships from/)
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

test('two fingers bring a picture closer', async ({ page, request, isMobile }) => {
  test.skip(!isMobile, 'fingers are tried on the phone')
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

test('a sold-out size is there to see, cannot be chosen, and is named as sold out', async ({ page, request }) => {
  const shoe = await findShoe(request)
  await openProduct(page, shoe.id)
  const colours = page.getByRole('group', { name: /^Colour/ })
  await colours.getByRole('radio', { name: firstColour(shoe)?.name_en, exact: true }).check({ force: true })
  await expect(colours).toHaveAccessibleName(new RegExp(`${firstColour(shoe)?.name_en}$`))
  const out = page.getByRole('group', { name: /^Size/ }).getByRole('radio', { name: `${soldOutSize(shoe)}, Sold out` })
  await expect(out).toBeDisabled()
  await expect(page.getByText(soldOutSize(shoe) ?? '', { exact: true }).first()).toBeVisible()
})

test('nobody takes fewer than one nor more than there are, tapped or typed', async ({ page, request }) => {
  const plain = await findPlain(request)
  await withChange(page, (detail) => {
    detail.items_left = 7
    detail.skus.forEach((sku) => (sku.items_left = 7))
  })
  await openProduct(page, plain.id)
  const quantity = page.getByRole('textbox', { name: 'Quantity' })
  await expect(page.getByText('7 left')).toBeVisible()
  await expect(page.getByRole('button', { name: 'One fewer' })).toBeDisabled()
  for (const [typed, kept] of [
    ['99', '7'],
    ['0', '1'],
    ['-3', '1'],
    ['five', '1'],
  ] as const) {
    await quantity.fill(typed)
    await quantity.press('Enter')
    await expect(quantity).toHaveValue(kept)
  }
  await quantity.fill('7')
  await quantity.press('Enter')
  await expect(page.getByRole('button', { name: 'One more' })).toBeDisabled()
})

test('Buy without an option opens the chooser, which finishes what was pressed', async ({ page, request, isMobile }) => {
  const shoe = await findShoe(request)
  await openProduct(page, shoe.id)
  await buyBar(page, isMobile).getByRole('button', { name: 'Buy now' }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose options' })
  await expect(chooser).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  const free = shoe.skus.find((sku) => sku.items_left > 0 && sku.options['colour'] === firstColour(shoe)?.key)
  await chooser.getByRole('radio', { name: firstColour(shoe)?.name_en, exact: true }).check({ force: true })
  await expect(chooser.getByText('Still to choose: Size')).toBeVisible()
  await chooser.getByRole('button', { name: 'Buy now' }).click()
  await expect(chooser.getByRole('group', { name: /^Size/ }).locator(':focus')).toHaveCount(1)
  await chooser.getByRole('radio', { name: free?.options['size'], exact: true }).check({ force: true })
  await chooser.getByRole('button', { name: 'Buy now' }).click()
  await expect(page).toHaveURL(/#\/pages\/cart\/mycart$/)
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('guest-cart') ?? '[]') as object[])
  expect(kept).toEqual([{ productId: shoe.id, skuId: free?.id, quantity: 1 }])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: shoe.name_en })).toBeVisible()
  await expect(chooser).toBeHidden()
})

test('the back button closes the chooser and stays on the page', async ({ page, request, isMobile }) => {
  const shoe = await findShoe(request)
  await openProduct(page, shoe.id)
  await buyBar(page, isMobile).getByRole('button', { name: 'Add to cart', exact: true }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose options' })
  await expect(chooser).toBeVisible()
  await page.goBack()
  await expect(chooser).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: shoe.name_en })).toBeVisible()
})

test('Add answers at once: on the button, on the badge, in words; and twice the stock is not to be had', async ({
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
  const answeredMs = await bar.getByRole('button', { name: 'Add to cart', exact: true }).evaluate(
    (button) =>
      new Promise<number>((resolve) => {
        const pressedAt = performance.now()
        new MutationObserver(() => resolve(performance.now() - pressedAt)).observe(button, {
          subtree: true,
          childList: true,
          characterData: true,
        })
        ;(button as HTMLButtonElement).click()
      }),
  )
  expect(answeredMs).toBeLessThan(100)
  await expect(page.getByText('Added to cart · x2')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Cart 1 item$/ }).filter({ visible: true })).toBeVisible()
  await bar.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page.getByText('All 3 that are left are in your cart')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('guest-cart'))).toBe(JSON.stringify([{ productId: plain.id, quantity: 3 }]))
})

test('the spread of ratings is there and filters the comments', async ({ page, request }) => {
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

test('what stands there is a fact: the end of an offer only from a date within three days', async ({ page, request }) => {
  const plain = await findPlain(request)
  let ends: string | null = null
  await withChange(page, (detail) => (detail.expires_at = ends))
  await openProduct(page, plain.id)
  await expect(page.getByText(/^Offer ends/)).toHaveCount(0)
  ends = new Date(Date.now() + 48 * 3_600_000).toISOString()
  await page.reload()
  await isThere(page)
  await expect(page.getByText(/^Offer ends \d+ \w+$/)).toBeVisible()
})

test('a product that is no longer sold explains itself and offers six others', async ({ page, request }) => {
  const plain = await findPlain(request)
  await page.route('**/customer/product/detail*', (route) =>
    route.fulfill({ json: { code: 2000021, message: 'The product is no longer sold.', data: { id: plain.id, name_en: plain.name_en } } }),
  )
  await open(page, addressOf(plain.id))
  await expect(page.getByRole('heading', { level: 1, name: 'This product is no longer sold' })).toBeVisible()
  await expect(page.getByText(plain.name_en ?? '')).toBeVisible()
  await expect(page.locator('article')).toHaveCount(6)
})

test('a product that never was says so, and shows what people buy', async ({ page }) => {
  for (const id of ['999999999', 'x', '']) {
    await open(page, addressOf(id))
    await expect(page.getByRole('heading', { level: 1, name: "We don't have this product" })).toBeVisible()
    await expect(page.locator('article')).toHaveCount(6)
  }
})

test('a product that did not load can be asked for again', async ({ page, request }) => {
  const plain = await findPlain(request)
  let away = true
  await page.route('**/customer/product/detail*', (route) => (away ? route.abort() : route.continue()))
  await open(page, addressOf(plain.id))
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  away = false
  await again.click()
  await expect(page.getByRole('heading', { level: 1, name: plain.name_en })).toBeVisible()
})

test('what was seen is offered again, the newest first; hearts stay', async ({ page, request }) => {
  const [shoe, plain] = [await findShoe(request), await findPlain(request)]
  await openProduct(page, shoe.id)
  await page.getByRole('button', { name: 'Add to favourites' }).click()
  await openProduct(page, plain.id)
  await expect(page.getByRole('heading', { level: 1, name: plain.name_en })).toBeVisible()
  await scrollThrough(page)
  const seen = page.getByRole('group', { name: 'Recently seen' })
  await expect(seen.getByRole('link')).toHaveCount(1)
  await seen.getByRole('link', { name: shoe.name_en }).click()
  await expect(page.getByRole('heading', { level: 1, name: shoe.name_en })).toBeFocused()
  await expect(page.getByRole('button', { name: 'In your favourites' })).toHaveAttribute('aria-pressed', 'true')
})

test('a visitor buys by keyboard alone', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'keys are tried on the desktop')
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
  await expect(page.getByText('Added to cart · x1')).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the page, in the chooser or in the viewer, ${theme}`, async ({ page, request, isMobile }) => {
    const shoe = await findShoe(request)
    await hasChosen(page, { theme })
    await openProduct(page, shoe.id)
    await scrollThrough(page)
    await expect(page.getByRole('button', { name: /^5 stars/ })).toBeVisible()
    const check = async () => {
      await page.waitForTimeout(400)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target) }))).toEqual([])
    }
    await check()
    await buyBar(page, isMobile).getByRole('button', { name: 'Buy now' }).click()
    await expect(page.getByRole('dialog', { name: 'Choose options' })).toBeVisible()
    await check()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Full screen: Picture 1/ }).click()
    await check()
  })
}

const longest = 'Ridgeline trail running shoes with a breathable mesh upper, '.repeat(3)
for (const lang of Object.keys(languages) as Lang[]) {
  test(`nothing is wider than the screen in ${lang}, with a long name, no picture and nothing to pay`, async ({
    page,
    request,
    isMobile,
  }) => {
    const shoe = await findShoe(request)
    await hasChosen(page, { lang })
    await withChange(page, (detail) => {
      for (const each of Object.keys(languages) as Lang[]) detail[`name_${each}`] = longest
      Object.assign(detail, { images: [], image: null, price: '0.00', list_price: null })
      detail.skus.forEach((sku) => Object.assign(sku, { price: '0.00', image: null }))
    })
    await open(page, addressOf(shoe.id))
    for (const width of isMobile ? [320, 390, 600] : [768, 1023, 1024, 1280, 1440, 2560]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(page.getByRole('heading', { level: 1 })).toContainText(longest.trim())
      await scrollThrough(page)
      expect(await overflowPx(page), `at ${width}`).toBe(0)
    }
  })
}

test('nothing on the page breaks its own rules', async ({ page, request }) => {
  const complaints: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await openProduct(page, (await findShoe(request)).id)
  await scrollThrough(page)
  await page.getByRole('button', { name: /^Full screen: Picture 1/ }).click()
  await page.keyboard.press('+')
  await page.keyboard.press('Escape')
  expect(complaints).toEqual([])
})
