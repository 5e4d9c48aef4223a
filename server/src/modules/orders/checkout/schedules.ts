import type { Timer } from '../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { payingTimers } from './payment/schedules.ts'
import { forgetBoughtLines } from './placement/cart-lines.ts'
import { forgetQuotes } from './quote/quote-rows.ts'

const storedForMs = 86_400_000

export const checkoutTimers = (kernel: Kernel): readonly Timer[] => [
  ...payingTimers(kernel),
  {
    name: 'forget-old-quotes',
    everyCron: '17 * * * *',
    do: async () => {
      const now = kernel.now().getTime()
      await forgetQuotes(kernel.db, new Date(now - storedForMs))
      await forgetBoughtLines(kernel.db, new Date(now - 2 * storedForMs))
    },
  },
]
