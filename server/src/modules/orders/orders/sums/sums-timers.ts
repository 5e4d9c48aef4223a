import type { Timer } from '../../../../kernel/jobs.ts'
import type { Kernel } from '../../../../kernel/kernel.ts'
import { foldSums } from './fold-sums.ts'

export const ordersTimers = (kernel: Kernel): readonly Timer[] => [
  { name: 'fold-sums-of-shops', everyCron: '* * * * *', do: () => foldSums(kernel) },
]
