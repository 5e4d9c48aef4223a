import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { findOne } from '../../../../platform/db/rows.ts'
import type { Keys } from '../../../../platform/auth/keys.ts'
import { seal, unseal } from '../../../../platform/auth/sealing.ts'
import type { OperatorRow } from '../operators/operator-rows.ts'

const labelOf = (id: string) => `staff.operator ${id}`
export const setTotp = async (tx: Tx, keys: Keys, id: string, secret: string): Promise<void> => {
  await sql`update staff.operator set totp_sealed = ${seal(keys.for('totp'), secret, labelOf(id))}, totp_last_step = 0 where id = ${id}`.execute(
    tx,
  )
}

export const totpOf = (keys: Keys, { id, totpSealed }: Pick<OperatorRow, 'id' | 'totpSealed'>): string | null =>
  totpSealed ? unseal(keys.for('totp'), totpSealed, labelOf(id)) : null

/** Marks a code's time step as used. Each code is valid once, over all processes. */
export const passStep = async (tx: Tx, id: string, step: number): Promise<boolean> => {
  const passed = await sql`update staff.operator set totp_last_step = ${step} where id = ${id} and totp_last_step < ${step}`.execute(tx)
  return Number(passed.numAffectedRows ?? 0) > 0
}

/** True if the keys open the newest second factor of the staff. Null if the mall has none. */
export const opensSecrets = async (db: Db, keys: Keys): Promise<boolean | null> => {
  const row = await findOne<Pick<OperatorRow, 'id' | 'totpSealed'>>(db)`select id, totp_sealed as "totpSealed" from staff.operator
    where totp_sealed is not null order by id desc limit 1`
  if (!row) return null
  try {
    return totpOf(keys, row) !== null
  } catch {
    return false
  }
}
