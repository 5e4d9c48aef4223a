import type { CallShape } from '@plaza/contract'
import { isRefused } from '@plaza/values'
import { type Ask, ownSession, currentUserId } from '../../../platform/http/serve.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { answering, reading } from './tickets/tell-live.ts'
import type { Asker } from './tickets/asker.ts'

type Asked = Pick<Ask<CallShape>, 'kernel' | 'session' | 'lang'>

export const customerAsker = (ask: Asked): Asker => ({ audience: 'customer', personId: currentUserId(ask), shopId: null, lang: ask.lang })

/** Whoever asks for a shop: its owner, and who of its staff talks to people. */
export const shopAsker = async (ask: Asked): Promise<Asker | null> => {
  const seller = await allowSeller(ask, ['owner', 'support'])
  if (isRefused(seller)) return null
  return { audience: 'seller', personId: seller.done.customerId, shopId: seller.done.shopId, lang: ask.lang }
}

export const staffIn = async (ask: Asked, does: 'reads' | 'answers'): Promise<Asker | null> => {
  const staff = await allowStaff(ask, does === 'reads' ? reading : answering)
  if ('refused' in staff) return null
  return { audience: 'operator', personId: ownSession(ask).personId, shopId: null, lang: ask.lang }
}
