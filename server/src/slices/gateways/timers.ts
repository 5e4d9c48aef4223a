import type { Timer } from '../../kernel/jobs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { lookLater } from './look-at-payment.ts'
import { sessionsToLookAt } from './sessions/index.ts'

const mostAtOnce = 200

/** Looks at payments that the gateway has told nothing of for a while. */
export const lookAtSilent = async (kernel: Kernel): Promise<number> => {
  const silent = await sessionsToLookAt(kernel.db, kernel.now(), mostAtOnce)
  for (const id of silent) await lookLater(kernel, id, null)
  return silent.length
}

export const gatewaysTimers = (kernel: Kernel): readonly Timer[] => [
  { name: 'look-at-silent-payments', everyCron: '* * * * *', do: async () => void (await lookAtSilent(kernel)) },
]
