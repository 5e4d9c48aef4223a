import { minor, type Money } from '@plaza/values'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Db } from '../../../kernel/database.ts'
import { all, given } from '../../../kernel/rows.ts'
import { transact } from '../../../kernel/transact.ts'

/** Closes every day that is over and not closed; answers how many. */
export const closeDays = (kernel: Pick<Kernel, 'db' | 'now'>): Promise<number> =>
  transact(kernel, async (tx) => {
    const now = kernel.now()
    const row = await given<{ closed: number }>(
      tx,
    )`select ledger.close_days((${now}::timestamptz at time zone 'UTC')::date, ${now}) as closed`
    return row.closed
  })

export const closedUpTo = async (db: Db): Promise<string | null> =>
  (await given<{ day: string | null }>(db)`select max(day)::text as day from ledger.day_closed`).day

export type Closing = { day: string; closedAt: Date; moves: number; flows: { account: string; came: Money; went: Money }[] }
type Flow = { account: string; came: number; went: number }

/** Closed days with what flowed, by kinds of account, the newest first. */
export const closingsBefore = async (db: Db, before: string | null, limit: number): Promise<Closing[]> => {
  const found = await all<{ day: string; closedAt: Date; moves: number; flows: Flow[] | null }>(db)`
    select closed.day::text as day, closed_at as "closedAt", moves, (
      select jsonb_agg(jsonb_build_object('account', address, 'came', came, 'went', went) order by address) from ledger.day_flow flow
      where flow.day = closed.day and address not like '%/%'
    ) as flows from ledger.day_closed closed
    where ${before}::date is null or closed.day < ${before}::date order by closed.day desc limit ${limit}`
  return found.map((row) => ({
    ...row,
    flows: (row.flows ?? []).map((flow) => ({ account: flow.account, came: minor(BigInt(flow.came)), went: minor(BigInt(flow.went)) })),
  }))
}
