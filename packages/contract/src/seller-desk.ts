import * as z from 'zod/mini'
import { call } from './call.ts'
import { sellerRoles } from './selling.ts'

/** What somebody in the console of a shop may see, and what they may do there. */
export const sellerRights = [
  'orders',
  'move_orders',
  'refunds',
  'answer_refunds',
  'products',
  'stock',
  'coupons',
  'reviews',
  'answer_reviews',
  'chat',
  'money',
  'withdraw',
  'settings',
  'staff',
] as const
export type SellerRight = (typeof sellerRights)[number]

/** What waits for the shop; 999 stands for more. */
export const DeskCounts = z.object({ to_ship: z.number(), refunds: z.number(), notices: z.number() })

export const SellerDesk = z.object({
  shop: z.object({
    id: z.string(),
    name: z.string(),
    image: z.nullable(z.string()),
    tint: z.number(),
    status: z.enum(['open', 'suspended', 'closed']),
  }),
  role: z.enum(sellerRoles),
  may: z.array(z.enum(sellerRights)),
  counts: DeskCounts,
})
export type SellerDesk = z.infer<typeof SellerDesk>

export const getSeller = call({
  method: 'GET',
  path: '/seller/me',
  who: 'seller',
  summary: 'The shop, as what one is there, what that role may do, and what waits',
  answer: SellerDesk,
  refusals: { not_allowed: 3000001 },
})
