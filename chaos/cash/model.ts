import { sql } from 'kysely'
import type { Kernel } from '../../server/src/platform/kernel.ts'
import { startCents } from '../../server/test/money-people.ts'
import { levelsOutOfStep } from '../../server/test/on-sale.ts'
import type { CashBook, AcknowledgedOrder } from './book.ts'
import { type PreparedCash, worthOfShops } from './prepare.ts'

type Request = {
  id: string
  state: string
  returned: number | null
  quantity: number
  dues: number
  unpaid: number
  journals: number
  moved: number
}
type Row = {
  id: string
  shop: string
  status: string
  total: number
  refunded: number
  rate: number
  collected: boolean
  handedOver: boolean
  received: boolean
  /** `booked` is the commission booked when the cash was reported. `cameBack` is the part returned by refunds. */
  booked: number
  bookings: number
  cameBack: number
  requests: Request[]
}
const rowsOf = async (kernel: Kernel, ids: readonly string[]): Promise<Map<string, Row>> => {
  const found = await sql<Row>`
    select order_header.id::text, shop_id::text as shop, status, total::float8 as total, refunded::float8 as refunded, commission_rate::int as rate,
      collected_at is not null as collected, handed_over_at is not null as "handedOver", received_at is not null as received,
      fee.booked::float8 as booked, fee.bookings::int as bookings, back.amount::float8 as "cameBack",
      coalesce((select jsonb_agg(jsonb_build_object('id', refund.id::text, 'state', state, 'returned', returned, 'quantity', line.quantity,
          'dues', (select count(*) from ledger.due where reference = 'refund:' || refund.id),
          'unpaid', (select count(*) from ledger.due where reference = 'refund:' || refund.id and paid_at is null),
          'journals', (select count(*) from ledger.journal where reference = 'refund:' || refund.id and kind = 'refund'),
          'moved', (select coalesce(sum(posting.amount), 0) from ledger.journal join ledger.posting on journal_id = journal.id
            where reference = 'refund:' || refund.id and journal.kind = 'refund')))
        from refunds.refund join refunds.line on refund_id = refund.id where refund.order_id = order_header.id), '[]') as requests
    from orders.order_header
      cross join lateral (select coalesce(sum(posting.amount), 0) as booked, count(distinct journal.id) as bookings
        from ledger.journal left join ledger.posting on journal_id = journal.id and to_id = (select id from ledger.account where address = 'commission')
        where reference = 'cod:' || order_header.id and journal.kind = 'cash_commission') fee
      cross join lateral (select coalesce(sum(posting.amount), 0) as amount from refunds.refund
        join ledger.journal on reference = 'refund:' || refund.id and journal.kind = 'cash_commission'
        join ledger.posting on journal_id = journal.id where refund.order_id = order_header.id) back
    where order_header.id = any(${ids}::bigint[])`.execute(kernel.db)
  return new Map(found.rows.map((row) => [row.id, row]))
}

const many = (count: number, what: string): string[] => (count > 0 ? [`${count} ${what}`] : [])
/** Commission in cents, rounded half up as in the mall. */
const feeOf = (cents: number, rate: number): number => Math.floor((cents * rate * 2 + 10_000) / 20_000)
const isGone = ({ state }: Request) => state === 'refunded' || state === 'refund_owed'
const sumOf = <T>(all: readonly T[], of: (each: T) => number): number => all.reduce((sum, each) => sum + of(each), 0)
/** The sum of all refunds of an order, whether paid or still owed. */
const backOf = ({ requests }: Row): number => sumOf(requests.filter(isGone), ({ returned }) => returned ?? 0)

/** A paid refund moved its money exactly once. An owed refund has exactly one unpaid debt and moved no money. */
const isSettledOnce = ({ state, returned, dues, unpaid, journals, moved }: Request): boolean => {
  if (state === 'refunded') return unpaid === 0 && journals === 1 && moved === returned
  if (state === 'refund_owed') return dues === 1 && unpaid === 1 && journals === 0
  return state !== 'refunding' && dues === 0 && journals === 0
}

