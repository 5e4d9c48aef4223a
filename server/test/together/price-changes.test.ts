import {
  getProductDetail,
  listShopProducts,
  priceSku,
  saveShopProduct,
  showCase,
  showShopProduct,
  submitShopProduct,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askSeeing } from '../ask-seeing.ts'
import { onSale } from '../buying.ts'
import { type DemoMall, openDemoMall } from '../demo-mall.ts'
import { staffAs } from '../recharging.ts'
import { consoleOf } from '../selling.ts'
import { caseOf, decideProduct, lamp, shownLamp } from '../shop-goods.ts'
import { everyCase, said } from './pairs.ts'

/** A draft and a quick price change of one product on sale, in varying order. */
const choices = {
  draftPrice: ['same', 'jump', 'little'],
  draftName: ['same', 'other'],
  quick: ['never', 'before the draft', 'after the draft', 'under review', 'after the decision'],
  decision: ['approve', 'refuse'],
} as const
const cases = everyCase(choices).filter(
  // Without a new name, no change needs a staff decision.
  ({ draftName, quick, decision }) =>
    draftName === 'other' || (decision === 'approve' && quick !== 'under review' && quick !== 'after the decision'),
)
const [first, quickPrice] = ['24.00', '9.99']
const draftPrices = { same: first, jump: '60.00', little: '25.50' } as const

let mall: DemoMall
let seller: Record<string, string>
beforeAll(async () => {
  mall = await openDemoMall({ POOL_SIZE: '10' })
  seller = await consoleOf(mall, (await onSale(mall))[0]?.shopId ?? '')
})
afterAll(() => mall.end())

/** `live`: the price that shoppers see. `draft`: the draft's price. `jumps`: changes by 50 percent up, 70 percent down, or more. */
type Model = { live: string; draft: string | null; name: string; jumps: [string, string][] }
const cents = (amount: string) => Math.round(Number(amount) * 100)
const jumps = (before: string, after: string) => 2 * cents(after) >= 3 * cents(before) || 10 * cents(after) <= 3 * cents(before)
const priced = (model: Model, price: string): Model => ({
  ...model,
  live: price,
  draft: model.draft === null ? null : price,
  jumps: price !== model.live && jumps(model.live, price) ? [...model.jumps, [model.live, price]] : model.jumps,
})
/** Publishes the draft's price at once. The draft itself stays while one of its changes needs a staff decision. */
const published = (model: Model, waits: boolean): Model => {
  const live = model.draft ?? model.live
  return { ...priced({ ...model, draft: null }, live), draft: waits ? live : null }
}

let looked = 0
const page = async (id: string) => (await mall.ask(getProductDetail, { id, look: String((looked += 1)) } as never)).data
const isAs = async (id: string, model: Model, when: string) => {
  const [shopper, entry] = [await page(id), (await mall.ask(showShopProduct, { id }, seller)).data]
  const found = await sql<{ before: string; after: string }>`select before::text, after::text from seller_products.price_jump
    where product_id = ${id} order by id`.execute(mall.kernel.db)
  const listed = (await mall.ask(listShopProducts, {}, seller)).data.list.find((row) => row.id === id)
  const jumped = found.rows.map(({ before, after }) => [before, after].map((units) => (Number(units) / 100).toFixed(2)))
  expect({
    when,
    live: shopper.price,
    name: shopper.name_en,
    draft: entry.draft === null ? null : entry.content.skus[0]?.price,
    jumps: jumped,
    // The shop's list of products shows the price that shoppers pay, even with a draft in progress.
    listed: listed?.price,
  }).toEqual({ when, ...model, listed: model.live })
}

test.each(cases.map((each) => [said(each), each] as const))('%s', async (_name, { draftPrice, draftName, quick, decision }) => {
  const { id } = await shownLamp(mall, seller, { skus: [{ price: first }] })
  const skuId = (await sql<{ id: string }>`select id from products.sku where product_id = ${id}`.execute(mall.kernel.db)).rows[0]?.id ?? ''
  const name = draftName === 'other' ? 'A lamp of glass' : 'A lamp of paper'
  let model: Model = { live: first, draft: null, name: 'A lamp of paper', jumps: [] }
  const quickly = async (when: (typeof choices.quick)[number]) => {
    if (quick !== when) return
    const { code, data } = await askSeeing(mall, priceSku, { sku_id: skuId, price: quickPrice }, seller)
    expect([code, data]).toEqual([
      200,
      { sku_id: skuId, before: model.live, price: quickPrice, jumped: jumps(model.live, quickPrice), version: expect.any(Number) },
    ])
    model = priced(model, quickPrice)
    await isAs(id, model, when)
  }
  await isAs(id, model, 'on sale')
  await quickly('before the draft')
  const { images } = (await mall.ask(showShopProduct, { id }, seller)).data.content
  const draft = { ...(await lamp(mall, seller)), images, id, name_en: name, skus: [{ id: skuId, price: draftPrices[draftPrice] }] }
  expect((await askSeeing(mall, saveShopProduct, draft, seller)).code).toBe(200)
  model = { ...model, draft: draftPrices[draftPrice] }
  await isAs(id, model, 'a draft is kept')
  await quickly('after the draft')

  const sent = await askSeeing(mall, submitShopProduct, { id }, seller)
  expect(sent.code).toBe(200)
  model = published(model, draftName === 'other')
  await isAs(id, model, 'sent')
  if (draftName === 'same') return
  await quickly('under review')
  const facts = (await mall.ask(showCase, { kind: '200', id: await caseOf(mall, id) }, await staffAs(mall.kernel, 'catalogue'))).data
  expect(facts.flags.filter(({ flag }) => flag === 'price_jump')).toHaveLength(model.jumps.length)
  const how = decision === 'approve' ? { decision } : { decision, reason: 'Not allowed here' }
  expect((await decideProduct(mall, id, how)).code).toBe(200)
  model = decision === 'approve' ? { ...model, name, draft: null } : model
  await isAs(id, model, 'decided')
  await quickly('after the decision')
  if (decision === 'approve') return
  // A refused draft is submitted again unchanged, with its price as the newest one.
  expect((await askSeeing(mall, submitShopProduct, { id }, seller)).code).toBe(200)
  await isAs(id, model, 'sent again')
})
