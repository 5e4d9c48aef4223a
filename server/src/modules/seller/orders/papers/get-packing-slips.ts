import type { getPackingSlips as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import { signFor } from '../../../foundation/media/index.ts'
import { allowSeller } from '../../../shops/access/staff/index.ts'
import { ordersOfShop } from './slip-orders.ts'

/** The identifier that the link's signature covers: the shop, the orders and the language of the slips. */
export const slipsId = (shopId: string, ids: string, lang: string): string => `slips:${shopId}:${ids}:${lang}`
export const mayPack = ['owner', 'orders'] as const

/** Signed URL of the packing slips of the shop's own orders; other shops' orders are refused as unknown. */
export const getPackingSlips: UseCase<typeof call> = async ({ kernel, input, session, lang }) => {
  const seller = await allowSeller({ kernel, session }, mayPack)
  if (isRefused(seller)) return seller
  const { shopId } = seller.done
  const ids = [...new Set(input.ids)]
  if (ids.length === 0 || (await ordersOfShop(kernel.db, shopId, ids)).length < ids.length) return refused('order_unknown')
  const idList = ids.join('.')
  const { query } = signFor(kernel, slipsId(shopId, idList, lang), { audience: 'seller', personId: currentUserId({ session }) })
  return done({
    url: `/api/packing-slips?ids=${idList}&lang=${lang}&${query}`,
    file_name: `slips-${kernel.now().toISOString().slice(0, 10)}.pdf`,
  })
}
