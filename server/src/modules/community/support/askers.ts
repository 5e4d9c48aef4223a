import type { CallShape } from '@plaza/contract'
import { isRefused } from '@plaza/values'
import { type CallContext, ownSession, currentUserId } from '../../../platform/http/serve.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { answering, reading } from './tickets/push-ticket.ts'
import type { Asker } from './tickets/asker.ts'

type Context = Pick<CallContext<CallShape>, 'kernel' | 'session' | 'lang'>

export const customerAsker = (ctx: Context): Asker => ({ audience: 'customer', personId: currentUserId(ctx), shopId: null, lang: ctx.lang })

/** The shop side of a ticket: the shop's owner, or staff with the support role. */
export const shopAsker = async (ctx: Context): Promise<Asker | null> => {
  const seller = await allowSeller(ctx, ['owner', 'support'])
  if (isRefused(seller)) return null
  return { audience: 'seller', personId: seller.done.customerId, shopId: seller.done.shopId, lang: ctx.lang }
}

export const staffIn = async (ctx: Context, does: 'reads' | 'answers'): Promise<Asker | null> => {
  const staff = await allowStaff(ctx, does === 'reads' ? reading : answering)
  if ('refused' in staff) return null
  return { audience: 'operator', personId: ownSession(ctx).personId, shopId: null, lang: ctx.lang }
}
