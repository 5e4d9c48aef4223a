import { createHmac, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/db/database.ts'
import type { Keys } from '../../../../platform/auth/keys.ts'

const howMany = 10
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const half = () => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('')

const hashOf = (keys: Keys, operatorId: string, code: string) =>
  createHmac('sha256', keys.for('recovery codes'))
    .update(`${operatorId} ${code.replace(/[\s-]/g, '').toUpperCase()}`)
    .digest()

/** Ten new recovery codes; older codes become invalid. The new codes are shown once and stored as keyed hashes. */
export const renewCodes = async (tx: Tx, keys: Keys, operatorId: string): Promise<string[]> => {
  const codes = Array.from({ length: howMany }, () => `${half()}-${half()}`)
  await sql`delete from staff.recovery_code where operator_id = ${operatorId}`.execute(tx)
  for (const code of codes)
    await sql`insert into staff.recovery_code (operator_id, code_hash) values (${operatorId}, ${hashOf(keys, operatorId, code)})`.execute(
      tx,
    )
  return codes
}

export const useRecoveryCode = async (tx: Tx, keys: Keys, operatorId: string, code: string, now: Date): Promise<boolean> => {
  const used = await sql`update staff.recovery_code set used_at = ${now}
    where operator_id = ${operatorId} and code_hash = ${hashOf(keys, operatorId, code)} and used_at is null`.execute(tx)
  return Number(used.numAffectedRows ?? 0) > 0
}
