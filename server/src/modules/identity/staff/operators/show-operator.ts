import type { Operator } from '@plaza/contract'
import type { Db } from '../../../../platform/db/database.ts'
import { getOne } from '../../../../platform/db/rows.ts'
import { operatorById } from './operator-rows.ts'

const recoveryCodesLeft = async (db: Db, operatorId: string): Promise<number> => {
  const found = await getOne<{ count: number }>(db)`
    select count(*)::int as count from staff.recovery_code where operator_id = ${operatorId} and used_at is null`
  return found.count
}

export const toOperatorView = async (db: Db, id: string): Promise<Operator> => {
  const operator = await operatorById(db, id)
  if (!operator) throw new Error(`there is no operator ${id}`)
  const { fullName, email, role } = operator
  return { id, full_name: fullName, email, role, recovery_codes_left: await recoveryCodesLeft(db, id) }
}
