import type { CallShape } from '@plaza/contract'
import { isRefused } from '@plaza/values'
import { type Ask, ownSession, currentUserId } from '../../../../platform/http/serve.ts'
import { allowSeller } from '../../../shops/access/staff/index.ts'
import { allowStaff } from '../../../identity/staff/operators/index.ts'
import type { Talker } from './talker.ts'

/** Which of the staff answer for the mall. */
const answering = ['owner', 'support'] as const
export const listening = [...answering, 'auditor'] as const

type Asked = Pick<Ask<CallShape>, 'kernel' | 'session' | 'lang'>

export const customerTalker = (ask: Asked): Talker => ({
  ...{ as: 'customer', audience: 'customer', personId: currentUserId(ask), shopId: null, lang: ask.lang },
})

/** Whoever answers for a shop: its owner, and who of its staff does. */
export const shopTalker = async (ask: Asked): Promise<Talker | null> => {
  const seller = await allowSeller(ask, ['owner', 'support'])
  if (isRefused(seller)) return null
  const { shopId, customerId } = seller.done
  return { as: 'shop', audience: 'seller', personId: customerId, shopId, lang: ask.lang }
}

/** Whoever answers for the mall, or only reads. */
export const serviceIn = async (ask: Asked, does: 'reads' | 'answers'): Promise<Talker | null> => {
  const staff = await allowStaff(ask, does === 'reads' ? listening : answering)
  if ('refused' in staff) return null
  return { as: 'service', audience: 'operator', personId: ownSession(ask).personId, shopId: null, lang: ask.lang }
}
