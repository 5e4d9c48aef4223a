import type { IntakeState } from '@plaza/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/rows.ts'

type IntakeStep = { intakeId: string; state: IntakeState; actor: string; message: string | null; at: Date }

export const insertDeliveryStep = async (tx: Tx, step: IntakeStep): Promise<void> => {
  await sql`insert into seller_inventory.history (intake_id, state, actor, message, at)
    values (${step.intakeId}, ${step.state}, ${step.actor}, ${step.message}, ${step.at})`.execute(tx)
}

export const deliveryHistory = async (db: Db, intakeIds: readonly string[]): Promise<ReadonlyMap<string, IntakeStep[]>> => {
  const found = await query<IntakeStep>(db)`select intake_id as "intakeId", state, actor, message, at from seller_inventory.history
    where intake_id = any(${intakeIds}::bigint[]) order by id`
  const steps = new Map<string, IntakeStep[]>()
  for (const row of found) steps.set(row.intakeId, [...(steps.get(row.intakeId) ?? []), row])
  return steps
}
