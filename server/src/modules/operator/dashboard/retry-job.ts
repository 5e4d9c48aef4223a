import type { retryJob as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { writeAudit } from '../../../platform/observability/audit/audit.ts'
import { retryJobRow } from '../../../platform/observability/database-stats.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { dashboardRights } from './rights.ts'
import { toHealthView } from './health-view.ts'

/** Restarts a job that failed after all its retries. */
export const retryJob: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, dashboardRights.patch)
  if ('refused' in staff) return staff
  const isFound = await transaction(kernel, async (tx) => {
    if (!(await retryJobRow(tx, input.id))) return false
    await writeAudit(tx, { actor: `operator:${staff.id}`, action: 'overview.retried', subject: `job:${input.id}` })
    return true
  })
  return isFound ? done(await toHealthView(kernel)) : refused('job_unknown')
}
