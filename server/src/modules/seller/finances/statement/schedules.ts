import type { Timer } from '../../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { foldMonths } from './fold-months.ts'

export const payoutsTimers = (kernel: Kernel): readonly Timer[] => [
  { name: 'fold-months-of-shops', everyCron: '*/10 * * * *', do: () => foldMonths(kernel) },
]
