import type { JobHandler } from '../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { postNoticesTask } from '../../foundation/notifications/index.ts'
import { codeJobs } from './codes/ask-for-code.ts'
import { postingNotices } from './post-notices.ts'

export const accountsJobs = (kernel: Kernel): Record<string, JobHandler> => ({
  ...codeJobs(kernel),
  [postNoticesTask]: postingNotices(kernel),
})
