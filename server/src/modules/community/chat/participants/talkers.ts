import type { CallShape } from '@plaza/contract'
import { isRefused } from '@plaza/values'
import { type CallContext, ownSession, currentUserId } from '../../../../platform/http/serve.ts'
import { allowSeller } from '../../../shops/access/staff/index.ts'
import { allowStaff } from '../../../identity/staff/operators/index.ts'
import type { Talker } from './talker.ts'

/** Staff roles that may answer for the mall. */
const answering = ['owner', 'support'] as const
export const listening = [...answering, 'auditor'] as const

type Context = Pick<CallContext<CallShape>, 'kernel' | 'session' | 'lang'>

export const customerTalker = (ctx: Context): Talker => ({
  ...{ as: 'customer', audience: 'customer', personId: currentUserId(ctx), shopId: null, lang: ctx.lang },
})

/** The user who answers in chat for a shop: its owner, or staff with the support role. */
export const shopTalker = async (ctx: Context): Promise<Talker | null> => {
  const seller = await allowSeller(ctx, ['owner', 'support'])
  if (isRefused(seller)) return null
  const { shopId, customerId } = seller.done
  return { as: 'shop', audience: 'seller', personId: customerId, shopId, lang: ctx.lang }
}

/** The operator who answers for the mall, or only reads the conversation. */
export const serviceIn = async (ctx: Context, does: 'reads' | 'answers'): Promise<Talker | null> => {
  const staff = await allowStaff(ctx, does === 'reads' ? listening : answering)
  if ('refused' in staff) return null
  return { as: 'service', audience: 'operator', personId: ownSession(ctx).personId, shopId: null, lang: ctx.lang }
}
