import {
  askSupportForShop,
  findShopRecords,
  saveShopCoupon,
  showSoldOrder,
  type ShopFoundKind,
  type ShopFoundRecord,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { newKey } from '../../../../test/recharging.ts'
import { type BoughtOrder, boughtUntil, requestedRefund } from '../../../../test/refunding.ts'
import { consoleOf } from '../../../../test/selling.ts'
import { shownLamp } from '../../../../test/shop-goods.ts'
import { everySeat } from '../../../../test/shop-staff.ts'

type Headers = Record<string, string>
let mall: DemoMall
let order: BoughtOrder
let owner: Headers
let orderNo: string
let buyer: string
beforeAll(async () => {
  mall = await openDemoMall()
  order = await boughtUntil(mall, 'delivered')
  owner = await consoleOf(mall, order.shopId)
  const { data } = await mall.ask(showSoldOrder, { id: order.orderId }, owner)
  orderNo = data.order_no
  buyer = data.customer_name
})
afterAll(() => mall.end())

const find = async (keyword: string, who: Headers = owner): Promise<ShopFoundRecord[]> =>
  (await mall.ask(findShopRecords, { keyword }, who)).data.list

describe('one search for a shop', () => {
  test('finds an order by its number first and by its buyer, with its refund request', async () => {
    const refund = await requestedRefund(mall, order)
    const [first, ...rest] = await find(`#${orderNo}`)
    expect(first).toMatchObject({ kind: 'order', id: order.orderId, name: orderNo, exact: true })
    expect(rest).toContainEqual(expect.objectContaining({ kind: 'refund', id: refund.id, name: orderNo }))
    expect(await find(buyer)).toContainEqual(expect.objectContaining({ kind: 'order', id: order.orderId, exact: false }))
  })
  test('finds a product and its stock by name, and the product by its code first', async () => {
    const { id } = await shownLamp(mall, owner, { code: 'LAMP-7', name_en: 'Zephyr lantern' })
    expect((await find('lamp-7'))[0]).toMatchObject({ kind: 'product', id, note: 'LAMP-7', exact: true })
    const found = await find('zephyr lant')
    expect(found.map(({ kind, name }) => [kind, name])).toEqual([
      ['product', 'Zephyr lantern'],
      ['stock', 'Zephyr lantern'],
    ])
  })
  test('finds a coupon by its code first and by its name, and a ticket by its number and its subject', async () => {
    const coupon = { code: 'QUILL5', name_en: 'Five off quills', kind: 'fixed', value: '5.00', threshold: '40.00', version: '0' }
    const saved = (await mall.ask(saveShopCoupon, coupon as never, owner)).data
    expect((await find('quill5'))[0]).toMatchObject({ kind: 'coupon', id: saved.id, name: 'QUILL5', exact: true })
    expect(await find('off quills')).toEqual([expect.objectContaining({ kind: 'coupon', id: saved.id, exact: false })])
    const question = { topic: 'selling', subject: 'Which label?', text: 'On the box.', idempotency_key: newKey() } as const
    const ticket = (await mall.ask(askSupportForShop, question, owner)).data
    expect((await find(ticket.number))[0]).toMatchObject({ kind: 'ticket', id: ticket.id, name: ticket.number, exact: true })
    expect(await find('which label')).toEqual([expect.objectContaining({ kind: 'ticket', id: ticket.id })])
  })
  test('returns only kinds that the member’s role may open, and nothing of another shop', async () => {
    const kinds = (list: readonly ShopFoundRecord[]): ShopFoundKind[] => [...new Set(list.map(({ kind }) => kind))]
    const memberships = await everySeat(mall.kernel, order.shopId)
    for (const [role, headers] of memberships) {
      const own = role === 'owner' || role === 'orders' || role === 'support' ? ['order', 'refund'] : role === 'finance' ? ['order'] : []
      expect(kinds(await find(orderNo, headers)), role).toEqual(own)
    }
    const other = await sql<{
      id: string
    }>`select id::text as id from profile.shop where id <> ${order.shopId} and status = 'open' limit 1`.execute(mall.kernel.db)
    const strangers = await consoleOf(mall, other.rows[0]?.id ?? '')
    for (const keyword of [orderNo, 'QUILL5', 'which label']) expect(await find(keyword, strangers), keyword).toEqual([])
  })
})
