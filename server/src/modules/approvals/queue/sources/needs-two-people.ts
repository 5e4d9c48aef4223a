import type { CaseDecision } from '@plaza/contract'
import type { Money } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import type { OperatorRow } from '../../../identity/staff/operators/index.ts'
import type { CaseRecord, CaseSource } from './case-source.ts'
import { caseRights, isMoney } from './who-decides.ts'

type Wanted = { source: CaseSource; record: CaseRecord; reader: OperatorRow; decision: CaseDecision; credited: Money | null }

/**
 * True if the decision takes effect only after a second person made it too. The kind of case may require this. An operator who may only sign, and the
 * owner of the mall in cases of money, never decide alone.
 */
export const needsTwoPeople = async (db: Db, { source, record, reader, decision, credited }: Wanted): Promise<boolean> => {
  if (await source.needsTwo(db, record, decision, credited)) return true
  if (decision === 'refuse' || decision === 'fail') return false
  return !caseRights[source.kind].decide.includes(reader.role) || (isMoney(source.kind) && reader.role === 'owner')
}
