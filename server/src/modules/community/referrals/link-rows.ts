import { minor, type Money } from '@plaza/values'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query, exists } from '../../../platform/db/rows.ts'
import type { BuyerOrder } from '../../orders/orders/index.ts'

type LinkOf = { inviterId: string; productId: string }

/** An order counts for the affiliate link if the buyer used the link within this number of days before. */
const daysCounted = 30

/** Counts a visit through an affiliate link, once a day per visitor. */
export const countVisit = async (tx: Tx, { inviterId, productId }: LinkOf, visitor: Buffer, now: Date): Promise<void> => {
  await sql`insert into referrals.visit (inviter_id, product_id, day, visitor)
    values (${inviterId}, ${productId}, (${now}::timestamptz at time zone 'UTC')::date, ${visitor}) on conflict do nothing`.execute(tx)
}

export const writeArrival = async (tx: Tx, customerId: string, { inviterId, productId }: LinkOf, now: Date): Promise<void> => {
  await sql`insert into referrals.arrival (customer_id, product_id, inviter_id, at) values (${customerId}, ${productId}, ${inviterId}, ${now})
    on conflict (customer_id, product_id) do update set inviter_id = excluded.inviter_id, at = excluded.at`.execute(tx)
}

export const cameByLink = (db: Db, customerId: string): Promise<boolean> =>
  exists(db)`select 1 from referrals.arrival where customer_id = ${customerId} limit 1`

/** Records paid orders that came through an affiliate link, for the products whose affiliate link the buyer followed. */
export const countBrought = async (tx: Tx, customerId: string, orders: readonly BuyerOrder[]): Promise<void> => {
  const isOff = ({ status, paymentStatus }: BuyerOrder) => status === 'cancelled' || paymentStatus === 'refunded'
  const off = orders.filter(isOff).map(({ id }) => id)
  if (off.length > 0) await sql`delete from referrals.brought where order_id = any(${off}::bigint[])`.execute(tx)
  const lines = orders
    .filter((order) => !isOff(order) && order.paidAt !== null)
    .flatMap(({ id, paidAt, productIds }) => productIds.map((productId) => ({ id, paidAt, productId })))
  if (lines.length === 0) return
  await sql`insert into referrals.brought (order_id, inviter_id, product_id)
    select distinct on (bought.id) bought.id, arrival.inviter_id, arrival.product_id
    from unnest(${lines.map(({ id }) => id)}::bigint[], ${lines.map(({ productId }) => productId)}::bigint[],
      ${lines.map(({ paidAt }) => paidAt)}::timestamptz[]) as bought (id, product_id, paid_at)
    join referrals.arrival on arrival.customer_id = ${customerId} and arrival.product_id = bought.product_id
      and arrival.at between bought.paid_at - make_interval(days => ${daysCounted}) and bought.paid_at
    order by bought.id, arrival.at desc on conflict do nothing`.execute(tx)
}

export const forgetArrivals = async (db: Db, now: Date): Promise<void> => {
  await sql`delete from referrals.arrival where at < ${new Date(now.getTime() - 2 * daysCounted * 86_400_000)}`.execute(db)
}

type LinkFigures = { productId: string; clicks: number; orders: number; commission: Money }

/** Results of an inviter's affiliate links by product; products without results are left out. */
export const figuresOf = async (db: Db, inviterId: string): Promise<LinkFigures[]> => {
  const found = await query<Omit<LinkFigures, 'commission'> & { commission: string }>(db)`
    with clicked as (select product_id, count(*)::int as clicks from referrals.visit where inviter_id = ${inviterId} group by product_id),
    sold as (select brought.product_id, count(*)::int as orders,
        coalesce(sum(amount - due_back) filter (where state in ('credited', 'taken_back')), 0) as commission
      from referrals.brought left join referrals.reward on reward.order_id = brought.order_id and reward.inviter_id = brought.inviter_id
      where brought.inviter_id = ${inviterId} group by brought.product_id)
    select product_id as "productId", coalesce(clicks, 0) as clicks, coalesce(orders, 0) as orders, coalesce(commission, 0) as commission
    from clicked full join sold using (product_id)`
  return found.map((row) => ({ ...row, commission: minor(BigInt(row.commission)) }))
}
