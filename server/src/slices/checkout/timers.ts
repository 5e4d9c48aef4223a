import type { Timer } from '../../kernel/jobs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { payingTimers } from './paying/index.ts'
import { forgetQuotes } from './quote/index.ts'

const keptForMs = 86_400_000

export const checkoutTimers = (kernel: Kernel): readonly Timer[] => [
  ...payingTimers(kernel),
  { name: 'forget-old-quotes', everyCron: '17 * * * *', do: () => forgetQuotes(kernel.db, new Date(kernel.now().getTime() - keptForMs)) },
]
