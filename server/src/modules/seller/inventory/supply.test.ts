import {
  applyStock,
  cancelStock,
  getNotices,
  listCases,
  listShopNotices,
  listStock,
  listStockApplications,
  listStockMovements,
  showCase,
  storefrontLinks,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { personId, signedIn, signedInAs } from '../../../../test/people.ts'
import { decide, newKey, sendProof, staffAs } from '../../../../test/recharging.ts'
import { sold } from '../../../../test/selling.ts'
import { until } from '../../../../test/until.ts'
import { publish } from '../../../platform/events/events.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { maxOpen } from './terms.ts'

type Headers = Record<string, string>
let mall: DemoMall
/** Sessions of two shop owners, and one of an operator. */
let anders: Headers
let ingrid: Headers
let catalogue: Headers
let own: string[]
let others: string[]
const skusOf = async (key: string) => {
  const found = await sql<{ id: string }>`select sku.id from products.sku join products.product on product.id = product_id
    where shop_id = (select id from profile.shop where owner_id = ${await personId(mall.kernel, key)}) order by sku.id desc limit 3`.execute(
    mall.kernel.db,
  )
  return found.rows.map(({ id }) => id)
}
beforeAll(async () => {
  mall = await openDemoMall()
  const console = async (key: string) => signedInAs(mall.kernel, await personId(mall.kernel, key), 'seller')
  anders = await console('anders')
  ingrid = await console('ingrid')
  catalogue = await staffAs(mall.kernel, 'catalogue')
  own = await skusOf('anders')
  others = await skusOf('ingrid')
})
afterAll(() => mall.end())

it('notices of the demo mall lead to the product, and to its stock', async () => {
  const { list } = (await mall.ask(listShopNotices, { limit: '50' }, anders)).data
  const [added, approved] = [list.find(({ kind }) => kind === 300), list.find(({ kind }) => kind === 200)]
  const [, productId = ''] = /^\/stock\?q=(\d+)$/.exec(added?.to ?? '') ?? []
  expect(approved?.to).toBe(`/product?id=${productId}`)
  const stock = (await mall.ask(listStock, { keyword: productId }, anders)).data.list
  expect(stock.map(({ product_id: id }) => id)).toContain(productId)
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const requests = async (more: Record<string, unknown> = {}) => ({
  lines: [
    { sku_id: own[0], quantity: '12' },
    { sku_id: own[1], quantity: '5' },
  ],
  document: [await sendProof(mall, anders)],
  document_no: 'LS-1042',
  arrives_at: inDays(4),
  note: 'Two boxes',
  idempotency_key: newKey(),
  ...more,
})
const apply = async (more: Record<string, unknown> = {}, who = anders) => mall.ask(applyStock, (await requests(more)) as never, who)
const shown = async (id: string) => (await mall.ask(listStockApplications, {}, anders)).data.list.find((each) => each.id === id)
const decided = async (id: string, decision: string, more: Record<string, unknown> = {}) => {
  const { version } = (await mall.ask(showCase, { kind: '300', id }, catalogue)).data
  return decide(mall, catalogue, { kind: '300', id, version: String(version), decision, ...more })
}
const onHand = async (skuId: string | undefined) => {
  const found = await sql<{ n: string }>`select on_hand as n from inventory.level where sku_id = ${skuId}`.execute(mall.kernel.db)
  return Number(found.rows[0]?.n ?? 0)
}
const free = () =>
  sql`update seller_inventory.stock_delivery set state = 'cancelled', version = version + 1, ended_at = now() where ended_at is null`.execute(
    mall.kernel.db,
  )

describe('stock of a shop', () => {
  it('names each variant in the language of the request', async () => {
    const named = await sql<{ id: string; en: string; es: string }>`select sku.id, word.names ->> 'en' as en, word.names ->> 'es' as es
      from products.sku join products.product on product.id = product_id cross join lateral jsonb_each_text(sku.options) used (option, value)
        join products.option_word word on word.option = used.option and word.value = used.value
      where of_shop_id = (select id from profile.shop where owner_id = ${await personId(mall.kernel, 'anders')})
        and word.names ->> 'en' <> word.names ->> 'es' and word.names ->> 'en' <> used.value limit 1`.execute(mall.kernel.db)
    const [sku] = named.rows
    const said = async (lang: string) => {
      const { rows } = await sql<{ product: string }>`select product_id as product from products.sku where id = ${sku?.id}`.execute(
        mall.kernel.db,
      )
      const { list } = (await mall.ask(listStock, { keyword: rows[0]?.product ?? '', limit: '50' }, { ...anders, lang })).data
      return Object.values(list.find(({ sku_id }) => sku_id === sku?.id)?.options ?? {})
    }
    expect(await said('en')).toContain(sku?.en)
    expect(await said('es')).toContain(sku?.es)
  })
  it('lists on hand, reserved and left for its own variants only, page by page', async () => {
    const first = (await mall.ask(listStock, { limit: '3' }, anders)).data
    expect(first.list.map(({ sku_id }) => sku_id)).toEqual(own)
    for (const { on_hand, reserved, left } of first.list) expect(left).toBe(on_hand - reserved)
    const second = (await mall.ask(listStock, { limit: '3', cursor: first.next_cursor ?? '' }, anders)).data
    expect(second.list.some(({ sku_id }) => own.includes(sku_id))).toBe(false)
    expect((await mall.ask(listStock, { limit: '50' }, ingrid)).data.list.some(({ sku_id }) => own.includes(sku_id))).toBe(false)
  })
  it('is searchable by name and number, and can be filtered to low stock', async () => {
    const [one] = (await mall.ask(listStock, { limit: '1' }, anders)).data.list
    const word = (one?.name_en ?? '').split(' ')[0]?.toUpperCase() ?? ''
    expect((await mall.ask(listStock, { keyword: word }, anders)).data.list.map(({ sku_id }) => sku_id)).toContain(own[0])
    expect((await mall.ask(listStock, { keyword: one?.product_id ?? '' }, anders)).data.list[0]?.product_id).toBe(one?.product_id)
    expect((await mall.ask(listStock, { keyword: '%' }, anders)).data.list).toEqual([])
    const low = (await mall.ask(listStock, { low: '1', limit: '50' }, anders)).data
    expect(low.list.every((each) => each.low && each.left <= 5)).toBe(true)
    expect(low.counts.low).toBe(low.list.filter(({ on_sale }) => on_sale).length)
  })
  it('has a journal that only the shop can read', async () => {
    const [sku] = own
    const { list } = (await mall.ask(listStockMovements, { sku_id: sku ?? '' }, anders)).data
    expect(list.reduce((sum, { change }) => sum + change, 0)).toBe(await onHand(sku))
    expect((await mall.ask(listStockMovements, { sku_id: sku ?? '' }, ingrid)).code).toBe(2000019)
    expect((await mall.ask(listStockMovements, { sku_id: '999999999' }, anders)).code).toBe(2000019)
  })
})

describe('stock delivery', () => {
  it('is requested, approved, counted on arrival, and then added to the stock', async () => {
    const before = [await onHand(own[0]), await onHand(own[1])]
    const { code, data } = await apply()
    expect([code, data.state, data.lines.map(({ expected }) => expected)]).toEqual([200, 'applied', [5, 12]])
    expect((await decided(data.id, 'received')).code).toBe(1000008)
    await decided(data.id, 'approve')
    expect([await onHand(own[0]), await onHand(own[1])]).toEqual(before)
    expect((await decided(data.id, 'received', { counted: [{ sku_id: own[0], quantity: '10' }] })).code).toBe(1000009)
    const counted = [{ sku_id: own[0], quantity: '10', reason: 'Two were broken' }]
    expect((await decided(data.id, 'received', { counted })).data.state).toBe('received')
    expect([await onHand(own[0]), await onHand(own[1])]).toEqual([(before[0] ?? 0) + 10, (before[1] ?? 0) + 5])
    const now = await shown(data.id)
    expect(now?.lines.find(({ sku_id }) => sku_id === own[0])).toMatchObject({ expected: 12, counted: 10, difference: 'Two were broken' })
    expect(now?.steps.map(({ state }) => state)).toEqual(['applied', 'approved', 'received'])
    const [movement] = (await mall.ask(listStockMovements, { sku_id: own[0] ?? '' }, anders)).data.list
    expect(movement).toMatchObject({ kind: 'received', change: 10, intake_id: data.id })
    const { list } = (await mall.ask(getNotices, { kind: '300' }, await signedIn(mall.kernel, 'anders'))).data
    expect(list.slice(0, 3).map(({ status }) => status)).toEqual([1, 0, 0])
    expect(list[0]?.link).toBe(storefrontLinks.shopRecord('intake', data.id))
  })
  it('requested again with the same key is the same delivery', async () => {
    const fields = await requests()
    const [one, two] = [await mall.ask(applyStock, fields as never, anders), await mall.ask(applyStock, fields as never, anders)]
    expect(two.data.id).toBe(one.data.id)
  })
  it('received by five concurrent requests is received once', async () => {
    const { id } = (await apply()).data
    await decided(id, 'approve')
    const before = await onHand(own[0])
    const { version } = (await mall.ask(showCase, { kind: '300', id }, catalogue)).data
    const once = { kind: '300', id, version: String(version), decision: 'received' }
    const all = await Promise.all(Array.from({ length: 5 }, () => decide(mall, catalogue, once)))
    // Repeated requests by the same operator get the response to the first request.
    expect(new Set(all.map(({ code }) => code))).toEqual(new Set([200]))
    expect(await onHand(own[0])).toBe(before + 12)
  })
  it('can be cancelled by its own shop only, and no longer once received', async () => {
    const { id } = (await apply()).data
    expect((await mall.ask(listStockApplications, { id }, anders)).data.list.map((each) => each.id)).toEqual([id])
    expect((await mall.ask(listStockApplications, { id }, ingrid)).data.list).toEqual([])
    expect((await mall.ask(cancelStock, { id }, ingrid)).code).toBe(2000019)
    expect((await mall.ask(cancelStock, { id }, anders)).data).toMatchObject({ state: 'cancelled', can_cancel: false })
    expect((await mall.ask(cancelStock, { id }, anders)).code).toBe(3000009)
    expect((await mall.ask(showCase, { kind: '300', id }, catalogue)).data.decisions).toEqual([])
  })
  it('is refused only with a reason', async () => {
    const { id } = (await apply()).data
    expect((await decided(id, 'refuse')).code).toBe(1000009)
    await decided(id, 'refuse', { reason: 'The document is of another shop.' })
    expect(await shown(id)).toMatchObject({ state: 'refused', reason: 'The document is of another shop.' })
  })
  it.each([
    ['without lines', { lines: [] }, 1000009],
    ['of something twice', () => ({ lines: [1, 2].map(() => ({ sku_id: own[0], quantity: '1' })) }), 1000008],
    ['of another shop’s goods', () => ({ lines: [{ sku_id: others[0], quantity: '1' }] }), 2000019],
    ['of nothing that there is', { lines: [{ sku_id: '999999999', quantity: '1' }] }, 2000019],
    ['of no pieces', () => ({ lines: [{ sku_id: own[0], quantity: '0' }] }), 1000008],
    ['without a document', { document: [] }, 1000009],
    ['with a document of somebody else', async () => ({ document: [await sendProof(mall, ingrid)] }), 1000008],
    ['on a day that there is not', { arrives_at: '2026-02-31' }, 1000008],
    ['on a day long ago', () => ({ arrives_at: inDays(-30) }), 1000008],
  ])('%s is refused', async (_what, more, code) => {
    expect((await apply(typeof more === 'function' ? await more() : more)).code).toBe(code)
  })
  it('is limited to twenty open deliveries', async () => {
    await free()
    await sql`insert into seller_inventory.stock_delivery (shop_id, customer_id, upload_ids, arrives_on, asked_at, due_at)
      select s.id, s.owner_id, '{1}', now()::date, now(), now() from profile.shop s, generate_series(1, ${maxOpen})
      where s.owner_id = ${await personId(mall.kernel, 'anders')}`.execute(mall.kernel.db)
    expect(await apply()).toMatchObject({ code: 3000006, data: { limit: maxOpen } })
    await free()
    expect((await apply()).code).toBe(200)
  })
  it('is reviewed by catalog staff, not by support', async () => {
    const support = await staffAs(mall.kernel, 'support')
    expect((await mall.ask(listCases, { kind: '300' }, support)).code).toBe(3000001)
    expect((await mall.ask(listCases, { kind: '300' }, catalogue)).data.list[0]?.about).toBe('17 pieces in 2 lines')
  })
  it('is refused for customers and visitors', async () => {
    expect((await mall.ask(listStock, {}, await signedIn(mall.kernel, 'anders'))).code).toBe(1000004)
    expect((await mall.ask(listStock, {})).code).toBe(1100003)
  })
})

describe('low stock', () => {
  it('notifies the owner of the shop once a day', async () => {
    const { shopId } = await sold(mall)
    const owner = await sql<{ id: string }>`select owner_id as id from profile.shop where id = ${shopId}`.execute(mall.kernel.db)
    const [sku] = (
      await sql<{
        id: string
      }>`select sku.id from products.sku join products.product on product.id = product_id where shop_id = ${shopId} limit 1`.execute(
        mall.kernel.db,
      )
    ).rows
    const low = () => transaction(mall.kernel, (tx) => publish(tx, 'stock.low', { skus: [{ skuId: sku?.id ?? '', left: 3 }] }))
    const noticeCount = async () =>
      (
        await sql`select 1 from notifications.notice where customer_id = ${owner.rows[0]?.id} and template = 'stock_low'`.execute(
          mall.kernel.db,
        )
      ).rows.length
    const before = await noticeCount()
    await low()
    await low()
    await until(
      async () =>
        (
          await sql`select 1 from platform.event_pending union all select 1 from graphile_worker._private_jobs where run_at <= now() limit 1`.execute(
            mall.kernel.db,
          )
        ).rows.length === 0,
    )
    expect(await noticeCount()).toBe(before + 1)
  })
})
