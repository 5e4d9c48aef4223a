import type { Db } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'
import { picturesSent } from '../../../foundation/media/claims/index.ts'

/** The pictures that the caller may use for this shop: the shop's own and the caller's uploads. */
export const ownPictures = async (db: Db, { shopId, personId }: { shopId: string; personId: string }, images: readonly string[]) => {
  if (images.length === 0) return new Set<string>()
  const known = await query<{ image: string }>(db)`
    select image from seller_products.picture where shop_id = ${shopId} and image = any(${[...images]}::text[])`
  const sent = await picturesSent(db, { audience: 'seller', personId, purpose: 'product', names: images })
  return new Set([...known.map(({ image }) => image), ...sent])
}
