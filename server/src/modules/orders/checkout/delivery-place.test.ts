import { cast } from '@plaza/cast'
import {
  getAddresses,
  getCart,
  makeQuote,
  mergeCart,
  priceCart,
  removeFromCart,
  saveAddress,
  selectInCart,
  updateCart,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cartOf, newShopper, type OnSale, onSale, payFor, place, put, quote, type Shopper } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { signedIn } from '../../../../test/people.ts'

let mall: DemoMall
let goods: OnSale[]
beforeAll(async () => {
  mall = await openDemoMall()
  goods = await onSale(mall)
})
afterAll(() => mall.end())

const idOfShop = async (key: string): Promise<string> => {
  const name = cast.shops.find((shop) => shop.key === key)?.name
  const found = await sql<{ id: string }>`select id from profile.shop where name = ${name}`.execute(mall.kernel.db)
  return found.rows[0]?.id ?? ''
}
const productOf = async (key: string): Promise<Pick<OnSale, 'productId'>> => {
  const found = await sql<{ id: string }>`select product.id from products.product where shop_id = ${await idOfShop(key)} and status = 'live'
    and items_left > 5 and expires_at is null and (select count(*) from products.sku where product_id = product.id) = 1
    order by weight_grams, price limit 1`.execute(mall.kernel.db)
  return { productId: found.rows[0]?.id ?? '' }
}
const without = async (shopper: Shopper) =>
  void (await sql`delete from addresses.address where customer_id = ${shopper.id}`.execute(mall.kernel.db))
const inFrance = {
  ...{ full_name: 'A Shopper', phone: '+33655500127', country: 'FR', state: 'Rhone', city: 'Lyon' },
  ...{ street: '1 rue', postcode: '69001' },
}

it('estimates the same total before and after the registration, until there is an address', async () => {
  const shopper = await newShopper(mall, 0)
  await without(shopper)
  const [first] = goods
  if (!first) throw new Error('nothing is on sale')
  await put(mall, shopper, first, 2)
  const asVisitor = { 'items[0][product_id]': first.productId, 'items[0][quantity]': '2', country: 'TH' }
  const { data: before } = await mall.ask(priceCart, asVisitor)
  const { data: after } = await mall.ask(getCart, { country: 'TH' } as never, shopper.headers)
  expect(after.costs.total).toBe(before.costs.total)
  expect(Number(after.costs.delivery)).toBeGreaterThan(0)
  expect(after.place).toEqual({ country: 'TH', country_name: 'Thailand', city: null, address_id: null })
  expect((await cartOf(mall, shopper)).place).toBeNull()
  const [line] = after.shops.flatMap(({ lines }) => lines)
  const ticked = await mall.ask(selectInCart, { ids: line?.id ?? '', selected: '1', country: 'TH' }, shopper.headers)
  expect(ticked.data.costs.total).toBe(before.costs.total)
  await mall.ask(saveAddress, inFrance, shopper.headers)
  const { data: placed } = await mall.ask(getCart, { country: 'TH' } as never, shopper.headers)
  expect(placed.place).toMatchObject({ country: 'FR', city: 'Lyon', address_id: expect.any(String) })
})

