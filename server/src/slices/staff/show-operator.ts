import type { Operator } from '@plaza/contract'
import type { Db } from '../../kernel/database.ts'
import { operatorById } from './operator-rows.ts'
import { recoveryCodesLeft } from './recovery-codes.ts'

export const showOperator = async (db: Db, id: string): Promise<Operator> => {
  const operator = await operatorById(db, id)
  if (!operator) throw new Error(`there is no operator ${id}`)
  const { fullName, email, role } = operator
  return { id, full_name: fullName, email, role, recovery_codes_left: await recoveryCodesLeft(db, id) }
}
