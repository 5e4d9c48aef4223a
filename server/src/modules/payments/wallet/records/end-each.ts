import type { Tx } from '../../../../platform/db/database.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { transaction } from '../../../../platform/db/transaction.ts'

/**
 * Ends overdue records, each in its own transaction, so that a failing one does not block the others; the next run tries it again. `end` returns
 * whether it ended the record itself.
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
