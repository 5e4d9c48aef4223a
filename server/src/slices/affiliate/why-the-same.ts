import type { Tx } from '../../kernel/database.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { sharesDevice } from '../accounts/devices/index.ts'
import { type Destinations, destinationsOf } from '../accounts/payouts/index.ts'
import { goesToOneOf } from '../orders/finding/index.ts'
import type { VoidReason } from './plan-reward.ts'
import { rewardedFor } from './reward-rows.ts'

type Pair = { inviterId: string; invitedId: string; orderId: string }

const bare = (text: string) => text.replace(/[\s-]/g, '').toLowerCase()
/** Where money of somebody's goes, however it is spelt. */
const payoutsTo = ({ wallets, routing_number, account_number }: Destinations): string[] => [
  ...Object.values(wallets).map(bare),
  ...(account_number === '' ? [] : [`${bare(routing_number)} ${bare(account_number)}`]),
]

/** Why two accounts count as one person's: nobody is rewarded for bringing themselves, nor twice for one household. */
export const whyTheSame = async (kernel: Kernel, tx: Tx, { inviterId, invitedId, orderId }: Pair): Promise<VoidReason | null> => {
  const others = [inviterId, ...(await rewardedFor(tx, inviterId, invitedId))]
  if (await sharesDevice(tx, invitedId, others)) return 'same_device'
  if (await goesToOneOf(tx, orderId, others)) return 'same_address'
  const [one, other] = [await destinationsOf(tx, kernel.keys, invitedId), await destinationsOf(tx, kernel.keys, inviterId)]
  const known = new Set(payoutsTo(other.destinations))
  return payoutsTo(one.destinations).some((to) => known.has(to)) ? 'same_payout' : null
}
