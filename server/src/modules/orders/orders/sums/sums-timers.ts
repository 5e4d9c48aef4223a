import type { Timer } from '../../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { foldSums } from './fold-sums.ts'

export const ordersTimers = (kernel: Kernel): readonly Timer[] => [
  { name: 'fold-sums-of-shops', everyCron: '* * * * *', do: () => foldSums(kernel) },
]
