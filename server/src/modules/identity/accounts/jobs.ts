import type { JobHandler } from '../../../kernel/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { postNoticesTask } from '../../foundation/notifications/index.ts'
import { codeJobs } from './codes/index.ts'
import { postingNotices } from './post-notices.ts'

export const accountsJobs = (kernel: Kernel): Record<string, JobHandler> => ({
  ...codeJobs(kernel),
  [postNoticesTask]: postingNotices(kernel),
})
