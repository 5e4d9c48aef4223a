import type { Timer } from '../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { lookLater } from './look-at-payment.ts'
import { returnAgain } from './return-payment.ts'
import { reversalsThatFailed } from './reversals/reversal-rows.ts'
import { sessionsToLookAt } from './kinds/session-rows.ts'

const maxAtOnce = 200

/** Queries the gateway about payments that had no callback for some time. */
export const lookAtSilent = async (kernel: Kernel): Promise<number> => {
  const silent = await sessionsToLookAt(kernel.db, kernel.now(), maxAtOnce)
  for (const id of silent) await lookLater(kernel, id, null)
  return silent.length
}

const pauseMs = 45 * 60_000

/** Retries refunds that gateways refused. The number of retries has no limit, because the money belongs to a customer. */
export const tryReversalsAgain = async (kernel: Kernel): Promise<number> => {
  const failed = await reversalsThatFailed(kernel.db, new Date(kernel.now().getTime() - pauseMs), maxAtOnce)
  for (const id of failed) await returnAgain(kernel, id)
  return failed.length
}

export const gatewaysTimers = (kernel: Kernel): readonly Timer[] => [
  { name: 'look-at-silent-payments', everyCron: '* * * * *', do: async () => void (await lookAtSilent(kernel)) },
  { name: 'try-reversals-again', everyCron: '23 * * * *', do: async () => void (await tryReversalsAgain(kernel)) },
]
