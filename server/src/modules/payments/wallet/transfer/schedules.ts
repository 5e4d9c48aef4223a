import type { Timer } from '../../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { shopWithOwner } from '../../../shops/profile/owners/index.ts'
import { endEach } from '../records/end-each.ts'
import { completeTransfer, returnTransfer } from './end-transfer.ts'
import { lockTransfer, transfersDue } from './transfer-rows.ts'

const atOnce = 500

/**
 * Ends transfers whose waiting time is over: the money goes to the shop, or back to the sender if the shop is no longer open. Each row is locked and
 * read again. Therefore only one process, or the sender who cancels, ends the transfer.
 */
export const endDueTransfers = async (kernel: Kernel): Promise<number> =>
  endEach(kernel, await transfersDue(kernel.db, kernel.now(), atOnce), async (tx, id) => {
    const row = await lockTransfer(tx, id)
    if (row?.state !== 'held') return false
    const shop = await shopWithOwner(tx, row.shopId)
    if (!shop) throw new Error(`there is no shop ${row.shopId}`)
    const by = { actor: 'system', shop, now: kernel.now() } as const
    await (shop.status === 'open' ? completeTransfer(tx, row, by) : returnTransfer(tx, row, by))
    return true
  })

export const transferTimers = (kernel: Kernel): readonly Timer[] => [
  {
    name: 'end-due-transfers',
    everyCron: '* * * * *',
    do: async () => {
      await endDueTransfers(kernel)
    },
  },
]
