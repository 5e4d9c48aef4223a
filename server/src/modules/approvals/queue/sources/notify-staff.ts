import type { CaseKind } from '@plaza/contract'
import type { Tx } from '../../../../platform/db/database.ts'
import { pushLive } from '../../../../platform/events/live.ts'
import { allOperators } from '../../../identity/staff/operators/index.ts'
import { caseRights } from './who-decides.ts'

/** Sends a live event to staff who may read the case, so that they reload it. The case was created, claimed, released or decided. */
export const notifyStaff = async (tx: Tx, kind: CaseKind, id: string): Promise<void> => {
  const staff = (await allOperators(tx)).filter(({ status, role }) => status === 'active' && caseRights[kind].read.includes(role))
  const view = staff.map((each) => ({ personId: each.id, data: { kind, id } }))
  await pushLive(tx, 'operator', 'queue', view)
}