it('does not count or buy a line that is not delivered, until another address is chosen', async () => {
  const shopper = await newShopper(mall)
  const [table, lamp] = [await productOf('oak-and-thread'), await productOf('lumen')]
  await put(mall, shopper, table)
  await put(mall, shopper, lamp)
  const lineOf = (cart: Awaited<ReturnType<typeof cartOf>>, { productId }: Pick<OnSale, 'productId'>) =>
    cart.shops.flatMap(({ lines }) => lines).find((line) => line.product_id === productId)
  const cart = await cartOf(mall, shopper)
  expect(lineOf(cart, table)).toMatchObject({ state: 'not_deliverable', selected: false })
  expect(lineOf(cart, lamp)).toMatchObject({ selected: true })
  expect(cart.costs).toMatchObject({ lines: 1, pieces: 1 })

  const { data: quoted } = await quote(mall, shopper)
  expect(quoted.left_out).toMatchObject([{ product_id: table.productId }])
  expect(quoted.costs.total).toBe(cart.costs.total)
  const placed = await place(mall, shopper, quoted.quote_id)
  expect(placed.data.orders).toHaveLength(1)
  expect((await payFor(mall, shopper, placed.data.payment_id)).code).toBe(200)
  expect(lineOf(await cartOf(mall, shopper), table)).toMatchObject({ state: 'not_deliverable' })

  // Nothing that is left is delivered: the quote names the line, and cannot be placed.
  const { data: stuck } = await quote(mall, shopper)
  expect(stuck).toMatchObject({ quote_id: null, left_out: [], shops: [{ not_deliverable: [table.productId] }] })

  await mall.ask(saveAddress, inFrance, shopper.headers)
  const { list } = (await mall.ask(getAddresses, {}, shopper.headers)).data
  const lyon = list.find(({ city }) => city === 'Lyon')?.id ?? ''
  const { data: there } = await mall.ask(getCart, { address_id: lyon } as never, shopper.headers)
  expect(lineOf(there, table)).toMatchObject({ selected: true })
  expect(there.place).toMatchObject({ country: 'FR', address_id: lyon })
  expect((await quote(mall, shopper, { address_id: lyon })).data).toMatchObject({ left_out: [], quote_id: expect.any(String) })
})

it('ignores the address of another shopper in every call of the cart', async () => {
  const [shopper, stranger] = [await newShopper(mall, 0), await newShopper(mall, 0)]
  await mall.ask(saveAddress, inFrance, stranger.headers)
  const { list } = (await mall.ask(getAddresses, {}, stranger.headers)).data
  const address = { address_id: list.find(({ city }) => city === 'Lyon')?.id ?? '', country: '' }
  const [first] = goods
  await put(mall, shopper, first as OnSale)
  const [line] = (await cartOf(mall, shopper)).shops.flatMap(({ lines }) => lines)
  const id = line?.id ?? ''
  const item = { 'items[0][product_id]': line?.product_id ?? '', 'items[0][quantity]': '1' }
  const answers = [
    await mall.ask(getCart, address, shopper.headers),
    await mall.ask(updateCart, { ...address, id, quantity: '2' } as never, shopper.headers),
    await mall.ask(selectInCart, { ...address, ids: id, selected: '1' }, shopper.headers),
    await mall.ask(removeFromCart, { ...address, ids: id }, shopper.headers),
    await mall.ask(mergeCart, { ...address, ...item }, shopper.headers),
  ]
  for (const { data } of answers) expect(data.place).toMatchObject({ city: 'Bangkok', country: 'TH' })
})

const cashFor = async (headers: Record<string, string>, shop: string, more: Record<string, string> = {}) => {
  const fields = { 'items[0][product_id]': (await productOf(shop)).productId, 'items[0][quantity]': '1', ...more }
  const { data } = await mall.ask(makeQuote, fields, headers)
  return data.pay.find(({ way }) => way === 'cod')
}

it('says why cash on delivery is not open, and where the shop takes it', async () => {
  const oliver = await signedIn(mall.kernel, 'oliver')
  expect(await cashFor(oliver, 'two-rivers')).toMatchObject({ open: true, reason: null, excluded_by: [] })
  const byExpress = { [`delivery[${await idOfShop('two-rivers')}]`]: 'express' }
  expect(await cashFor(oliver, 'two-rivers', byExpress)).toMatchObject({
    open: false,
    reason: 'place',
    excluded_by: [{ shop: 'Two Rivers Leather', method: { name_en: 'Standard' } }],
  })
  expect(await cashFor({ ...oliver, lang: 'es' }, 'lumen')).toMatchObject({
    open: false,
    reason: 'place',
    excluded_by: [{ countries: ['España'], method: null }],
  })
  expect(await cashFor(oliver, 'bright-circuit')).toMatchObject({ reason: 'place', excluded_by: [{ countries: [], method: null }] })
})
