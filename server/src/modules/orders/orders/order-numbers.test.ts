import { listOrders } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newShopper, onSale, type OnSale, place, quote } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'

let mall: DemoMall
let goods: readonly OnSale[]
beforeAll(async () => {
  mall = await openDemoMall()
  goods = (await onSale(mall)).slice(0, 2)
})
afterAll(() => mall.end())

const ordered = async () => {
  const shopper = await newShopper(mall)
  const items = goods.map(({ productId }) => ({ product_id: productId, quantity: '1' }))
  const placed = await place(mall, shopper, (await quote(mall, shopper, { items })).data.quote_id)
  expect(placed.code).toBe(200)
  return { shopper, numbers: placed.data.orders.map((order) => order.order_no) }
}
const figure = /^[0-9]{8}-([2-9B-DF-HJKMNP-TV-Z]{6})$/

test('order numbers contain their day and do not reveal how many orders were placed', async () => {
  const numbers: string[] = []
  for (let time = 0; time < 6; time += 1) numbers.push(...(await ordered()).numbers)
  const tails = numbers.map((number) => figure.exec(number)?.[1])
  expect(tails).not.toContain(undefined)
  expect(new Set(tails).size).toBe(12)
  // Twelve random numbers are in ascending or descending order by chance once in 239 million.
  const upwards = tails.toSorted((a = '', b = '') => (a < b ? -1 : 1))
  expect([upwards, upwards.toReversed()]).not.toContainEqual(tails)
  const { rows } = await sql<{
    counted: number
  }>`select count(order_count)::int as counted from orders.order_header where order_no = any(${numbers})`.execute(mall.kernel.db)
  expect(rows[0]?.counted).toBe(0)
})

test('an order number is never issued twice: the order gets another one', async () => {
  const [taken = ''] = (await ordered()).numbers
  const { db } = mall.kernel
  const definition = await sql<{ text: string }>`select pg_get_functiondef('orders.random_signs'::regproc) as text`.execute(db)
  // The stub first returns the random characters of the existing order. A rollback does not reset the stub's sequence, so the retry gets other
  // characters.
  await sql.raw(`alter function orders.random_signs() rename to really_random_signs`).execute(db)
  await sql.raw(`create sequence orders.drawn`).execute(db)
  await sql
    .raw(
      `create function orders.random_signs() returns text language sql volatile as
        $$ select case nextval('orders.drawn') when 1 then '${taken.slice(-6)}' else orders.really_random_signs() end $$`,
    )
    .execute(db)
  const { numbers } = await ordered()
  await sql.raw(definition.rows[0]?.text ?? '').execute(db)
  expect(numbers).toHaveLength(2)
  expect(numbers).not.toContain(taken)
  const drawn = await sql<{ last: string }>`select last_value as last from orders.drawn`.execute(db)
  expect(Number(drawn.rows[0]?.last)).toBeGreaterThan(2)
})

test('an order is found by its number, in lower case too', async () => {
  const { shopper, numbers } = await ordered()
  const [number = ''] = numbers
  const found = async (keyword: string) =>
    (await mall.ask(listOrders, { keyword }, shopper.headers)).data.list.map((order) => order.order_no)
  for (const keyword of [number, number.toLowerCase(), ` ${number} `]) expect(await found(keyword), keyword).toEqual([number])
})
