import type { Tx } from '../../../kernel/database.ts'
import { type NewsOf, notify } from '../../notices/index.ts'
import { shopWithOwner } from './own-shop-rows.ts'

/** Tells the owner of a shop what happens there, as a notice of theirs. */
export const notifyOwner = async <N extends Parameters<typeof notify>[2]['template']>(
  tx: Tx,
  shopId: string,
  news: NewsOf<N>,
): Promise<void> => {
  const shop = await shopWithOwner(tx, shopId)
  if (shop) await notify(tx, shop.ownerId, news)
}
