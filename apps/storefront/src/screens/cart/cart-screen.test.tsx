import { answering, lost, refusing, silent } from '@plaza/client/test'
import {
  type Cart,
  claimCoupon,
  getCart,
  getProductDetail,
  listCoupons,
  makeQuote,
  mergeCart,
  priceCart,
  removeFromCart,
  selectInCart,
  updateCart,
} from '@plaza/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { bag, cartLine, cartOf, cartShop, coupon, ofTwoShops, shoes, teapot } from '../../../test/cart-samples.ts'
import { holdTimersOf } from '../../../test/held-timers.ts'
import { openShop } from '../../../test/open-shop.tsx'
import { inWords, mali, productDetail } from '../../../test/samples.ts'

const at = '#/pages/cart/mycart'
/** Time in which a removal can be undone. */
const undoMs = 8000
const openCart = (cart: Cart, answers: Parameters<typeof openShop>[0]['answers'] = [], more: Parameters<typeof openShop>[0] = {}) =>
  openShop({ at, as: { ...mali, card: { count: cart.items_count } }, answers: [answering(getCart, cart), ...answers], ...more })
const quantityOf = async (main: Awaited<ReturnType<typeof openShop>>['main'], name: string) =>
  main().findByRole('textbox', { name: `Quantity of ${name}` })

