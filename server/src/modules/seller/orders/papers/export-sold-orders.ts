import type { InputOf, exportSoldOrders as call } from '@plaza/contract'
import { done, isRefused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import { signFor } from '../../../foundation/media/index.ts'
import { allowSeller } from '../../../shops/access/staff/index.ts'

export type Narrowed = InputOf<typeof call>
const names = ['status', 'keyword', 'from', 'to'] as const

/** The order list's filters as a query string. Their order is fixed, so that the query can be signed. */
export const narrowedQuery = (narrowed: Narrowed): string =>
  new URLSearchParams(Object.fromEntries(names.flatMap((name) => (narrowed[name] ? [[name, narrowed[name]]] : [])))).toString()
/** The identifier that the signature of the download link covers. */
export const exportId = (shopId: string, query: string): string => `sold-orders:${shopId}:${query}`
export const mayExport = ['owner', 'orders', 'finance'] as const

/** Returns a link to a CSV table of the shop's orders. Only the caller can open it, for ten minutes. */
export const exportSoldOrders: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const seller = await allowSeller({ kernel, session }, mayExport)
  if (isRefused(seller)) return seller
  const filterQuery = narrowedQuery(input)
  const { query } = signFor(kernel, exportId(seller.done.shopId, filterQuery), { audience: 'seller', personId: currentUserId({ session }) })
  const day = kernel.now().toISOString().slice(0, 10)
  return done({ url: `/api/sold-orders.csv?${filterQuery}${filterQuery && '&'}${query}`, file_name: `orders-${day}.csv` })
}
