import type { Timer } from '../../../kernel/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { transact } from '../../../kernel/transact.ts'
import { foldCounts } from './categories/index.ts'

export const catalogueTimers = (kernel: Kernel): readonly Timer[] => [
  { name: 'fold-counts', everyCron: '*/5 * * * *', do: () => transact(kernel, foldCounts) },
]
