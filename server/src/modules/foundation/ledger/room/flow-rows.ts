import { minor, type Money } from '@plaza/values'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { query, getOne } from '../../../../platform/db/rows.ts'
import type { MoneyAccount } from '../money/accounts-of-money.ts'
import type { LineKind } from '../money/post.ts'

/** Outgoing minus incoming amounts of an account. Its owner owes this amount to the mall. */
export const owedOf = async (db: Db, address: MoneyAccount): Promise<Money> => {
  const row = await getOne<{ amount: string }>(db)`with own as (select id from ledger.account where address = ${address} and asset = 'USD')
    select coalesce((select sum(amount) from ledger.posting where from_id = (select id from own)), 0)
      - coalesce((select sum(amount) from ledger.posting where to_id = (select id from own)), 0) as amount`
  return minor(BigInt(row.amount))
}

/** All money flows: the sums of closed days, and the transfers since. */
const everyFlow = sql`(
  select address, came, went from ledger.day_flow union all
  select address, came, went from ledger.flows(
    coalesce((select (max(day) + 1)::timestamp at time zone 'UTC' from ledger.day_closed), '-infinity'), 'infinity')
)`

/** The balance of each kind of account and each cash channel: amounts received minus amounts sent. */
export const flowsUntilNow = async (db: Db): Promise<ReadonlyMap<string, Money>> => {
  const found = await query<{ address: string; net: string }>(db)`select address, sum(came - went) as net from ${everyFlow} flow
    where address not like 'shop.receivable/%' group by address`
  return new Map(found.map((row) => [row.address, minor(BigInt(row.net))]))
}

/** The shops that owe the mall the most of the cash they collected. */
export const shopsOwing = async (db: Db, limit: number): Promise<{ shopId: string; owed: Money }[]> => {
  const found = await query<{ shopId: string; owed: string }>(
    db,
  )`select split_part(address, '/', 2) as "shopId", sum(went - came) as owed from ${everyFlow} flow
    where address like 'shop.receivable/%' group by address having sum(went - came) > 0 order by sum(went - came) desc, address limit ${limit}`
  return found.map((row) => ({ shopId: row.shopId, owed: minor(BigInt(row.owed)) }))
}

/** The amount moved by journals of one kind within a period. */
export const movedWithin = async (db: Db, kind: LineKind, from: Date, to: Date): Promise<Money> => {
  const row = await getOne<{ amount: string }>(db)`select coalesce(sum(p.amount), 0) as amount from ledger.journal j
    join ledger.posting p on p.journal_id = j.id where j.kind = ${kind} and j.at >= ${from} and j.at < ${to}`
  return minor(BigInt(row.amount))
}
