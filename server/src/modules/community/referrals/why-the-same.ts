import type { Tx } from '../../../platform/db/database.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { sharesDevice } from '../../identity/accounts/passwords/index.ts'
import { goesToOneOf } from '../../orders/orders/index.ts'
import type { VoidReason } from './plan-reward.ts'
import { rewardedFor } from './reward-rows.ts'
import { sharesPayout } from './ways-the-same.ts'

type Pair = { inviterId: string; invitedId: string; orderId: string }

/** The reason why two accounts count as one person. Inviting oneself, or a second account of the same household, earns no reward. */
export const whyTheSame = async (kernel: Kernel, tx: Tx, { inviterId, invitedId, orderId }: Pair): Promise<VoidReason | null> => {
  const others = [inviterId, ...(await rewardedFor(tx, inviterId, invitedId))]
  if (await sharesDevice(tx, invitedId, others)) return 'same_device'
  if (await goesToOneOf(tx, orderId, others)) return 'same_address'
  return (await sharesPayout(kernel, tx, invitedId, [inviterId])) ? 'same_payout' : null
}
