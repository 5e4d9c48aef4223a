import { setTimeout as pause } from 'node:timers/promises'
import { acceptRefund, applyRefund, collectCash, remitCash, showRefund } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { everythingAgrees, newShopper, type OnSale, type Shopper } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { newKey, staffAs } from '../../../../test/recharging.ts'
import { consoleOf, flowInto, goodsForCash, holds, plantOrder, orderNow } from '../../../../test/selling.ts'
import { until } from '../../../../test/until.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { lockBalance } from '../../foundation/ledger/books/balance-rows.ts'
import { type MoneyAccount, shopAvailableOf } from '../../foundation/ledger/money/accounts-of-money.ts'

const patience = 30_000
let mall: DemoMall
let goods: OnSale
let finance: Record<string, string>
beforeAll(async () => {
  mall = await openDemoMall({ POOL_SIZE: '10' })
  goods = await goodsForCash(mall)
  finance = await staffAs(mall.kernel, 'finance')
})
afterAll(() => mall.end())

type CashOrder = { orderId: string; shopper: Shopper }
const shop = () => consoleOf(mall, goods.shopId)
const owed = async () => -(await flowInto(mall, `shop.receivable/${goods.shopId}`))
/** Empties the shop's balance, as a withdrawal would. */
const emptied = async () => {
  const own = shopAvailableOf(goods.shopId)
  const left = await holds(mall, own)
  if (left > 0n)
    await sql`select ledger.post(${`emptied:${newKey()}`}, 'adjustment', 'emptied', 'system', '', 'USD', array[${own}::text],
      array['cash/bank'], array[${String(left)}::bigint])`.execute(mall.kernel.db)
}
/** A shipped order whose cash the shop has reported. */
const cashOrder = async (total: number): Promise<CashOrder> => {
  const shopper = await newShopper(mall, 0)
  const planted = { status: 'shipped', paymentStatus: 'cod_due', method: 'cod', total } as const
  const orderId = await plantOrder(mall.kernel, { ...planted, shopId: goods.shopId, customerId: shopper.id })
  expect((await mall.ask(collectCash, { id: orderId }, await shop())).code).toBe(200)
  return { orderId, shopper }
}
const requestRefund = async ({ orderId, shopper }: CashOrder): Promise<string> => {
  const wanted = { order_id: orderId, 'items[0][item_id]': '1', 'items[0][quantity]': '1', kind: 'refund', reason: 'damaged' }
  const { data, code } = await mall.ask(applyRefund, { ...wanted, idempotency_key: newKey() } as never, shopper.headers)
  expect(code).toBe(200)
  return data.id
}
const accepted = async (id: string) => mall.ask(acceptRefund, { id }, await shop())
const remitted = (orderId: string) => mall.ask(remitCash, { order_id: orderId, text: 'Bank 4711', idempotency_key: newKey() }, finance)

const isWaiting = async (many: number) => {
  const found = await sql<{ many: number }>`select count(*)::int as many from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(mall.kernel.db)
  return (found.rows[0]?.many ?? 0) >= many
}
/** Locks a balance until all these transactions wait for the lock. Releasing it runs them in this order. */
const inTurn = async <T>(address: MoneyAccount, stories: readonly (() => Promise<T>)[]): Promise<T[]> => {
  const begun: Promise<T>[] = []
  let isHeld = false
  let isFree = false
  const holding = transaction(mall.kernel, async (tx) => {
    await lockBalance(tx, address)
    isHeld = true
    while (!isFree) await pause(10)
  })
  try {
    await until(async () => isHeld, patience)
    for (const story of stories) {
      begun.push(story())
      await until(() => isWaiting(begun.length), patience)
    }
  } finally {
    isFree = true
    await holding
  }
  return Promise.all(begun)
}

it('a simultaneous refund and handover take the commission off the shop’s debt once', async () => {
  await emptied()
  const [handed, back] = [await cashOrder(6000), await cashOrder(2000)]
  const request = await requestRefund(back)
  expect(await owed()).toBeGreaterThan(0n)
  const [first, second] = await inTurn(shopAvailableOf(goods.shopId), [
    async () => (await remitted(handed.orderId)).code,
    async () => (await accepted(request)).code,
  ])
  expect([first, second]).toEqual([200, 200])
  expect(await owed()).toBe(0n)
  await everythingAgrees(mall)
})

it('locks a balance that has no row yet as well', async () => {
  const address = shopAvailableOf('987654321')
  expect(await inTurn(address, [() => transaction(mall.kernel, (tx) => lockBalance(tx, address))])).toEqual([0n])
})

it('simultaneous refunds of one order return its commission exact to the cent', async () => {
  await emptied()
  const commission = await flowInto(mall, 'commission')
  // The commission on 20.20 is 1.01, and on 10.10 it is 0.51.
  const order = await cashOrder(2020)
  expect(await flowInto(mall, 'commission')).toBe(commission + 101n)
  const requests: string[] = []
  for (const _ of [1, 2]) {
    await emptied()
    const id = await requestRefund(order)
    expect((await accepted(id)).data.state).toBe('refund_owed')
    requests.push(id)
  }
  expect(await flowInto(mall, 'commission')).toBe(commission)
  expect((await remitted(order.orderId)).code).toBe(200)
  for (const id of requests)
    await until(async () => (await mall.ask(showRefund, { id }, order.shopper.headers)).data.state === 'refunded', patience)
  expect(await orderNow(mall, order.orderId)).toMatchObject({ refunded: 2020n, paymentStatus: 'refunded' })
  await everythingAgrees(mall)
})
