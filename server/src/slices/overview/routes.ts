import * as contract from '@plaza/contract'
import { route } from '../../kernel/http/serve.ts'
import { getHealth } from './get-health.ts'
import { getOverview } from './get-overview.ts'
import { listAudit } from './list-audit.ts'
import { retryJob } from './retry-job.ts'

export const overviewRoutes = [
  route('getOverview', contract.getOverview, getOverview),
  route('listAudit', contract.listAudit, listAudit),
  route('getHealth', contract.getHealth, getHealth),
  route('retryJob', contract.retryJob, retryJob),
]
