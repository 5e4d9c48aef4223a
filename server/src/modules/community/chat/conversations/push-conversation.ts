import type { Tx } from '../../../../platform/db/database.ts'
import { pushLive } from '../../../../platform/events/live.ts'
import { notifyShopChange } from '../../../shops/profile/owners/index.ts'
import { allOperators } from '../../../identity/staff/operators/index.ts'
import { listening } from '../participants/talkers.ts'
import type { TalkRow } from './talk-rows.ts'

/** Notifies both sides on all their devices that their conversation has something new. */
export const pushConversation = async (tx: Tx, { id, customerId, shopId }: TalkRow): Promise<void> => {
  const data = { conversation_id: id }
  await pushLive(tx, 'customer', 'chat', [{ personId: customerId, data }])
  if (shopId !== null) return notifyShopChange(tx, shopId, 'chat', data)
  const staff = (await allOperators(tx)).filter(({ status, role }) => status === 'active' && listening.some((each) => each === role))
  await pushLive(
    tx,
    'operator',
    'chat',
    staff.map((each) => ({ personId: each.id, data })),
  )
}
