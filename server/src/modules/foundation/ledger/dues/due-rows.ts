import { minor, type Money } from '@plaza/values'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { publish } from '../../../../platform/events/events.ts'
import { query, getOne } from '../../../../platform/db/rows.ts'
import type { MoneyAccount } from '../money/accounts-of-money.ts'
import type { LineKind } from '../money/post.ts'

export type Leg = { from: MoneyAccount; to: MoneyAccount; amount: Money }
/** A transfer that waits until its debtor has the money. */
export type Due = {
  id: string
  /** Idempotency key of the journal that will pay this due. */
  key: string
  kind: LineKind
  reference: string
  actor: string
  remark: string
  debtor: `shop.available/${string}`
  /** The amount of the legs that the debtor pays. */
  needs: Money
  legs: Leg[]
  since: Date
  dueAt: Date
}
type Raw = Omit<Due, 'needs' | 'legs'> & { needs: string; froms: MoneyAccount[]; tos: MoneyAccount[]; amounts: string[] }

const columns = sql`id, key, kind, reference, actor, remark, debtor, needs, froms, tos, amounts::text[] as amounts, since, due_at as "dueAt"`
const typed = ({ needs, froms, tos, amounts, ...row }: Raw): Due => ({
  ...row,
  needs: minor(BigInt(needs)),
  legs: froms.flatMap((from, at) => {
    const [to, amount] = [tos[at], amounts[at]]
    return to !== undefined && amount !== undefined ? [{ from, to, amount: minor(BigInt(amount)) }] : []
  }),
})

export const insertDue = async (tx: Tx, due: Omit<Due, 'id' | 'needs'>): Promise<void> => {
  const needs = due.legs.reduce((sum, { from, amount }) => (from === due.debtor ? sum + amount : sum), 0n)
  await sql`insert into ledger.due (key, kind, reference, actor, remark, debtor, needs, froms, tos, amounts, since, due_at)
    values (${due.key}, ${due.kind}, ${due.reference}, ${due.actor}, ${due.remark}, ${due.debtor}, ${String(needs)}::bigint,
      ${due.legs.map(({ from }) => from)}::text[], ${due.legs.map(({ to }) => to)}::text[], ${due.legs.map(({ amount }) => String(amount))}::bigint[],
      ${due.since}, ${due.dueAt})`.execute(tx)
}

/** The unpaid dues of an account, the oldest first. */
export const openDuesOf = async (db: Db, debtor: MoneyAccount): Promise<Due[]> =>
  (await query<Raw>(db)`select ${columns} from ledger.due where debtor = ${debtor} and paid_at is null order by id`).map(typed)

/** Locks and returns an unpaid due. */
export const lockDue = async (tx: Tx, id: string): Promise<Due | null> => {
  const [row] = await query<Raw>(tx)`select ${columns} from ledger.due where id = ${id} and paid_at is null for no key update`
  return row ? typed(row) : null
}

/** Locks and returns the unpaid due of a reference such as `refund:7`. */
export const openDueOf = async (tx: Tx, reference: string): Promise<Due | null> => {
  const [row] = await query<Raw>(tx)`select ${columns} from ledger.due where reference = ${reference} and paid_at is null for no key update`
  return row ? typed(row) : null
}

/** Dues with these ids, paid or not, sorted by id. */
export const duesByIds = async (db: Db, ids: readonly string[]): Promise<Due[]> =>
  (await query<Raw>(db)`select ${columns} from ledger.due where id = any(${ids}::bigint[]) order by id`).map(typed)

/** The unpaid dues of the whole mall, oldest first. */
export const openDuesAfter = async (db: Db, after: string | null, limit: number): Promise<Due[]> =>
  (
    await query<Raw>(db)`select ${columns} from ledger.due where paid_at is null and (${after}::bigint is null or id > ${after}::bigint)
      order by id limit ${limit}`
  ).map(typed)

/** Marks a due as paid after its journal is written, and publishes an event. */
export const endDue = async (tx: Tx, { id, reference }: Due, by: 'debtor' | 'mall', at: Date): Promise<void> => {
  await sql`update ledger.due set paid_at = ${at}, paid_by = ${by} where id = ${id}`.execute(tx)
  await publish(tx, 'due.paid', { reference, by, at: at.toISOString() })
}

/** Total of an account's unpaid dues. */
export const sumOfDues = async (db: Db, debtor: MoneyAccount): Promise<Money> => {
  const row = await getOne<{ amount: string }>(db)`select coalesce(sum(needs), 0)::bigint as amount from ledger.due
    where debtor = ${debtor} and paid_at is null`
  return minor(BigInt(row.amount))
}

/** A subquery of unpaid dues with the columns `reference, amount`. The amount is the sum of all legs. */
export const openDueSums = (): RawBuilder<unknown> =>
  sql`select reference, (select sum(amount) from unnest(amounts) as leg (amount)) as amount from ledger.due where paid_at is null`
