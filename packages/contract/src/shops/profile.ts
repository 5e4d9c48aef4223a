import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Flag, Id } from '../fields.ts'

export const followShop = call({
  method: 'POST',
  path: '/customer/shop/follow',
  who: 'customer',
  summary: 'Follow a shop, or stop following it',
  input: z.object({ shop_id: Id, follow: Flag }),
  answer: z.object({ followers: z.number() }),
  refusals: { shop_unknown: 2000019, too_many: 3000006 },
})
