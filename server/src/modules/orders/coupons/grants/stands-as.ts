import type { ShopCoupon } from '@plaza/contract'
import type { GivenCoupon } from './given-rows.ts'

type Times = Pick<GivenCoupon, 'beginsAt' | 'endsAt' | 'closedAt'>

/** Whether a coupon can be claimed, will be, or was. */
export const standsAs = ({ beginsAt, endsAt, closedAt }: Times, now: Date): ShopCoupon['running'] => {
  if (closedAt || (endsAt && endsAt <= now)) return 'ended'
  return beginsAt > now ? 'planned' : 'running'
}
