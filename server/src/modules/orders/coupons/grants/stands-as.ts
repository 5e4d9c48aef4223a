import type { ShopCoupon } from '@plaza/contract'
import type { IssuedCoupon } from './given-rows.ts'

type Times = Pick<IssuedCoupon, 'beginsAt' | 'endsAt' | 'closedAt'>

/** Whether a coupon is running, planned or ended. */
export const standsAs = ({ beginsAt, endsAt, closedAt }: Times, now: Date): ShopCoupon['running'] => {
  if (closedAt || (endsAt && endsAt <= now)) return 'ended'
  return beginsAt > now ? 'planned' : 'running'
}
