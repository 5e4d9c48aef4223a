import { sql } from 'kysely'
import type { Kernel } from '../../server/src/platform/kernel.ts'
import { startCents } from '../../server/test/money-people.ts'
import { levelsOutOfStep } from '../../server/test/on-sale.ts'
import type { Book, Purchase, Shopper } from './book.ts'
import { sumsOfStock } from './sums.ts'

type Row = { id: string; quoteId: string; status: string; amount: string; orderIds: string[] }

const paymentsOf = async (kernel: Kernel, people: readonly string[]): Promise<Map<string, Row>> => {
  const found = await sql<Row>`select id, quote_id as "quoteId", status, amount,
      (select coalesce(array_agg(order_header.id::text order by order_header.id), '{}') from orders.order_header where payment_id = payment.id) as "orderIds"
    from checkout.payment where customer_id = any(${people}::bigint[])`.execute(kernel.db)
  return new Map(found.rows.map((row) => [row.id, row]))
}

/** Expected final state of a purchase, derived from its answers. */
const endOf = ({ acknowledged, isApproved }: Purchase): string => {
  if (acknowledged === 'paid' || acknowledged === 'cod_due') return acknowledged
  if (acknowledged === 'cancelled' || acknowledged === 'returned') return isApproved ? 'returned' : 'cancelled'
  return isApproved ? 'paid' : 'cancelled'
}
export const isSold = (purchase: Purchase): boolean => ['paid', 'cod_due'].includes(endOf(purchase))

const many = (count: number, what: string): string[] => (count > 0 ? [`${count} ${what}`] : [])

/** Compares the answers that buyers got with the payments in the database. */
const comparePayments = ({ purchases }: Book, there: Map<string, Row>): string[] => {
  const acknowledged = [...purchases]
  const found = acknowledged.flatMap(([id, purchase]) => {
    const row = there.get(id)
    return row ? [{ purchase, row }] : []
  })
  const others = found.filter(({ purchase, row }) => row.status !== endOf(purchase))
  const differences = [
    ...new Set(others.map(({ purchase, row }) => `${purchase.acknowledged}${purchase.isApproved ? ' and approved' : ''} is ${row.status}`)),
  ]
  return [
    ...many(acknowledged.length - found.length, 'purchases were acknowledged and are not there'),
    ...many([...there.keys()].filter((id) => !purchases.has(id)).length, 'purchases exist that no answer acknowledged'),
    ...many(there.size - new Set([...there.values()].map((row) => row.quoteId)).size, 'quotes were placed more than once'),
    ...many(
      found.filter(
        ({ purchase, row }) =>
          Number(row.amount) !== purchase.cents ||
          row.orderIds.join() !== purchase.orderIds.toSorted((a, b) => Number(a) - Number(b)).join(),
      ).length,
      'purchases have another sum or other orders than their answers',
    ),
    ...many(others.length, `purchases differ from their answers: ${differences.join(', ')}`),
  ]
}

/** Compares every wallet with the balance computed from the answers. */
const compareWallets = async (kernel: Kernel, { purchases }: Book, people: readonly Shopper[]): Promise<string[]> => {
  const found = await sql<{ address: string; balance: string }>`select address, balance from ledger.account where tracked`.execute(
    kernel.db,
  )
  const held = new Map(found.rows.map(({ address, balance }) => [address, Number(balance)]))
  const spent = new Map<string, number>()
  for (const { who, cents, paidBy } of purchases.values()) if (paidBy === 'wallet') spent.set(who, (spent.get(who) ?? 0) + cents)
  return many(
    people.filter(({ id }) => held.get(`customer.available/${id}`) !== startCents - (spent.get(id) ?? 0)).length,
    'wallets do not hold what the answers add up to',
  )
}

/** The gateway's charges less its refunds must equal the card payments of orders. */
const compareGateway = async (kernel: Kernel, { purchases }: Book): Promise<string[]> => {
  const found = await sql<{ kept: string }>`select coalesce((select sum(charged) from gateways.demo_payment where state = 'approved'), 0)
    - coalesce((select sum(charged) from gateways.demo_return), 0) as kept`.execute(kernel.db)
  const paid = [...purchases.values()]
    .filter((each) => each.paidBy === null && endOf(each) === 'paid')
    .reduce((sum, { cents }) => sum + cents, 0)
  const stored = Number(found.rows[0]?.kept)
  return stored === paid ? [] : [`the gateway keeps ${stored} cents, and orders for ${paid} were paid by card`]
}

const compareCoupons = async (kernel: Kernel, { purchases }: Book): Promise<string[]> => {
  const found = await sql<{ over: number; astray: number; used: number }>`select
    (select count(*)::int from coupons.coupon where total < (select count(*) from coupons.claim where coupon_id = coupon.id)
      or (total is not null and claimed <> (select count(*) from coupons.claim where coupon_id = coupon.id))) as over,
    (select count(*)::int from coupons.claim join checkout.payment on payment.id = payment_id where status in ('cancelled', 'returned')) as astray,
    (select count(*)::int from coupons.claim join coupons.coupon on coupon.id = coupon_id where code in ('RACED', 'TORTURED') and payment_id is not null) as used`.execute(
    kernel.db,
  )
  const row = found.rows[0]
  const used = [...purchases.values()].filter((each) => each.hasCoupon && isSold(each)).length
  return [
    ...many(row?.over ?? 0, 'coupons were claimed more often than there are, or than was counted'),
    ...many(row?.astray ?? 0, 'coupons are used by cancelled purchases'),
    ...(row?.used === used ? [] : [`${row?.used} coupons are used, and ${used} purchases had one`]),
  ]
}

/** Checks the final state: every acknowledged step exists once, orders and payments match, and no stock remains reserved. */
export const judge = async (
  kernel: Kernel,
  book: Book,
  people: readonly Shopper[],
  stockBefore: Map<string, number>,
): Promise<string[]> => {
  const there = await paymentsOf(
    kernel,
    people.map(({ id }) => id),
  )
  const { onHand, reserved, shownWrong } = await sumsOfStock(kernel)
  const sold = new Map<string, number>()
  for (const purchase of book.purchases.values())
    if (isSold(purchase)) for (const { skuId, quantity } of purchase.pieces) sold.set(skuId, (sold.get(skuId) ?? 0) + quantity)
  return [
    ...book.faults,
    ...comparePayments(book, there),
    ...(await compareWallets(kernel, book, people)),
    ...(await compareGateway(kernel, book)),
    ...(await compareCoupons(kernel, book)),
    ...many((await levelsOutOfStep(kernel)).length, 'levels of stock are not the sum of their movements'),
    ...many(reserved, 'pieces are reserved for no order'),
    ...many(shownWrong, 'products show another number of pieces than are left'),
    ...many(
      [...stockBefore].filter(([skuId, before]) => onHand.get(skuId) !== before - (sold.get(skuId) ?? 0)).length,
      'products have another stock than what was sold leaves',
    ),
  ]
}
