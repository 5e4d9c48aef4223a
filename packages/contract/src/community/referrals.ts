import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Id, Price, Time, line, optional, page, paging } from '../fields.ts'
import { ProductCard } from '../catalog/products/card.ts'

/** `none`: the invited person has no order yet that counts for a reward. */
export const rewardStates = ['none', 'pending', 'credited', 'void', 'taken_back'] as const
export const voidReasons = ['refunded', 'same_device', 'same_address', 'same_payout', 'account_gone', 'too_small'] as const

/** An invitation code as users type it. */
const InvitationCode = line(20, 1)

export const InvitedPerson = z.object({
  name: z.string(),
  date: Time,
  state: z.enum(rewardStates),
  /** The expected reward or, once decided, the final one. */
  amount: z.nullable(Price),
  reason: z.nullable(z.enum(voidReasons)),
  /** When a pending reward is decided. Null if the order's state does not determine this time yet. */
  due_at: z.nullable(Time),
})
export type InvitedPerson = z.infer<typeof InvitedPerson>

/** The promised reward: the rate in percent, as users read it (`5.00`), and `most`, the maximum per invited person. */
const promised = { rate: z.string(), most: Price }

export const getAffiliateSummary = call({
  method: 'GET',
  path: '/customer/affiliate/summary',
  who: 'customer',
  summary: 'Get your invitation, the people it brought and what each of them earned you',
  input: z.object({ ...paging }),
  answer: z.extend(page(InvitedPerson), {
    invitation_code: z.string(),
    link: z.string(),
    ...promised,
    invited_count: z.number(),
    rewards_earned: Price,
    rewards_pending: Price,
  }),
  refusals: { cursor_stale: 1000008 },
})

export const makeAffiliateLink = call({
  method: 'POST',
  path: '/customer/affiliate/link',
  who: 'customer',
  summary: 'Get your link: to registration, or to a product, with your code in it',
  input: z.object({ product_id: optional(Id) }),
  answer: z.object({ link: z.string() }),
  refusals: { product_unknown: 2000019 },
})

export const getInvitation = call({
  method: 'GET',
  path: '/customer/affiliate/invitation',
  who: 'visitor',
  summary: 'Get the masked name of a code’s owner',
  input: z.object({ code: InvitationCode }),
  answer: z.object({ name: z.string(), ...promised }),
  refusals: { invitation_unknown: 2000019 },
})

export const followAffiliateLink = call({
  method: 'POST',
  path: '/customer/affiliate/follow',
  who: 'visitor',
  summary: 'Record that a link to a product was opened. A logged-in visitor counts as brought by it',
  input: z.object({ code: InvitationCode, product_id: Id }),
  answer: z.object({ name: z.string() }),
  refusals: { invitation_unknown: 2000019, product_unknown: 2000019 },
})

export const AffiliateProduct = z.object({
  product: ProductCard,
  link: z.string(),
  clicks: z.number(),
  orders: z.number(),
  /** The commission that the shop's owner earned from these orders. */
  commission: Price,
})
export type AffiliateProduct = z.infer<typeof AffiliateProduct>

export const listAffiliateProducts = call({
  method: 'GET',
  path: '/seller/affiliate',
  who: 'seller',
  summary: 'List the shop’s products with their links, and what each link brought',
  input: z.object({ ...paging }),
  answer: z.extend(page(AffiliateProduct), { ...promised, clicks: z.number(), orders: z.number(), commission: Price }),
  refusals: { not_allowed: 3000001, cursor_stale: 1000008 },
})
