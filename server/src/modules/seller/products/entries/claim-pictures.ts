import type { Tx } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'
import { takePictures } from '../../../foundation/media/claims/index.ts'
import type { Content } from '../content/content.ts'
import { insertShopPictures } from './mirror-products.ts'

type Whose = { shopId: string; personId: string; now: Date }

/** Assigns the uploaded pictures to the shop. Returns the first picture that does not belong to the shop, if any. */
export const claimPictures = async (tx: Tx, content: Content, { shopId, personId, now }: Whose): Promise<string | null> => {
  const wanted = [...new Set([...content.images, ...content.skus.flatMap(({ image }) => image ?? [])])]
  if (wanted.length === 0) return null
  const known = await query<{ image: string }>(tx)`
    select image from seller_products.picture where shop_id = ${shopId} and image = any(${wanted}::text[])`
  const own = new Set(known.map(({ image }) => image))
  const sent = wanted.filter((image) => !own.has(image))
  const taken = new Set(await takePictures(tx, { audience: 'seller', personId, names: sent, purpose: 'product' }, now))
  await insertShopPictures(tx, shopId, [...taken])
  return sent.find((image) => !taken.has(image)) ?? null
}
