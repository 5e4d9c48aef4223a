import { listMallOrders, listMallRefunds, showMallOrder } from '@plaza/contract'
import { isRefused } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { readPlans } from '../../../../test/read-plans.ts'
import { staffAs } from '../../../../test/recharging.ts'
import { type BoughtOrder, boughtUntil, requestedRefund } from '../../../../test/refunding.ts'
import { sold } from '../../../../test/selling.ts'
import { writeCursor } from '../../../platform/db/cursor.ts'
import type { CallContext } from '../../../platform/http/serve.ts'
import { listMallOrders as listOrders } from './list-mall-orders.ts'
import { listMallRefunds as listRefunds } from './list-mall-refunds.ts'
import { searchName } from './read-search.ts'

let mall: DemoMall
let bought: BoughtOrder
let refundId: string
let orderNo: string
const name = 'Wilhelmina Quandt'
beforeAll(async () => {
  mall = await openDemoMall()
  bought = await boughtUntil(mall, 'delivered')
  refundId = (await requestedRefund(mall, bought)).id
  orderNo = (await mall.ask(showMallOrder, { id: bought.orderId }, await staffAs(mall.kernel, 'support'))).data.order.order_no
  await sql`update accounts.customer set full_name = ${name} where id = ${bought.shopper.id}`.execute(mall.kernel.db)
})
afterAll(() => mall.end())

const orders = async (fields: Record<string, string>) =>
  (await mall.ask(listMallOrders, fields, await staffAs(mall.kernel, 'support'))).data.list.map(({ id }) => id)
const refunds = async (fields: Record<string, string>) =>
  (await mall.ask(listMallRefunds, fields, await staffAs(mall.kernel, 'support'))).data.list.map(({ id }) => id)
const emailOf = async () =>
  (await sql<{ email: string }>`select email from accounts.customer where id = ${bought.shopper.id}`.execute(mall.kernel.db)).rows[0]
    ?.email ?? ''
/** Keywords that mean the order of the test. */
const keywords = async () => {
  const [day = '', signs = ''] = orderNo.split('-')
  const email = await emailOf()
  const numbers = [
    orderNo,
    ` #${orderNo.toLowerCase()} `,
    day,
    day.slice(0, 6),
    `${day}-${signs.slice(0, 3)}`,
    signs,
    `-${signs.slice(0, 3)}`,
  ]
  return [...numbers, 'wilhelmina q', 'Quandt', email.toUpperCase(), email.split('@')[0] ?? '']
}

describe('the search of staff', () => {
  it('finds an order by a part of its number, by its buyer’s name and by the e-mail', async () => {
    for (const keyword of await keywords()) expect(await orders({ keyword, limit: '50' }), keyword).toContain(bought.orderId)
    expect(await orders({ keyword: 'Quandt', state: 'cancelled' })).toEqual([])
    for (const keyword of ['Quandtzz', '20200101', '-ZZZZZZ9', 'nobody@people.example'])
      expect(await orders({ keyword }), keyword).toEqual([])
  })
  it('finds a refund request by its number, by the number of its order, and by its buyer', async () => {
    for (const keyword of [...(await keywords()), refundId, `refund ${refundId}`, `refund:${refundId}`])
      expect(await refunds({ keyword }), keyword).toContain(refundId)
    expect(await refunds({ keyword: `refund ${refundId}` })).toEqual([refundId])
    expect(await refunds({ keyword: 'Quandt', state: 'applied' })).toEqual([refundId])
    expect(await refunds({ keyword: 'Quandt', state: 'closed' })).toEqual([])
    for (const keyword of ['Quandtzz', '20200101', '-ZZZZZZ9', '999999999']) expect(await refunds({ keyword }), keyword).toEqual([])
  })
  it('goes on after a page of a long keyword in another script, and refuses the cursor of another search', async () => {
    const long = '林'.repeat(110)
    for (let at = 0; at < 2; at += 1) await sold(mall, { shopper: bought.shopper })
    await sql`update accounts.customer set full_name = ${long} where id = ${bought.shopper.id}`.execute(mall.kernel.db)
    const headers = await staffAs(mall.kernel, 'support')
    const all = (await mall.ask(listMallOrders, { keyword: long, limit: '50' }, headers)).data.list.map(({ id }) => id)
    expect(all).toHaveLength(3)
    const found: string[] = []
    let cursor: string | null = ''
    do {
      const fields: Record<string, string> = { keyword: long, limit: '1', ...(cursor && { cursor }) }
      const { data } = await mall.ask(listMallOrders, fields, headers)
      found.push(...data.list.map(({ id }) => id))
      cursor = data.next_cursor
      if (cursor) expect((await mall.ask(listMallOrders, { keyword: 'Quandt', cursor }, headers)).code).toBe(1000008)
    } while (cursor && found.length < 60)
    expect(found).toEqual(all)
    await sql`update accounts.customer set full_name = ${name} where id = ${bought.shopper.id}`.execute(mall.kernel.db)
  })
  it.each(['20261121-0087', '202611', '20261121', '20261121-7K', '-7KF3', 'Wilhelmina', 'someone@people.example', 'someone', '17'])(
    'reads indexes for %s, on the first page and after it',
    async (keyword) => {
      const { kernel } = mall
      const { rows } = await sql<{ id: string }>`select id::text as id from staff.operator where role = 'owner' limit 1`.execute(kernel.db)
      const session = { audience: 'operator', personId: rows[0]?.id ?? '' } as CallContext<typeof listMallOrders>['session']
      const { count, walks } = await readPlans(kernel, async (watched) => {
        for (const list of ['', 'mall-orders', 'mall-refunds']) {
          const cursor = list && writeCursor({ by: searchName(list, undefined, keyword), value: '0', id: bought.orderId })
          const ctx = { kernel: watched, input: { keyword, limit: 20, ...(cursor && { cursor }) }, session, lang: 'en' }
          if (list !== 'mall-refunds') expect(isRefused(await listOrders(ctx as CallContext<typeof listMallOrders>))).toBe(false)
          if (list !== 'mall-orders') expect(isRefused(await listRefunds(ctx as CallContext<typeof listMallRefunds>))).toBe(false)
        }
      })
      expect(count).toBeGreaterThan(2)
      expect(walks).toEqual([])
    },
  )
})

describe('the list of orders', () => {
  it('shows them by the time at which they were placed, whichever was written first, page by page', async () => {
    const { kernel } = mall
    const headers = await staffAs(kernel, 'support')
    const first = await boughtUntil(mall, 'delivered')
    await kernel.db.transaction().execute(async (tx) => {
      await sql`alter table orders.order_header disable trigger user`.execute(tx)
      await sql`update orders.order_header set placed_at = placed_at + interval '9 days' where id = ${bought.orderId}`.execute(tx)
      await sql`alter table orders.order_header enable trigger user`.execute(tx)
    })
    for (const fields of [{}, { state: 'delivered' }] as Record<string, string>[]) {
      const page = (await mall.ask(listMallOrders, { ...fields, limit: '1' }, headers)).data
      const next = (await mall.ask(listMallOrders, { ...fields, limit: '1', cursor: page.next_cursor ?? '' }, headers)).data
      expect([...page.list, ...next.list].map(({ id }) => id)).toEqual([bought.orderId, first.orderId])
      const { list } = (await mall.ask(listMallOrders, { ...fields, limit: '50' }, headers)).data
      expect(list.map(({ placed_at: at }) => at)).toEqual(
        list
          .map(({ placed_at: at }) => at)
          .toSorted()
          .toReversed(),
      )
    }
  })
})
