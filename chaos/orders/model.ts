import { sql } from 'kysely'
import type { Kernel } from '../../server/src/platform/kernel.ts'
import { startCents } from '../../server/test/money-people.ts'
import { levelsOutOfStep } from '../../server/test/on-sale.ts'
import { sumsOfStock } from '../buying/sums.ts'
import type { OrderBook } from './book.ts'
import type { PreparedOrders } from './prepare.ts'

type Row = {
  id: string
  status: string
  pay: string
  total: string
  refunded: string
  shipped: boolean
  received: boolean
  escrow: string
  numbers: string[]
  sent: number
  requests: { id: string; state: string; returned: number | null; quantity: number }[]
}
const rowsOf = async (kernel: Kernel, ids: readonly string[]): Promise<Map<string, Row>> => {
  const found =
    await sql<Row>`select order_header.id::text, status, payment_status as pay, total::text, refunded::text, shipped_at is not null as shipped,
      received_at is not null as received,
      coalesce((select balance from ledger.account where address = 'order.escrow/' || order_header.id), 0)::text as escrow,
      array(select tracking_no from shipments.parcel where order_id = order_header.id) as numbers,
      coalesce((select sum(line.quantity) from shipments.line join shipments.parcel on parcel.id = parcel_id where parcel.order_id = order_header.id), 0)::int as sent,
      coalesce((select jsonb_agg(jsonb_build_object('id', refund.id::text, 'state', state, 'returned', returned, 'quantity', line.quantity))
        from refunds.refund join refunds.line on refund_id = refund.id where refund.order_id = order_header.id), '[]') as requests
    from orders.order_header where order_header.id = any(${ids}::bigint[])`.execute(kernel.db)
  return new Map(found.rows.map((row) => [row.id, row]))
}
const many = (count: number, what: string): string[] => (count > 0 ? [`${count} ${what}`] : [])

/** Compares each order in the database with the acknowledged answers about it. */
const compareOrders = ({ orders }: OrderBook, there: ReadonlyMap<string, Row>): string[] => {
  const all = [...orders].flatMap(([id, acknowledged]) => {
    const row = there.get(id)
    return row ? [{ told: acknowledged, row, back: row.requests.filter(({ state }) => state === 'refunded') }] : []
  })
  const count = (what: string, isWrong: (each: (typeof all)[number]) => boolean) => many(all.filter(isWrong).length, what)
  return [
    ...many(orders.size - all.length, 'orders were acknowledged and are not there'),
    ...count(
      'orders were told to be cancelled and are not',
      ({ told: acknowledged, row }) => acknowledged.isCalledOff && row.status !== 'cancelled',
    ),
    ...count(
      'orders were cancelled and sent as well',
      ({ told: acknowledged, row }) => acknowledged.isCalledOff && row.shipped && row.requests.length === 0,
    ),
    ...count('parcels were acknowledged and are not there', ({ told: acknowledged, row }) =>
      acknowledged.parcels.some((number) => !row.numbers.includes(number)),
    ),
    ...count('orders were sent more often than bought', ({ told: acknowledged, row }) => row.sent > acknowledged.quantity),
    ...count('orders were acknowledged as received and are not', ({ told: acknowledged, row }) => acknowledged.isReceived && !row.received),
    ...count('requests were acknowledged and are not there', ({ told: acknowledged, row }) =>
      [...acknowledged.requests].some((id) => !row.requests.some((each) => each.id === id)),
    ),
    ...count('money was acknowledged as refunded and is not', ({ told: acknowledged, back }) =>
      [...acknowledged.paidBack].some((id) => !back.some((each) => each.id === id)),
    ),
    ...count(
      'more went back than was bought',
      ({ told: acknowledged, back }) => back.reduce((sum, { quantity }) => sum + quantity, 0) > acknowledged.quantity,
    ),
    ...count('orders gave back another sum than their requests say', ({ row, back }) => {
      const byRequests = back.reduce((sum, { returned }) => sum + (returned ?? 0), 0)
      // An order cancelled before shipping is refunded in full, without a request.
      return Number(row.refunded) !== byRequests && !(row.status === 'cancelled' && !row.shipped && row.refunded === row.total)
    }),
    ...count('escrows do not hold what is left of their orders', ({ row }) => {
      const isHeld = row.status !== 'completed' && row.status !== 'cancelled'
      return Number(row.escrow) !== (isHeld ? Number(row.total) - Number(row.refunded) : 0)
    }),
  ]
}

const compareWallets = async (
  kernel: Kernel,
  { orders }: OrderBook,
  there: ReadonlyMap<string, Row>,
  people: readonly { id: string }[],
) => {
  const found = await sql<{ address: string; balance: string }>`select address, balance from ledger.account where tracked`.execute(
    kernel.db,
  )
  const held = new Map(found.rows.map(({ address, balance }) => [address, Number(balance)]))
  const left = new Map(people.map(({ id }) => [id, startCents]))
  for (const [id, { who, cents }] of orders) left.set(who, (left.get(who) ?? 0) - cents + Number(there.get(id)?.refunded ?? 0))
  return many(
    [...left].filter(([id, sum]) => held.get(`customer.available/${id}`) !== sum).length,
    'wallets do not hold what was paid and given back',
  )
}

export const judgeOrders = async (
  kernel: Kernel,
  book: OrderBook,
  { people }: PreparedOrders,
  stockBefore: ReadonlyMap<string, number>,
): Promise<string[]> => {
  const there = await rowsOf(kernel, [...book.orders.keys()])
  const { onHand, reserved } = await sumsOfStock(kernel)
  const gone = new Map<string, number>()
  for (const [id, { skuId, quantity }] of book.orders) {
    const row = there.get(id)
    if (row && !(row.status === 'cancelled' && !row.shipped)) gone.set(skuId, (gone.get(skuId) ?? 0) + quantity)
  }
  return [
    ...book.faults,
    ...compareOrders(book, there),
    ...(await compareWallets(kernel, book, there, people)),
    ...many((await levelsOutOfStep(kernel)).length, 'levels of stock are not the sum of their movements'),
    ...many(reserved, 'pieces are reserved for no order'),
    ...many(
      [...stockBefore].filter(([skuId, before]) => onHand.get(skuId) !== before - (gone.get(skuId) ?? 0)).length,
      'products have another stock than what was sent leaves',
    ),
  ]
}
