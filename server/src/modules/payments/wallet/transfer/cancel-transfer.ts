import type { cancelTransfer as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { shopWithOwner } from '../../../shops/profile/owners/index.ts'
import { returnTransfer } from './end-transfer.ts'
import { toTransferView } from './show-transfer.ts'
import { lockTransfer } from './transfer-rows.ts'

/** Cancels a transfer whose amount is still frozen. A repeated call does not return the money twice. */
export const cancelTransfer: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const customerId = currentUserId({ session })
  return transaction(kernel, async (tx) => {
    const row = await lockTransfer(tx, input.id)
    if (row?.customerId !== customerId) return refused('transfer_unknown')
    if (row.state === 'returned') return done(await toTransferView(tx, row))
    if (row.state === 'completed') return refused('decided_already', { decision: row.state })
    const shop = await shopWithOwner(tx, row.shopId)
    if (!shop) throw new Error(`there is no shop ${row.shopId}`)
    await returnTransfer(tx, row, { actor: `customer:${customerId}`, shop, now: kernel.now() })
    return done(await toTransferView(tx, { ...row, state: 'returned' }))
  })
}
