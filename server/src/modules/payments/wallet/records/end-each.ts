import type { Tx } from '../../../../platform/db/database.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { transaction } from '../../../../platform/db/transaction.ts'

/**
 * Ends overdue records, each in a separate transaction, so that a failing record does not block the others. The next run tries a failed record
 * again. `end` returns whether this call ended the record.
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
