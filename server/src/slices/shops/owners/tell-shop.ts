import type { LiveEventName, LiveEvents } from '@plaza/contract'
import type { Tx } from '../../../kernel/database.ts'
import { publish } from '../../../kernel/live/publish.ts'
import { shopWithOwner } from './own-shop-rows.ts'

/** Tells something live to whoever has the console of this shop open. */
export const tellShop = async <N extends LiveEventName>(tx: Tx, shopId: string, event: N, data: LiveEvents[N]): Promise<void> => {
  const shop = await shopWithOwner(tx, shopId)
  if (shop) await publish(tx, 'seller', event, [{ personId: shop.ownerId, data }])
}
