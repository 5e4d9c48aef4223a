import type { Tx } from '../../../../platform/db/database.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { transaction } from '../../../../platform/db/transaction.ts'

/**
 * Ends records whose time is over, each in a transaction of its own, so that one that fails holds up no other; it is tried again next time.
 * `end` answers whether it was the one that ended it.
 */
export const endEach = async (kernel: Kernel, ids: readonly string[], end: (tx: Tx, id: string) => Promise<boolean>): Promise<number> => {
  let ended = 0
  for (const id of ids) {
    try {
      if (await transaction(kernel, (tx) => end(tx, id))) ended += 1
    } catch (error) {
      kernel.log.error({ err: error, record: id }, 'could not end a hold on time')
    }
  }
  return ended
}