type Pair = { acknowledged: AcknowledgedOrder; row: Row }
const compareOrders = (all: readonly Pair[]): string[] => {
  const count = (what: string, isWrong: (each: Pair) => boolean) => many(all.filter(isWrong).length, what)
  const hasRequest = ({ acknowledged, row }: Pair, isWrong: (state: string, request: Request | undefined) => boolean) =>
    [...acknowledged.requests].some(([id, state]) =>
      isWrong(
        state,
        row.requests.find((each) => each.id === id),
      ),
    )
  return [
    ...count(
      'orders were acknowledged as reported and as refused',
      ({ acknowledged }) => acknowledged.isReported && acknowledged.isRefused,
    ),
    ...count('reports of cash were acknowledged and are not there', ({ acknowledged, row }) => acknowledged.isReported && !row.collected),
    ...count('orders count as paid in cash that nobody reported', ({ acknowledged, row }) => row.collected && !acknowledged.isReported),
    ...count(
      'orders were acknowledged as refused and have not ended',
      ({ acknowledged, row }) => acknowledged.isRefused && (row.status !== 'cancelled' || row.collected),
    ),
    ...count('orders were acknowledged as received and are not', ({ acknowledged, row }) => acknowledged.isReceived && !row.received),
    ...count('requests were acknowledged and are not there', (each) => hasRequest(each, (_state, request) => !request)),
    ...count('money was acknowledged as refunded and is not', (each) =>
      hasRequest(each, (state, request) => state === 'refunded' && request?.state !== 'refunded'),
    ),
    ...count('refunds were acknowledged as owed and are neither owed nor paid', (each) =>
      hasRequest(each, (state, request) => state === 'refund_owed' && !(request && isGone(request))),
    ),
    ...count('orders have refunds that were not paid once, or are owed without a due', ({ row }) => !row.requests.every(isSettledOnce)),
    ...count(
      'more went back than was bought',
      ({ acknowledged, row }) => sumOf(row.requests.filter(isGone), ({ quantity }) => quantity) > acknowledged.quantity,
    ),
    ...count('orders gave back another sum than their requests say', ({ row }) => {
      const paid = sumOf(
        row.requests.filter(({ state }) => state === 'refunded'),
        ({ returned }) => returned ?? 0,
      )
      return row.refunded !== paid && !(row.status === 'cancelled' && row.refunded === row.total)
    }),
    ...count('commission on cash was not booked once', ({ acknowledged, row }) => {
      const isOnce = row.bookings === 1 && row.booked === feeOf(row.total, row.rate)
      return acknowledged.isCash && (row.collected ? !isOnce : row.bookings !== 0)
    }),
    ...count('commission that came back is not that of what went back', ({ acknowledged, row }) =>
      Boolean(
        acknowledged.isCash && row.collected && row.cameBack !== feeOf(row.total, row.rate) - feeOf(row.total - backOf(row), row.rate),
      ),
    ),
  ]
}

/** Compares the acknowledged cash transfers of staff with the database. */
const compareTransfers = async (kernel: Kernel, { transfers }: CashBook, rows: ReadonlyMap<string, Row>): Promise<string[]> => {
  const found = await sql<{ id: string; kind: string; state: string; orderId: string | null; paidBy: string | null }>`
    select transfer.id::text, transfer.kind, state, order_id::text as "orderId", paid_by as "paidBy"
    from cash.transfer left join ledger.due on due.id = due_id where transfer.id = any(${[...transfers.keys()]}::bigint[])`.execute(
    kernel.db,
  )
  const there = new Map(found.rows.map((row) => [row.id, row]))
  const acknowledged = [...transfers].map(([id, { state }]) => ({ state, row: there.get(id) }))
  const made = found.rows.filter(({ state }) => state === 'made')
  return [
    ...many(acknowledged.filter(({ row }) => !row).length, 'transfers were acknowledged and are not there'),
    ...many(
      acknowledged.filter(({ state, row }) => row && state !== 'signed_once' && row.state !== state).length,
      'transfers ended differently from their answers',
    ),
    ...many(
      made.filter(({ kind, orderId, paidBy }) => (kind === 'advance' ? paidBy !== 'mall' : !rows.get(orderId ?? '')?.handedOver)).length,
      'transfers were made and moved nothing',
    ),
    ...many(
      [...rows.values()].filter(({ id, handedOver }) => handedOver && !made.some(({ orderId }) => orderId === id)).length,
      'orders were handed over by nobody',
    ),
  ]
}

