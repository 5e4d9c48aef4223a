import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query, findOne } from '../../../platform/db/rows.ts'

/** Removes trailing zeros after the decimal point of a rate. */
export const trimmed = (decimal: string) => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal)

type NewRate = { code: string; rate: string; effectiveAt: Date; operatorId: string | null; now: Date }
export const addRate = async (tx: Tx, { code, rate, effectiveAt, operatorId, now }: NewRate): Promise<void> => {
  await sql`insert into settings.rate (code, rate, effective_at, operator_id, decided_at)
    values (${code}, ${rate}, ${effectiveAt}, ${operatorId}, ${now})`.execute(tx)
}

/** The latest rate that has taken effect. Null for a currency without a rate. */
export const rateInForce = async (db: Db, code: string, now: Date): Promise<string | null> => {
  const found = await findOne<{ rate: string }>(db)`
    select rate from settings.rate where code = ${code} and effective_at <= ${now} order by id desc limit 1`
  return found ? trimmed(found.rate) : null
}

type RateRow = { id: string; code: string; rate: string; effectiveAt: Date; operatorId: string | null; decidedAt: Date }

/** The last twenty rates of each currency, newest first. */
export const rateHistory = async (db: Db): Promise<RateRow[]> => {
  const rows = await query<RateRow>(db)`
    select id, code, rate, effective_at as "effectiveAt", operator_id as "operatorId", decided_at as "decidedAt" from (
      select r.*, row_number() over (partition by code order by id desc) as nth from settings.rate r) r
    where nth <= 20 order by code, id desc`
  return rows.map((row) => ({ ...row, rate: trimmed(row.rate) }))
}

/** The time at which the next planned rate takes effect; Infinity if none is planned. */
export const nextRateAt = async (db: Db, now: Date): Promise<number> => {
  const found = await findOne<{ at: Date | null }>(db)`select min(effective_at) as at from settings.rate where effective_at > ${now}`
  return found?.at ? found.at.getTime() : Number.POSITIVE_INFINITY
}

/** The latest rate of a currency, even if it has not taken effect yet. */
export const latestRate = async (db: Db, code: string): Promise<{ rate: string; effectiveAt: Date } | null> => {
  const found = await findOne<{ rate: string; effectiveAt: Date }>(db)`
    select rate, effective_at as "effectiveAt" from settings.rate where code = ${code} order by id desc limit 1`
  return found && { ...found, rate: trimmed(found.rate) }
}
