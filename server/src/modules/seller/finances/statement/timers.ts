import type { Timer } from '../../../../kernel/jobs.ts'
import type { Kernel } from '../../../../kernel/kernel.ts'
import { foldMonths } from './fold-months.ts'

export const payoutsTimers = (kernel: Kernel): readonly Timer[] => [
  { name: 'fold-months-of-shops', everyCron: '*/10 * * * *', do: () => foldMonths(kernel) },
]