describe('cart of an account', () => {
  test('is grouped by shop, with all costs before checkout', async () => {
    const cart = ofTwoShops()
    cart.costs = { ...cart.costs, discount: '5.00', delivery: '4.00', delivery_discount: '4.00', tax: '6.50', total: '124.30' }
    cart.shops[0] = { ...cart.shops[0]!, to_free_delivery: '8.00', coupon: coupon({ id: '3', name: 'Five off', saves: '5.00' }) }
    const { main } = await openCart(cart)
    expect(await main().findByRole('heading', { level: 1, name: 'Cart (3)' })).toBeVisible()
    expect(document.title).toBe('Cart (3) — Plaza')
    const shop = main().getByRole('region', { name: 'Ridgeline Outdoor' })
    expect(within(shop).getByRole('link', { name: 'Trail shoes' })).toHaveAttribute('href', '#/pages/prouduct/detail?id=7')
    expect(within(shop).getByText('Add $8.00 more for free delivery')).toBeVisible()
    expect(within(shop).getByText('Five off')).toBeVisible()
    const summary = main().getByRole('region', { name: 'Summary' })
    expect(
      within(summary)
        .getAllByRole('definition')
        .map((each) => each.textContent),
    ).toEqual(['$122.80', '−$5.00', '$4.00', '−$4.00', '$6.50', '$124.30'])
    expect(within(summary).getByRole('status')).toHaveTextContent('Total $124.30')
    expect(within(summary).getByRole('button', { name: 'Check out (3)' })).toBeVisible()
  })

  test('successive taps make one call; the change shows optimistically and the response replaces it', async () => {
    const { main, says, requests } = await openCart(ofTwoShops())
    const quantity = await quantityOf(main, 'Trail shoes')
    const answered = ofTwoShops()
    answered.costs.total = '999.00'
    answered.shops[0]!.lines[0] = shoes({ quantity: 4 })
    says(answering(updateCart, answered))
    const more = main().getByRole('button', { name: 'One more of Trail shoes' })
    for (let tap = 0; tap < 3; tap += 1) fireEvent.click(more)
    expect(quantity).toHaveValue('4')
    await waitFor(() => expect(requests(updateCart)).toMatchObject([{ id: '7', quantity: 4 }]))
    await waitFor(() => expect(main().getByText('Total $999.00')).toBeInTheDocument())
  })

  test('a refused change is rolled back with a message at its line', async () => {
    const no = refusing(updateCart, 'short_of_stock', { items_left: 1 })
    let answerNow = () => {}
    const seen = new Promise<void>((resolve) => (answerNow = resolve))
    const { main, person } = await openCart(ofTwoShops(), [{ ...no, respond: (said) => seen.then(() => no.respond(said)) }])
    const quantity = await quantityOf(main, 'Trail shoes')
    await person.click(main().getByRole('button', { name: 'One more of Trail shoes' }))
    expect(quantity).toHaveValue('2')
    answerNow()
    expect(await main().findByText('Not enough in stock.')).toBeVisible()
    expect(await quantityOf(main, 'Trail shoes')).toHaveValue('1')
  })

  test('the quantity stays between one and the stock, typed or by arrow keys', async () => {
    const { main, person } = await openCart(cartOf([cartShop([shoes({ items_left: 3 })])]), [silent(updateCart)])
    const quantity = await quantityOf(main, 'Trail shoes')
    await person.clear(quantity)
    await person.type(quantity, '99{Enter}')
    expect(quantity).toHaveValue('3')
    await person.type(quantity, '{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(quantity).toHaveValue('1')
    await person.type(quantity, '{ArrowUp}')
    expect(quantity).toHaveValue('2')
  })

  test('an unticked line is not bought; the shop’s tick covers all its lines', async () => {
    const unticked = ofTwoShops()
    unticked.shops[1]!.lines = [teapot({ selected: false }), bag({ selected: false })]
    const { main, person, requests } = await openCart(ofTwoShops(), [answering(selectInCart, unticked)])
    const ofShop = await main().findByRole('checkbox', { name: 'Select everything from Studio North' })
    expect(ofShop).toBeChecked()
    await person.click(ofShop)
    expect(main().getByRole('checkbox', { name: 'Select Clay teapot' })).not.toBeChecked()
    expect(main().getAllByRole('button', { name: 'Check out (1)' })[0]).toBeVisible()
    expect(main().getAllByRole('checkbox', { name: 'Select all items' })[0]).toBePartiallyChecked()
    await waitFor(() => expect(requests(selectInCart)).toMatchObject([{ ids: ['8', '9'], selected: false }]))
  })

  test('a removed line can be restored in its position', async () => {
    holdTimersOf(undoMs)
    const without = cartOf([
      cartShop([shoes()], { id: '1', name: 'Ridgeline Outdoor' }),
      cartShop([bag()], { id: '2', name: 'Studio North' }),
    ])
    const { main, person, requests, says } = await openCart(ofTwoShops(), [answering(removeFromCart, without)])
    await person.click(await main().findByRole('button', { name: 'Remove Clay teapot' }))
    expect(await main().findByText('Item removed.')).toBeVisible()
    expect(main().queryByRole('textbox', { name: 'Quantity of Clay teapot' })).toBeNull()
    await waitFor(() => expect(requests(removeFromCart)).toMatchObject([{ ids: ['8'] }]))
    const undo = main().getByRole('button', { name: 'Undo' })
    await waitFor(() => expect(undo).toHaveFocus())
    says(answering(mergeCart, { ...ofTwoShops(), capped: [] }))
    await person.click(undo)
    expect(await quantityOf(main, 'Clay teapot')).toHaveValue('2')
    expect(requests(mergeCart)).toMatchObject([
      { items: [{ product_id: '8', sku_id: '80', quantity: 2 }], idempotency_key: expect.any(String) },
    ])
    expect(main().queryByText('Item removed.')).toBeNull()
  })

  test('after eight seconds a removal is final', async () => {
    const { main } = await openCart(ofTwoShops(), [answering(removeFromCart, cartOf([cartShop([shoes()])]))])
    const remove = await main().findByRole('button', { name: 'Remove City bag' })
    // Only the test advances the clock, so the test awaits nothing from here on.
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    fireEvent.click(remove)
    act(() => void vi.advanceTimersByTime(undoMs - 1))
    expect(main().getByRole('button', { name: 'Undo' })).toBeVisible()
    act(() => void vi.advanceTimersByTime(1))
    expect(main().queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('each line state has a message, and an excessive quantity is fixed in one tap', async () => {
    const cart = cartOf([
      cartShop([
        shoes({ state: 'low_stock', items_left: 3 }),
        teapot({ state: 'price_changed', price_seen: '25.00' }),
        bag({ state: 'too_many', quantity: 4, items_left: 2 }),
        cartLine({ id: '10', name: 'Anvil', state: 'not_deliverable', selected: false }),
      ]),
    ])
    const { main, person, requests } = await openCart(cart, [silent(updateCart)])
    expect(await main().findByText('Only 3 left')).toBeVisible()
    expect(main().getByText('Now $22.40, was $25.00')).toBeVisible()
    expect(main().getByText("Doesn't ship to Thailand")).toBeVisible()
    const checkOut = main().getAllByRole('button', { name: 'Check out (2)' })[0]!
    await person.click(checkOut)
    expect(main().getAllByRole('alert')[0]).toHaveTextContent('Update 1 item before you check out.')
    await waitFor(() => expect(main().getByRole('checkbox', { name: 'Select City bag' })).toHaveFocus())
    await person.click(main().getByRole('button', { name: 'Change to 2' }))
    expect(await quantityOf(main, 'City bag')).toHaveValue('2')
    await waitFor(() => expect(requests(updateCart)).toMatchObject([{ id: '9', quantity: 2 }]))
  })

  test('checking out accepts the new price and leads to the payment', async () => {
    const cart = cartOf([cartShop([teapot({ state: 'price_changed', price_seen: '25.00' })])])
    const { main, person, requests } = await openCart(cart, [answering(updateCart, cartOf([cartShop([teapot()])])), silent(makeQuote)])
    const [checkOut] = await main().findAllByRole('button', { name: 'Check out (1)' })
    await person.click(checkOut!)
    await waitFor(() => expect(location.hash).toBe('#/pages/cart/pay'))
    expect(requests(updateCart)).toMatchObject([{ id: '8', agreed: true }])
  })

  test('without an address, checking out leads to the address step', async () => {
    const { main, person } = await openCart(ofTwoShops({ place: null }), [silent(makeQuote)])
    const [checkOut] = await main().findAllByRole('button', { name: 'Check out (3)' })
    expect(main().getAllByText('Calculated at checkout')).not.toHaveLength(0)
    expect(main().getByText('Total before delivery')).toBeVisible()
    await person.click(checkOut!)
    await waitFor(() => expect(location.hash).toBe('#/pages/cart/cart'))
  })

  test('with nothing ticked, checkout is blocked with a message', async () => {
    const { main, person } = await openCart(cartOf([cartShop([shoes({ selected: false })])]))
    const [checkOut] = await main().findAllByRole('button', { name: 'Check out (0)' })
    await person.click(checkOut!)
    expect(main().getAllByRole('alert')[0]).toHaveTextContent('Select the items you want to buy.')
    expect(location.hash).toBe(at)
  })

  test('unavailable lines are listed separately and removed together', async () => {
    const shop = { id: '2', name: 'Studio North', image: null, tint: 2 }
    const gone = [
      { ...teapot({ state: 'sold_out' }), shop },
      { ...bag({ state: 'shop_closed' }), shop },
    ]
    const { main, person, requests } = await openCart(cartOf([cartShop([shoes()])], { gone }), [
      answering(removeFromCart, cartOf([cartShop([shoes()])])),
    ])
    const apart = within(await main().findByRole('region', { name: 'Unavailable (2)' }))
    expect(apart.getByText('Sold out')).toBeVisible()
    expect(apart.getByText('Shop closed')).toBeVisible()
    expect(apart.getByRole('link', { name: 'See similar: Clay teapot' })).toHaveAttribute('href', '#/pages/prouduct/detail?id=8')
    await person.click(apart.getByRole('button', { name: 'Remove all' }))
    expect(requests(removeFromCart)).toEqual([])
    await person.click(within(await screen.findByRole('dialog', { name: 'Remove 2 items?' })).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(requests(removeFromCart)).toMatchObject([{ ids: ['8', '9'] }]))
    expect(main().queryByRole('region', { name: /Unavailable/ })).toBeNull()
  })

  test('chooses another colour in a sheet', async () => {
    const colour = { key: 'colour', ...inWords('name', 'Colour') }
    const values = ['blue', 'grey'].map((key) => ({ key, ...inWords('name', key) }))
    const sku = (id: string, value: string) => ({ id, options: { colour: value }, price: '48.00', items_left: 4, image: null, tint: 1 })
    const line = shoes({ sku_id: '71', options: [{ ...colour, value: 'blue', ...inWords('value_name', 'blue') }] })
    const { main, person, requests } = await openCart(cartOf([cartShop([line])]), [
      answering(
        getProductDetail,
        productDetail({ id: '7', options: [{ ...colour, values }], skus: [sku('71', 'blue'), sku('72', 'grey')] }),
      ),
      answering(updateCart, cartOf([cartShop([shoes({ sku_id: '72' })])])),
    ])
    await person.click(await main().findByRole('button', { name: 'blue. Change options for Trail shoes' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Choose options' }))
    expect(sheet.getByRole('radio', { name: 'blue' })).toBeChecked()
    await person.click(sheet.getByRole('radio', { name: 'grey' }))
    await person.click(sheet.getByRole('button', { name: 'Change' }))
    await waitFor(() => expect(requests(updateCart)).toMatchObject([{ id: '7', sku_id: '72' }]))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose options' })).toBeNull())
  })

  test('shows coupons: a code field, those applied, and the amount missing for the others', async () => {
    const cart = ofTwoShops({ coupons: [coupon({ id: '1', name: 'Welcome', saves: '5.00' })] })
    cart.shops[0]!.coupons = [
      coupon({ id: '2', name: 'Ridgeline ten', state: 'open', saves: '0.00', reason: 'threshold', missing: '8.00' }),
    ]
    const { main, person, says, requests } = await openCart(cart, [
      answering(listCoupons, { list: [], next_cursor: null }),
      refusing(claimCoupon, 'not_claimed', { reason: 'ended' }),
    ])
    await person.click(await main().findByRole('button', { name: /^Coupons/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Coupons' }))
    expect(await sheet.findByText('Welcome')).toBeVisible()
    expect(sheet.getByText('Add $8.00 more')).toBeVisible()
    const code = sheet.getByRole('textbox', { name: 'Coupon code' })
    await person.type(code, 'spring{Enter}')
    expect(await sheet.findByText('This coupon has expired.')).toBeVisible()
    says(answering(claimCoupon, coupon({ id: '5', name: 'Spring' })))
    await person.clear(code)
    await person.type(code, 'spring-2{Enter}')
    await waitFor(() => expect(code).toHaveValue(''))
    expect(requests(claimCoupon)).toEqual([{ code: 'SPRING' }, { code: 'SPRING2' }])
  })
})

describe('cart that cannot be displayed', () => {
  test('empty: links to shopping', async () => {
    const { main } = await openCart(cartOf([]))
    expect(await main().findByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
    expect(main().getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '#/')
  })

  test('loading: shows a placeholder', async () => {
    const { main } = await openShop({ at, as: mali, answers: [silent(getCart)] })
    expect(await main().findByText('Loading your cart')).toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  })

  test('failed: offers a retry', async () => {
    const { main, person, says } = await openShop({ at, as: mali, answers: [lost(getCart)] })
    const again = await main().findByRole('button', { name: 'Try again' })
    says(answering(getCart, ofTwoShops()))
    await person.click(again)
    expect(await main().findByRole('heading', { level: 1, name: 'Cart (3)' })).toBeVisible()
  })

  test('offline: shows the last copy, read-only', async () => {
    const { close, main } = await openCart(ofTwoShops())
    await main().findByRole('heading', { level: 1, name: 'Cart (3)' })
    close()
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => line.mockRestore())
    const again = await openShop({ at, as: mali, answers: [lost(getCart)] })
    expect(await again.main().findByText("You can change your cart once you're back online.")).toBeVisible()
    expect(await quantityOf(again.main, 'Trail shoes')).toBeDisabled()
    expect(again.main().getByRole('button', { name: 'Remove Trail shoes' })).toBeDisabled()
    expect(again.main().getAllByRole('button', { name: 'Offline' })[0]).toHaveAttribute('aria-disabled', 'true')
  })

  test('a mall that does not answer: shows the last copy, read-only, and says why', async () => {
    const { close, main } = await openCart(ofTwoShops())
    await main().findByRole('heading', { level: 1, name: 'Cart (3)' })
    close()
    const again = await openShop({ at, as: mali, answers: [lost(getCart)] })
    expect(await again.main().findByText("Plaza isn't answering. Please try again in a moment.")).toBeVisible()
    expect(again.main().queryByText(/back online/)).toBeNull()
    expect(again.main().getAllByRole('button', { name: /^Check out/ })[0]).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('cart of a visitor', () => {
  const keep = (...lines: object[]) => localStorage.setItem('guest-cart', JSON.stringify(lines))
  const own = [
    { productId: '7', quantity: 1, priceSeen: '48.00' },
    { productId: '8', skuId: '80', quantity: 2 },
  ]
  const priced = cartOf(
    [cartShop([shoes({ id: '7-70', product_id: '7', sku_id: '70' }), teapot({ id: '8-80', product_id: '8', sku_id: '80' })])],
    { place: null },
  )

  test('is priced by the mall and stored on the device', async () => {
    keep(...own)
    const { main, person, requests } = await openShop({ at, answers: [answering(priceCart, priced)] })
    expect(await main().findByRole('heading', { level: 1, name: 'Cart (2)' })).toBeVisible()
    expect(requests(priceCart)[0]).toEqual({
      country: 'US',
      items: [
        { product_id: '7', quantity: 1, selected: true, price_seen: '48.00' },
        { product_id: '8', sku_id: '80', quantity: 2, selected: true },
      ],
    })
    await person.click(main().getByRole('button', { name: 'One more of Trail shoes' }))
    await person.click(main().getByRole('checkbox', { name: 'Select Clay teapot' }))
    expect(JSON.parse(localStorage.getItem('guest-cart') ?? '')).toEqual([
      { productId: '7', quantity: 2, priceSeen: '48.00' },
      { productId: '8', skuId: '80', quantity: 2, waits: true },
    ])
    await waitFor(() => expect(requests(priceCart).at(-1)?.items[1]).toMatchObject({ product_id: '8', selected: false }))
  })

  test('drops products unknown to the mall', async () => {
    keep(...own, { productId: '404', quantity: 1 })
    const { main } = await openShop({ at, answers: [answering(priceCart, priced)] })
    expect(await main().findByRole('heading', { level: 1, name: 'Cart (2)' })).toBeVisible()
    await waitFor(() => expect(JSON.parse(localStorage.getItem('guest-cart') ?? '')).toEqual(own))
  })

  test('restores a removed line in its position', async () => {
    keep(...own)
    const { main, person } = await openShop({ at, answers: [answering(priceCart, priced)] })
    await person.click(await main().findByRole('button', { name: 'Remove Trail shoes' }))
    expect(JSON.parse(localStorage.getItem('guest-cart') ?? '')).toEqual([own[1]])
    await person.click(main().getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(JSON.parse(localStorage.getItem('guest-cart') ?? '')).toEqual(own))
  })

  test('offers coupons after log-in, and none as applied', async () => {
    keep(...own)
    const saving = { ...priced, coupons: [coupon({ id: '1', saves: '5.00', reason: null, state: 'open' })] }
    const none = answering(listCoupons, { list: [], next_cursor: null })
    const { main, person } = await openShop({ at, answers: [answering(priceCart, saving), none] })
    await person.click(await main().findByRole('button', { name: /^Coupons/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Coupons' }))
    expect(sheet.getByRole('heading', { name: 'Available' })).toBeVisible()
    expect(sheet.getByText('Coupon 1')).toBeVisible()
    expect(sheet.queryByText('Applied')).toBeNull()
    await person.click(sheet.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible()
  })

  test('asks for a log-in at checkout', async () => {
    keep(...own)
    const { main, person } = await openShop({ at, answers: [answering(priceCart, priced)] })
    const [checkOut] = await main().findAllByRole('button', { name: 'Check out (2)' })
    await person.click(checkOut!)
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible()
  })

  test('is merged into the account once the mall confirms; reduced quantities are named', async () => {
    keep(...own)
    const merged = { ...ofTwoShops(), capped: [{ product_id: '8', ...inWords('name', 'Clay teapot'), wanted: 5, got: 2 }] }
    const first = await openShop({ at, as: mali, answers: [lost(mergeCart), answering(getCart, cartOf([]))] })
    await waitFor(() => expect(first.requests(mergeCart)).toHaveLength(1))
    const { idempotency_key: key, items } = first.requests(mergeCart)[0]!
    expect(items).toEqual([
      { product_id: '7', quantity: 1 },
      { product_id: '8', sku_id: '80', quantity: 2 },
    ])
    first.close()
    expect(JSON.parse(localStorage.getItem('guest-cart') ?? '')).toEqual(own)

    const again = await openShop({ at, as: mali, answers: [answering(mergeCart, merged), answering(getCart, ofTwoShops())] })
    // The next cart answer re-renders both texts, so each check queries its text again until it appears.
    await waitFor(() => expect(screen.getByText('Limited stock, so we added fewer: Clay teapot')).toBeVisible())
    await waitFor(() => expect(again.main().getByText('Clay teapot: only 2 of 5 added.')).toBeVisible())
    expect(again.requests(mergeCart)[0]?.idempotency_key).toBe(key)
    expect(localStorage.getItem('guest-cart')).toBe('[]')
  })
})
