import * as z from 'zod/mini'
import { call } from '../call.ts'
import { line } from '../fields.ts'

/** Kinds of records that members of a shop find, in the order of the results. */
export const shopFoundKinds = ['order', 'refund', 'product', 'stock', 'coupon', 'ticket'] as const
export type ShopFoundKind = (typeof shopFoundKinds)[number]

/** The greatest number of results of each kind. */
export const maxShopFoundOfKind = 5

export const ShopFoundRecord = z.object({
  kind: z.enum(shopFoundKinds),
  id: z.string(),
  /** Number, code or name of the record. */
  name: z.string(),
  /** Further text, such as the buyer of an order, in the language of the request. */
  note: z.string(),
  /** Whether the keyword is the number or the code of the record. */
  exact: z.boolean(),
})
export type ShopFoundRecord = z.infer<typeof ShopFoundRecord>

export const findShopRecords = call({
  method: 'GET',
  path: '/seller/find',
  who: 'seller',
  summary: 'Find orders, refunds, products, stock, coupons and tickets of the shop by number, code or name. Exact matches first',
  input: z.object({ keyword: line(128, 1) }),
  answer: z.object({ list: z.array(ShopFoundRecord) }),
  refusals: { not_allowed: 3000001 },
})