const compareWallets = async (kernel: Kernel, all: readonly Pair[], people: readonly { id: string }[]): Promise<string[]> => {
  const found = await sql<{
    address: string
    balance: string
  }>`select address, balance from ledger.account where kind = 'customer.available'`.execute(kernel.db)
  const held = new Map(found.rows.map(({ address, balance }) => [address, Number(balance)]))
  const left = new Map(people.map(({ id }) => [id, startCents]))
  for (const { acknowledged, row } of all)
    left.set(acknowledged.who, (left.get(acknowledged.who) ?? 0) - (acknowledged.isCash ? 0 : acknowledged.cents) + row.refunded)
  return many(
    [...left].filter(([id, sum]) => held.get(`customer.available/${id}`) !== sum).length,
    'wallets do not hold what was paid and given back',
  )
}

/** A shop's balance less its debt must equal its sales less commission, refunds and payouts. */
const compareShops = async (kernel: Kernel, all: readonly Pair[], before: ReadonlyMap<string, number>): Promise<string[]> => {
  const shops = [...before.keys()]
  const now = await worthOfShops(kernel, shops)
  const paidOut = await sql<{ id: string; amount: string }>`select split_part(reference, ':', 2) as id, sum(amount) as amount
    from ledger.journal join ledger.posting on journal_id = journal.id
    where reference like 'payout:%' and split_part(key, '-', 2) <> '0' group by 1`.execute(kernel.db)
  const gone = new Map(paidOut.rows.map(({ id, amount }) => [id, Number(amount)]))
  const earned = ({ acknowledged, row }: Pair): number => {
    const remaining = row.total - row.refunded
    if (!acknowledged.isCash) return row.status === 'completed' ? remaining - feeOf(remaining, row.rate) : 0
    if (!row.collected) return 0
    return (row.handedOver ? row.total : 0) - row.refunded - feeOf(row.total - backOf(row), row.rate)
  }
  return shops.flatMap((shop) => {
    const orders = all.filter(({ row }) => row.shop === shop)
    const wanted = (before.get(shop) ?? 0) + sumOf(orders, earned) - (gone.get(shop) ?? 0)
    return now.get(shop) === wanted ? [] : [`the shop ${shop} has ${now.get(shop)} cents less its debts, and not ${wanted}`]
  })
}

/** Checks that no waiting refund could be paid: the oldest one of each shop exceeds the shop's balance. */
const paidInTime = async (kernel: Kernel): Promise<string[]> => {
  const found = await sql<{
    debtor: string
  }>`select debtor from (select distinct on (debtor) debtor, needs from ledger.due where paid_at is null order by debtor, id) oldest
    join ledger.account on address = debtor where balance >= needs`.execute(kernel.db)
  return many(found.rows.length, 'shops have the money for a refund that waits')
}

export const judgeCash = async (kernel: Kernel, book: CashBook, { people, worth }: PreparedCash): Promise<string[]> => {
  const there = await rowsOf(kernel, [...book.orders.keys()])
  const all = [...book.orders].flatMap(([id, acknowledged]) => {
    const row = there.get(id)
    return row ? [{ acknowledged, row }] : []
  })
  return [
    ...book.faults,
    ...many(book.orders.size - all.length, 'orders were acknowledged and are not there'),
    ...compareOrders(all),
    ...(await compareTransfers(kernel, book, there)),
    ...(await compareWallets(kernel, all, people)),
    ...(await compareShops(kernel, all, worth)),
    ...(await paidInTime(kernel)),
    ...many((await levelsOutOfStep(kernel)).length, 'levels of stock are not the sum of their movements'),
  ]
}
