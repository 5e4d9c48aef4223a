import type { TicketState, TicketTopic } from '@plaza/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query, getOne, findOne } from '../../../../platform/db/rows.ts'
import { type Asker, ownTickets } from './asker.ts'

export type TicketRow = {
  id: string
  customerId: string
  shopId: string | null
  topic: TicketTopic
  subject: string
  state: TicketState
  madeAt: Date
  lastAt: Date
  /** Time of the last message to the microsecond, for the cursor. */
  last: string
  waitingSince: Date | null
  dueAt: Date | null
  due: string | null
  operatorId: string | null
}
const columns = sql`id, customer_id as "customerId", shop_id as "shopId", topic, subject, state, made_at as "madeAt", last_at as "lastAt",
  last_at::text as last, waiting_since as "waitingSince", due_at as "dueAt", due_at::text as due, operator_id as "operatorId"`

export const ticketOf = (db: Db, asker: Asker, id: string): Promise<TicketRow | null> =>
  findOne<TicketRow>(db)`select ${columns} from support.ticket where id = ${id} and ${ownTickets(asker)}`

export const lockTicket = (tx: Tx, asker: Asker, id: string): Promise<TicketRow | null> =>
  findOne<TicketRow>(tx)`select ${columns} from support.ticket where id = ${id} and ${ownTickets(asker)} for no key update`

type NewTicket = Pick<TicketRow, 'customerId' | 'shopId' | 'topic' | 'subject'> & { now: Date; dueAt: Date; demo: boolean }
export const insertTicket = (tx: Tx, { customerId, shopId, topic, subject, now, dueAt, demo }: NewTicket): Promise<TicketRow> =>
  getOne<TicketRow>(
    tx,
  )`insert into support.ticket (customer_id, shop_id, topic, subject, state, made_at, last_at, waiting_since, due_at, demo)
    values (${customerId}, ${shopId}, ${topic}, ${subject}, 'open', ${now}, ${now}, ${now}, ${dueAt}, ${demo}) returning ${columns}`

export const moveTicket = (
  tx: Tx,
  id: string,
  { state, lastAt, waitingSince, dueAt, operatorId }: Pick<TicketRow, 'state' | 'lastAt' | 'waitingSince' | 'dueAt' | 'operatorId'>,
): Promise<TicketRow> => getOne<TicketRow>(tx)`update support.ticket set state = ${state}, last_at = ${lastAt},
    waiting_since = ${waitingSince}, due_at = ${dueAt}, operator_id = ${operatorId} where id = ${id} returning ${columns}`

type After = { value: string; id: string } | null
export const ticketsBefore = (
  db: Db,
  asker: Asker,
  wanted: { state?: TicketState | undefined; mine?: boolean; after: After; limit: number },
): Promise<TicketRow[]> => {
  const state = wanted.state ? sql`and state = ${wanted.state}` : sql``
  const mine = wanted.mine ? sql`and operator_id = ${asker.personId}` : sql``
  const from: RawBuilder<unknown> = wanted.after
    ? sql`and (last_at, id) < (${wanted.after.value}::timestamptz, ${wanted.after.id}::bigint)`
    : sql``
  return query<TicketRow>(db)`select ${columns} from support.ticket where ${ownTickets(asker)} ${state} ${mine} ${from}
    order by last_at desc, id desc limit ${wanted.limit}`
}

type FoundTickets = { ids: readonly string[]; customerIds: readonly string[]; shopIds: readonly string[]; limit: number }
/** The tickets with these ids, and the newest tickets of these customers and shops. Each part reads a few rows of an index. */
export const findTickets = (db: Db, { ids, customerIds, shopIds, limit }: FoundTickets): Promise<TicketRow[]> =>
  query<TicketRow>(db)`select ${columns} from support.ticket where id in (
      select unnest(${ids}::bigint[])
      union select own.id from unnest(${customerIds}::bigint[]) as asker (id) cross join lateral (
        select t.id from support.ticket t where t.customer_id = asker.id and t.shop_id is null order by t.last_at desc, t.id desc limit ${limit}
      ) own
      union select own.id from unnest(${shopIds}::bigint[]) as asker (id) cross join lateral (
        select t.id from support.ticket t where t.shop_id = asker.id order by t.last_at desc, t.id desc limit ${limit}
      ) own
    ) order by last_at desc, id desc limit ${limit}`

/** A search reads this many of the shop's newest tickets. */
const newest = 500
/** The shop's ticket with this id, and its newest tickets whose subject contains the keyword. */
export const findTicketsOfShop = (
  db: Db,
  { shopId, id, keyword, limit }: { shopId: string; id: string | null; keyword: string; limit: number },
): Promise<TicketRow[]> =>
  query<TicketRow>(db)`select ${columns} from (
      (select * from support.ticket where shop_id = ${shopId} order by last_at desc, id desc limit ${newest})
      union select * from support.ticket where id = ${id}::bigint and shop_id = ${shopId}
    ) own where id = ${id}::bigint or position(lower(${keyword}::text) in lower(subject)) > 0 order by last_at desc, id desc limit ${limit}`

/** Tickets that wait for an answer, the earliest promised time first. */
export const ticketsDue = (db: Db, { after, limit }: { after: After; limit: number }): Promise<TicketRow[]> => {
  const from = after ? sql`and (due_at, id) > (${after.value}::timestamptz, ${after.id}::bigint)` : sql``
  return query<TicketRow>(db)`select ${columns} from support.ticket where state = 'open' ${from} order by due_at, id limit ${limit}`
}

const maxCounted = 1000
/** Number of waiting and of overdue tickets, counted up to 1000. */
export const countOpenTickets = (db: Db, now: Date): Promise<{ waiting: number; late: number }> =>
  getOne<{ waiting: number; late: number }>(db)`
    select count(*)::int as waiting, count(*) filter (where due_at < ${now})::int as late
    from (select due_at from support.ticket where state = 'open' order by due_at, id limit ${maxCounted}) open`
