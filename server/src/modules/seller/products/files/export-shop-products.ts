import type { exportShopProducts as call } from '@plaza/contract'
import { done, isRefused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { signFor } from '../../../foundation/media/index.ts'
import { allowSeller } from '../../../shops/access/staff/index.ts'
import { productRoles } from '../drafts/own-entry.ts'

/** The identifier that the signature of the link to a shop's table covers. */
export const tableId = (shopId: string): string => `products of shop ${shopId}`

/** The URL of a CSV table of the shop's products. */
export const exportShopProducts: UseCase<typeof call> = async ({ kernel, session }) => {
  const seller = await allowSeller({ kernel, session }, productRoles)
  if (isRefused(seller)) return seller
  const { shopId, customerId } = seller.done
  const { query } = signFor(kernel, tableId(shopId), { audience: 'seller', personId: customerId })
  const day = kernel.now().toISOString().slice(0, 10)
  return done({ url: `/api/tables/products.csv?${query}`, file_name: `products-${day}.csv` })
}
