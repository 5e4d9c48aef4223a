import type { Timer } from '../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { foldCounts } from './categories/standing-rows.ts'

export const catalogueTimers = (kernel: Kernel): readonly Timer[] => [
  { name: 'fold-counts', everyCron: '*/5 * * * *', do: () => transaction(kernel, foldCounts) },
]
