import { acceptRefund, applyRefund, claimCoupon, collectCash, remitCash, signCash } from '@plaza/contract'
import { minor } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everythingAgrees, newShopper, type OnSale, type Shopper } from '../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../test/demo-mall.ts'
import { newKey, staffAs } from '../../../test/recharging.ts'
import { boughtUntil, buyer, moveTo } from '../../../test/refunding.ts'
import { consoleOf, flowInto, goodsForCash, holds, plantSale, saleNow, type Sold, sold } from '../../../test/selling.ts'
import { until } from '../../../test/until.ts'
import { transact } from '../../kernel/transact.ts'
import { moveDueSales } from '../fulfilment/index.ts'
import { settleShop } from '../ledger/dues/index.ts'

type Headers = Record<string, string>
let mall: DemoMall
let goods: OnSale
let finance: Headers
let risk: Headers
beforeAll(async () => {
  mall = await openDemoMall({ POOL_SIZE: '10' })
  goods = await goodsForCash(mall)
  finance = await staffAs(mall.kernel, 'finance')
  risk = await staffAs(mall.kernel, 'risk')
})
afterAll(() => mall.end())

const own = () => `shop.available/${goods.shopId}`
const available = () => holds(mall, own())
const owed = async () => -(await flowInto(mall, `shop.receivable/${goods.shopId}`))
const post = (from: string, to: string, amount: bigint) =>
  sql`select ledger.post(${`moved:${newKey()}`}, 'adjustment', 'moved', 'system', '', 'USD', array[${from}::text], array[${to}::text],
    array[${String(amount)}::bigint])`.execute(mall.kernel.db)
/** The shop has exactly so much. */
const has = async (amount: bigint) => {
  await emptied()
  await post('cash/bank', own(), amount)
}
const emptied = async () => {
  const left = await available()
  if (left > 0n) await post(own(), 'cash/bank', left)
}
/** The shop pays what it can, as wherever money reaches it. */
const settled = () => transact(mall.kernel, (tx) => settleShop(tx, goods.shopId, mall.kernel.now()))

const cashOrder = async (more: Parameters<typeof sold>[1] = {}): Promise<Sold> => {
  const order = await sold(mall, { method: 'cod', goods, ...more })
  await moveTo(mall, order, 'received')
  return order
}
const reported = async ({ orderId }: Pick<Sold, 'orderId'>) =>
  expect((await mall.ask(collectCash, { id: orderId }, await consoleOf(mall, goods.shopId))).code).toBe(200)
const refundOf = async (order: Sold, quantity: number) => {
  const asked = await mall.ask(
    applyRefund,
    {
      order_id: order.orderId,
      items: [{ item_id: '1', quantity }],
      kind: 'refund',
      reason: 'damaged',
      idempotency_key: newKey(),
    } as never,
    await buyer(mall, order),
  )
  expect(asked.code).toBe(200)
  return (await mall.ask(acceptRefund, { id: asked.data.id }, await consoleOf(mall, goods.shopId))).data
}
const open = async () =>
  (
    await sql<{ reference: string; needs: string }>`select reference, needs from ledger.due where debtor = ${own()} and paid_at is null
      order by id`.execute(mall.kernel.db)
  ).rows

describe('refunds that wait for one shop', () => {
  it('are paid the oldest first and by exactly what they need; a newer one that the balance covers does not overtake', async () => {
    const [dear, cheap] = [await cashOrder({ quantity: 3 }), await cashOrder()]
    await emptied()
    for (const order of [dear, cheap]) await reported(order)
    await emptied()
    const older = await refundOf(dear, 3)
    expect(older.state).toBe('refund_owed')
    const needs = BigInt((await open())[0]?.needs ?? 0)
    // Enough for the newer one, and not for the older one.
    await has(needs - 1n)
    const newer = await refundOf(cheap, 1)
    expect(newer.state).toBe('refund_owed')
    expect((await open()).map(({ reference }) => reference)).toEqual([`refund:${older.id}`, `refund:${newer.id}`])
    // Taking the newer one may have brought the shop commission.
    await has(needs - 1n)
    await settled()
    expect(await open()).toHaveLength(2)
    await has(needs)
    await settled()
    expect((await open()).map(({ reference }) => reference)).toEqual([`refund:${newer.id}`])
    expect(await available()).toBe(0n)
    await everythingAgrees(mall)
    await has(BigInt((await open())[0]?.needs ?? 0))
    await settled()
    expect(await open()).toEqual([])
    await everythingAgrees(mall)
  })
})

describe('a refund to a card that its shop could not pay', () => {
  it('is over once the card has it, not when the shop has paid', async () => {
    const order = await boughtUntil(mall, 'received', { method: 'card' })
    await sql`update orders.sale set next_at = ${mall.kernel.now()}, next_do = 'complete' where id = ${order.orderId}`.execute(
      mall.kernel.db,
    )
    await moveDueSales(mall.kernel)
    expect((await saleNow(mall, order.orderId)).status).toBe('completed')
    await emptied()
    const refund = await refundOf(order, 1)
    expect(refund.state).toBe('refund_owed')
    await has(BigInt((await open())[0]?.needs ?? 0))
    await settled()
    const steps = async () =>
      (
        await sql<{ after: string }>`select after from refunds.event where refund_id = ${refund.id} order by id`.execute(mall.kernel.db)
      ).rows.map(({ after }) => after)
    await until(async () => (await steps()).at(-1) === 'refunded', 25_000)
    expect((await steps()).slice(-3)).toEqual(['refund_owed', 'refunding', 'refunded'])
    await everythingAgrees(mall)
  })
})

