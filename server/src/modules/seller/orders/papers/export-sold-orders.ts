import type { InputOf, exportSoldOrders as call } from '@plaza/contract'
import { done, isRefused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import { signFor } from '../../../foundation/media/index.ts'
import { allowSeller } from '../../../shops/access/staff/index.ts'

export type Narrowed = InputOf<typeof call>
const names = ['status', 'keyword', 'from', 'to'] as const

/** The filters of a list as a query string, always in the same order, so that it can be signed. */
export const narrowedQuery = (narrowed: Narrowed): string =>
  new URLSearchParams(Object.fromEntries(names.flatMap((name) => (narrowed[name] ? [[name, narrowed[name]]] : [])))).toString()
/** The subject that the link is signed for. */
export const exportId = (shopId: string, query: string): string => `sold-orders:${shopId}:${query}`
export const mayExport = ['owner', 'orders', 'finance'] as const

/** The link to a table of the shop's orders, open to the caller for ten minutes. */
export const exportSoldOrders: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const seller = await allowSeller({ kernel, session }, mayExport)
  if (isRefused(seller)) return seller
  const asked = narrowedQuery(input)
  const { query } = signFor(kernel, exportId(seller.done.shopId, asked), { audience: 'seller', personId: currentUserId({ session }) })
  const day = kernel.now().toISOString().slice(0, 10)
  return done({ url: `/api/sold-orders.csv?${asked}${asked && '&'}${query}`, file_name: `orders-${day}.csv` })
}
