import { answering, lost, refusing } from '@plaza/client/test'
import { claimCoupon, getAddresses, getDelivery, getPlaces, getProductDetail, listCoupons } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openShop } from '../../../test/open-shop.tsx'
import { coupon, delivered, inWords, mali, pageOf, productDetail } from '../../../test/samples.ts'

const at = '#/pages/prouduct/detail?id=7'
const teapot = answering(getProductDetail, productDetail({ id: '7', ...inWords('name', 'Clay teapot') }))
const shippingMethod = (key: string, fee: string, more: { free_from?: string; from?: string; to?: string } = {}) => ({
  ...{ key, ...inWords('name', key === 'express' ? 'Express' : 'Standard'), carrier: 'Hill Post', fee },
  ...{ free_from: null, from: '2026-11-24', to: '2026-11-27', ...more },
})
const place = { country: 'TH', country_name: 'Thailand', city: null }
const facts = async (main: Awaited<ReturnType<typeof openShop>>['main']) =>
  within(await main().findByRole('list', { name: 'Delivery, returns and payment' }))

describe('delivery costs', () => {
  test('are listed by shipping method, the cheapest first, with days and the free-delivery threshold', async () => {
    const methods = [
      shippingMethod('standard', '4.90', { free_from: '60.00' }),
      shippingMethod('express', '12.00', { from: '2026-11-24', to: '2026-11-24' }),
    ]
    const { main } = await openShop({ at, answers: [teapot, answering(getDelivery, delivered({ place, methods }))] })
    const card = await facts(main)
    expect(await card.findByText('Delivery to Thailand')).toBeVisible()
    const [standard, express] = within(card.getByRole('list')).getAllByRole('listitem')
    expect(standard).toHaveTextContent(/^Standard Hill Post\$4\.90Tue 24 Nov\s?–\s?Fri 27 NovFree when you spend \$60\.00 in this shop$/)
    expect(express).toHaveTextContent(/^Express Hill Post\$12\.00Tue,? 24 Nov$/)
  })
  test.each([
    ['en', 'en-GB', 'GB'],
    ['th', 'en-GB', 'TH'],
  ] as const)('are requested for the likely country of a visitor who reads %s with a browser of %s', async (lang, browser, country) => {
    Object.defineProperty(navigator, 'languages', { value: [browser], configurable: true })
    const { main, requests } = await openShop({ at, lang, answers: [teapot] })
    await main().findByRole('heading', { level: 1, name: 'Clay teapot' })
    await expect.poll(() => requests(getDelivery)).toEqual([{ product_id: '7', country }])
    Reflect.deleteProperty(navigator, 'languages')
  })
  test('on a phone are in one line above the options, and are marked if free', async () => {
    const answer = delivered({ place, methods: [shippingMethod('standard', '0.00', { free_from: '30.00' })] })
    const { main } = await openShop({ at, width: 390, answers: [teapot, answering(getDelivery, answer)] })
    expect(await main().findByRole('button', { name: /^Free delivery · Tue 24 Nov\s?–\s?Fri 27 Nov/ })).toBeVisible()
  })
  test('use the city of the default address after log-in', async () => {
    const home = { full_name: 'Mali', phone: '1', email: '', state: '', street: '1', postcode: '', location: null, is_default: true }
    const book = { list: [{ id: '3', ...home, country: 'TH', country_name: 'Thailand', city: 'Bangkok' }], default_id: '3', most: 20 }
    const { main, requests } = await openShop({
      at,
      as: mali,
      answers: [teapot, answering(getAddresses, book), answering(getDelivery, delivered({ place: { ...place, city: 'Bangkok' } }))],
    })
    expect(await (await facts(main)).findByText('Delivery to Bangkok, Thailand')).toBeVisible()
    expect(requests(getDelivery).map(({ country }) => country)).toEqual(['TH'])
  })
  test('a shop that does not ship there shows a message, and another country can be chosen and is stored', async () => {
    const answers = [
      teapot,
      answering(getDelivery, ({ country }) =>
        country === 'TH' ? delivered({ place }) : delivered({ methods: [], place: { country, country_name: 'United States', city: null } }),
      ),
      answering(getPlaces, { level: 'country', list: [{ code: 'TH', name: 'Thailand', lat: 15, lng: 101 }], more: false, form: null }),
    ]
    const { main, person, close } = await openShop({ at, answers })
    expect(await (await facts(main)).findByText("Doesn't ship to United States")).toBeVisible()
    await person.click((await facts(main)).getByRole('button', { name: 'Change Deliver somewhere other than United States' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Where should we deliver?' }))
    await person.clear(sheet.getByRole('combobox', { name: 'Country or region' }))
    await person.type(sheet.getByRole('combobox', { name: 'Country or region' }), 'Thai')
    await person.click(await sheet.findByRole('option', { name: 'Thailand' }))
    expect(await (await facts(main)).findByText('Delivery to Thailand')).toBeVisible()
    expect(localStorage.getItem('delivery-country')).toBe('TH')
    close()
    const again = await openShop({ at, answers })
    expect(await (await facts(again.main)).findByText('Delivery to Thailand')).toBeVisible()
  })
  test('a product that is not delivered here offers another place instead of the buy buttons', async () => {
    const home = {
      full_name: 'Mali in Lyon',
      phone: '1',
      email: '',
      state: '',
      street: '1',
      postcode: '',
      location: null,
      is_default: true,
    }
    const lyon = { id: '9', ...home, country: 'FR', country_name: 'France', city: 'Lyon' }
    const { main, person } = await openShop({
      at,
      as: mali,
      answers: [
        teapot,
        answering(getAddresses, { list: [lyon], default_id: null, most: 20 }),
        answering(getDelivery, ({ country }) =>
          country === 'FR'
            ? delivered({ place: { country, country_name: 'France', city: null } })
            : delivered({ methods: [], place: { country, country_name: 'United States', city: null } }),
        ),
      ],
    })
    const [elsewhere] = await main().findAllByRole('button', { name: 'Deliver elsewhere' })
    expect(main().queryByRole('button', { name: 'Add to cart' })).toBeNull()
    expect(main().queryByRole('button', { name: 'Buy now' })).toBeNull()
    await person.click(elsewhere!)
    const sheet = within(await screen.findByRole('dialog', { name: 'Where should we deliver?' }))
    await person.click(await sheet.findByRole('radio', { name: /Mali in Lyon/ }))
    expect((await main().findAllByRole('button', { name: 'Add to cart' }))[0]).toBeVisible()
  })
  test('after a failed load leave the page usable and offer a retry', async () => {
    const { main, person, says } = await openShop({ at, answers: [teapot, lost(getDelivery)] })
    const card = await facts(main)
    const again = await card.findByRole('button', { name: 'Try again' })
    expect(card.getByText('Ships from Chiang Mai, Thailand')).toBeVisible()
    says(answering(getDelivery, delivered({ place })))
    await person.click(again)
    expect(await card.findByText('Delivery to Thailand')).toBeVisible()
  })
  test('show the payment methods there, with cash if the shop accepts it', async () => {
    const answer = delivered({ place, payment_methods: ['wallet', 'card', 'cod'] })
    const { main } = await openShop({ at, answers: [teapot, answering(getDelivery, answer)] })
    expect(await (await facts(main)).findByText('Wallet, card, or cash on delivery')).toBeVisible()
  })
})

describe('shop coupons', () => {
  const eight = coupon({ id: '1' })
  const coupons = async (main: Awaited<ReturnType<typeof openShop>>['main']) =>
    within(await main().findByRole('list', { name: 'Coupons from this shop' }))

  test('show discount, threshold and scope', async () => {
    const scope = { kind: 'category' as const, id: '4', ...inWords('name', 'Teapots') }
    const list = [eight, coupon({ id: '2', kind: 'percent', value: '12', cap: '20.00', threshold: '0.00', scope, left: 3 })]
    const { main, requests } = await openShop({
      at,
      answers: [teapot, answering(listCoupons, pageOf(list)), answering(listCoupons, pageOf(list))],
    })
    const [first, second] = (await coupons(main)).getAllByRole('listitem')
    expect(first).toHaveTextContent('$8.00 offMin. spend $60.00')
    expect(second).toHaveTextContent('12% offTeapots · Up to $20.00 · 3 left')
    expect(requests(listCoupons)[0]).toMatchObject({ product_id: '7' })
  })
  test('show a percentage in Chinese as the share left to pay', async () => {
    const list = [coupon({ id: '2', kind: 'percent', value: '12', cap: null, threshold: '0.00' })]
    const { main } = await openShop({
      at,
      lang: 'zh',
      answers: [teapot, answering(listCoupons, pageOf(list)), answering(listCoupons, pageOf(list))],
    })
    const shown = within(await main().findByRole('list', { name: '本店优惠券' }))
    expect(shown.getByRole('listitem')).toHaveTextContent(/^8\.8 折/)
  })
  test('are claimed by a press and then shown as claimed', async () => {
    const { main, person, says, requests } = await openShop({
      at,
      as: mali,
      answers: [teapot, answering(getAddresses, { list: [], default_id: null, most: 20 }), answering(listCoupons, pageOf([eight]))],
    })
    says(answering(claimCoupon, { ...eight, state: 'claimed' }))
    const claim = await (await coupons(main)).findByRole('button', { name: 'Claim $8.00 off' })
    says(answering(listCoupons, pageOf([{ ...eight, state: 'claimed' }])))
    await person.click(claim)
    expect(await (await coupons(main)).findByText('Claimed')).toBeVisible()
    expect(requests(claimCoupon)).toEqual([{ code: 'CODE1' }])
  })
  test('that ran out meanwhile show a message', async () => {
    const { main, person } = await openShop({
      at,
      as: mali,
      answers: [
        ...[teapot, answering(getAddresses, { list: [], default_id: null, most: 20 }), answering(listCoupons, pageOf([eight]))],
        refusing(claimCoupon, 'not_claimed', { reason: 'gone' }),
      ],
    })
    await person.click(await (await coupons(main)).findByRole('button', { name: 'Claim $8.00 off' }))
    expect(await screen.findByText('This coupon has run out.')).toBeVisible()
  })
  test('are claimed by a visitor after log-in', async () => {
    const { main, person, requests } = await openShop({ at, answers: [teapot, answering(listCoupons, pageOf([eight]))] })
    await person.click(await (await coupons(main)).findByRole('button', { name: 'Log in to claim $8.00 off' }))
    const sheet = await screen.findByRole('dialog', { name: /Log in/ })
    expect(requests(claimCoupon)).toEqual([])
    await person.click(within(sheet).getByRole('button', { name: 'Close' }))
  })
  test('are hidden for a shop without any', async () => {
    const { main } = await openShop({ at, answers: [teapot] })
    await facts(main)
    expect(main().queryByRole('list', { name: 'Coupons from this shop' })).toBeNull()
  })
})
