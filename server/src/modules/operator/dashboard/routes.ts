import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import type { WaitingOf } from '../../approvals/queue/index.ts'
import { getHealth } from './get-health.ts'
import { getOverview } from './get-overview.ts'
import { listAudit } from './list-audit.ts'
import { retryJob } from './retry-job.ts'

/** `waitingOf` reads cases of modules that load later, so `modules.ts` passes it in. */
export const overviewRoutes = (waitingOf: WaitingOf) => [
  route('getOverview', contract.getOverview, getOverview(waitingOf)),
  route('listAudit', contract.listAudit, listAudit),
  route('getHealth', contract.getHealth, getHealth),
  route('retryJob', contract.retryJob, retryJob),
]
