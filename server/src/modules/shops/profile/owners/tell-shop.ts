import type { LiveEventName, LiveEvents } from '@plaza/contract'
import type { Tx } from '../../../../platform/db/database.ts'
import { pushLive } from '../../../../platform/events/live.ts'
import { query } from '../../../../platform/db/rows.ts'

/** Tells something live to everybody who may have the console of this shop open. */
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
