import type { listLedgerChecks as call } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { checkRuns } from '../../foundation/ledger/checks/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { toCheckView } from './check-view.ts'

/** Lists the last runs of the ledger checks, newest first. */
export const listLedgerChecks: UseCase<typeof call> = async (ctx) => {
  const reader = await allowStaff(ctx, ['owner', 'finance', 'risk', 'auditor'])
  if ('refused' in reader) return reader
  return done({ list: (await checkRuns(ctx.kernel.db, 20)).map(toCheckView) })
}
