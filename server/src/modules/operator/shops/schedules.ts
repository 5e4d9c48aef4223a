import type { Timer } from '../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { endSuspension } from './end-suspension.ts'
import { dueShops } from './suspension-rows.ts'

/** Reopens every shop whose suspension term is over; returns the number of shops. */
export const endDueSuspensions = async (kernel: Kernel): Promise<number> => {
  let ended = 0
  for (const shopId of await dueShops(kernel.db, kernel.now()))
    if (await transaction(kernel, (tx) => endSuspension(kernel, tx, { shopId, by: null, reason: null }))) ended += 1
  return ended
}

export const suspensionsTimers = (kernel: Kernel): readonly Timer[] => [
  {
    name: 'end-suspensions',
    everyCron: '* * * * *',
    do: async () => {
      await endDueSuspensions(kernel)
    },
  },
]
