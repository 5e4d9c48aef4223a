import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import type { WaitingOf } from '../../approvals/queue/index.ts'
import { getHealth } from './get-health.ts'
import { getOverview } from './get-overview.ts'
import { listAudit } from './list-audit.ts'
import { retryJob } from './retry-job.ts'

/** The kinds of cases come from the slices further down; the page of slices brings them here. */
export const overviewRoutes = (waitingOf: WaitingOf) => [
  route('getOverview', contract.getOverview, getOverview(waitingOf)),
  route('listAudit', contract.listAudit, listAudit),
  route('getHealth', contract.getHealth, getHealth),
  route('retryJob', contract.retryJob, retryJob),
]
