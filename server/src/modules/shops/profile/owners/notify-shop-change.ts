import type { LiveEventName, LiveEvents } from '@plaza/contract'
import type { Tx } from '../../../../platform/db/database.ts'
import { pushLive } from '../../../../platform/events/live.ts'
import { query } from '../../../../platform/db/rows.ts'

/** Pushes a live event to all people who may have this shop's console open. */
export const notifyShopChange = async <N extends LiveEventName>(tx: Tx, shopId: string, event: N, data: LiveEvents[N]): Promise<void> => {
  const people = await query<{ personId: string }>(tx)`select owner_id as "personId" from profile.shop where id = ${shopId}
    union all select customer_id from profile.member where shop_id = ${shopId} and status = 'active'`
  await pushLive(
    tx,
    'seller',
    event,
    people.map(({ personId }) => ({ personId, data })),
  )
}