describe('the commission on cash', () => {
  it('is that of the whole price where a coupon of the mall paid a part, and the shop gets that part', async () => {
    const shopper = await newShopper(mall)
    expect((await mall.ask(claimCoupon, { code: 'PLAZA10' }, shopper.headers)).code).toBe(200)
    const quantity = Math.ceil(6000 / Number(goods.price))
    const order = await cashOrder({ shopper, quantity, placing: { coupons: 'chosen', coupon_codes: ['PLAZA10'] } })
    await emptied()
    const [before, promotions, debt] = [await flowInto(mall, 'commission'), await flowInto(mall, 'promotions'), await owed()]
    const { total, mallPart, commissionRate } = await saleNow(mall, order.orderId)
    expect(mallPart).toBeGreaterThan(0n)
    await reported(order)
    const fee = ((total + mallPart) * BigInt(commissionRate) * 2n + 10_000n) / 20_000n
    expect(await flowInto(mall, 'commission')).toBe(before + fee)
    expect(await flowInto(mall, 'promotions')).toBe(promotions - mallPart)
    // What the coupon brought pays the commission first.
    expect((await available()) - (await owed())).toBe(mallPart - fee - debt)
    await everythingAgrees(mall)
  })
})

describe('the commission on cash that is refunded', () => {
  it('comes off what the shop owes, no more than it was, and as money where the shop owes nothing', async () => {
    const plain = { placing: { coupons: 'chosen' } }
    const orders = [await cashOrder(plain), await cashOrder({ ...plain, quantity: 2 })] as const
    for (const order of orders) {
      await emptied()
      await reported(order)
    }
    /** What a refund of all of it takes from the shop, and the commission that comes back on it. */
    const refunded = async (order: Sold, quantity: number) => {
      expect((await refundOf(order, quantity)).state).toBe('refunded')
      const { total, mallPart, refunded: back, mallRefunded, commissionRate } = await saleNow(mall, order.orderId)
      expect([back, mallRefunded]).toEqual([total, mallPart])
      const kept = total + mallPart
      return { kept, fee: (kept * BigInt(commissionRate) * 2n + 10_000n) / 20_000n }
    }
    await has(9_000_000n)
    const debt = await owed()
    const first = await refunded(orders[0], 1)
    expect(debt).toBeGreaterThan(first.fee)
    expect([await owed(), await available()]).toEqual([debt - first.fee, 9_000_000n - first.kept])
    await settled()
    const left = await available()
    expect(await owed()).toBe(0n)
    const second = await refunded(orders[1], 2)
    expect([await owed(), await available()]).toEqual([0n, left - second.kept + second.fee])
    await everythingAgrees(mall)
  })
})

describe('an order that its buyer received and whose cash nobody reported', () => {
  it.each(['customer', 'clock'])('the shop is asked about it, where the %s confirmed receipt', async (who) => {
    const order = await sold(mall, { method: 'cod', goods })
    await moveTo(mall, order, who === 'customer' ? 'received' : 'shipped')
    if (who === 'clock') {
      await sql`update orders.sale set next_at = now() - interval '1 minute' where id = ${order.orderId}`.execute(mall.kernel.db)
      await moveDueSales(mall.kernel)
      expect((await saleNow(mall, order.orderId)).status).toBe('received')
    }
    const told = await sql`select 1 from notices.notice where template = 'cash_unreported' and once = ${`order:${order.orderId}:cash`}
      and customer_id = (select owner_id from shops.shop where id = ${goods.shopId})`.execute(mall.kernel.db)
    expect(told.rows).toHaveLength(1)
  })
})

describe('cash that two people sign for', () => {
  const planted = async (total: bigint) => {
    const { id: customerId } = await newShopper(mall, 0)
    const orderId = await plantSale(mall.kernel, {
      shopId: goods.shopId,
      customerId,
      status: 'delivered',
      paymentStatus: 'cod_due',
      method: 'cod',
      total: Number(total),
    })
    const order = { orderId, shopId: goods.shopId, paymentId: '', shopper: { id: customerId } as Shopper }
    await reported(order)
    return order
  }
  const remit = ({ orderId }: Sold) => mall.ask(remitCash, { order_id: orderId, text: 'Bank 4711', idempotency_key: newKey() }, finance)

  it('is that of exactly 1000.00 and more; a cent less needs one', async () => {
    expect((await remit(await planted(minor(100_000n)))).data).toMatchObject({ state: 'signed_once', amount: '1000.00' })
    expect((await remit(await planted(minor(99_998n)))).data).toMatchObject({ state: 'made', amount: '999.98' })
  })

  it.each(['finance', 'risk'])('moves nothing where %s withdraws it, and can be recorded again', async (who) => {
    const order = await planted(150_000n)
    const asked = await remit(order)
    const before = [await available(), await owed()]
    const withdrawn = { id: asked.data.id, sign: '0', idempotency_key: newKey() } as const
    expect((await mall.ask(signCash, withdrawn, who === 'risk' ? risk : finance)).data).toMatchObject({ state: 'withdrawn' })
    expect([await available(), await owed()]).toEqual(before)
    expect((await saleNow(mall, order.orderId)).handedOverAt).toBeNull()
    expect((await mall.ask(signCash, { ...withdrawn, sign: '1', idempotency_key: newKey() }, risk)).data).toMatchObject({
      decision: 'withdrawn',
    })
    expect((await remit(order)).data).toMatchObject({ state: 'signed_once' })
    await everythingAgrees(mall)
  })
})
