import { minor, type Money } from '@plaza/values'
import type { Kernel } from '../../../../platform/kernel.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { query, getOne } from '../../../../platform/db/rows.ts'
import { transaction } from '../../../../platform/db/transaction.ts'

/** Closes every past day that is not closed yet; returns the number of days. */
export const closeDays = (kernel: Pick<Kernel, 'db' | 'now'>): Promise<number> =>
  transaction(kernel, async (tx) => {
    const now = kernel.now()
    const row = await getOne<{ closed: number }>(
      tx,
    )`select ledger.close_days((${now}::timestamptz at time zone 'UTC')::date, ${now}) as closed`
    return row.closed
  })

export const closedUpTo = async (db: Db): Promise<string | null> =>
  (await getOne<{ day: string | null }>(db)`select max(day)::text as day from ledger.day_closed`).day

type Closing = { day: string; closedAt: Date; moves: number; flows: { account: string; came: Money; went: Money }[] }
type Flow = { account: string; came: number; went: number }

/** Closed days with their flows by kind of account, newest first. */
export const closingsBefore = async (db: Db, before: string | null, limit: number): Promise<Closing[]> => {
  const found = await query<{ day: string; closedAt: Date; moves: number; flows: Flow[] | null }>(db)`
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

/** The balance of each kind of account and each cash channel at the end of each closed day, the oldest first. */
export const netsByDay = async (db: Db, from: Date, to: Date): Promise<{ day: string; nets: ReadonlyMap<string, Money> }[]> => {
  const [first, end] = [from.toISOString().slice(0, 10), to.toISOString().slice(0, 10)]
  const [before, flows, days] = await Promise.all([
    query<{ address: string; net: string }>(db)`select address, sum(came - went) as net from ledger.day_flow
      where day < ${first}::date and address not like 'shop.receivable/%' group by address`,
    query<{ day: string; address: string; net: string }>(db)`select day::text as day, address, came - went as net from ledger.day_flow
      where day >= ${first}::date and day < ${end}::date and address not like 'shop.receivable/%'`,
    query<{ day: string }>(db)`select day::text as day from ledger.day_closed
      where day >= ${first}::date and day < ${end}::date order by ledger.day_closed.day`,
  ])
  const nets = new Map(before.map(({ address, net }) => [address, minor(BigInt(net))]))
  return days.map(({ day }) => {
    for (const { address, net } of flows.filter((flow) => flow.day === day))
      nets.set(address, minor((nets.get(address) ?? 0n) + BigInt(net)))
    return { day, nets: new Map(nets) }
  })
}
