import type { IssuedCoupon } from '../../orders/coupons/grants/index.ts'

type Terms = Omit<IssuedCoupon, 'id' | 'claimed' | 'used' | 'closedAt'>

/** The changed fields that break the promise to customers who claimed the coupon. A longer period, a larger number and another name are allowed. */
export const promisedOtherwise = (before: IssuedCoupon, after: Terms): string[] => {
  const broken: string[] = []
  if (after.code !== before.code) broken.push('code')
  if (after.kind !== before.kind) broken.push('kind')
  if (after.amount !== before.amount || after.percent !== before.percent) broken.push('value')
  if (after.cap !== before.cap) broken.push('cap')
  if (after.threshold !== before.threshold) broken.push('threshold')
  if (after.scope.kind !== before.scope.kind || after.scope.id !== before.scope.id) broken.push('scope')
  if (after.firstOrder !== before.firstOrder) broken.push('first_order')
  if (after.endsAt && (!before.endsAt || after.endsAt < before.endsAt)) broken.push('ends_at')
  // Claims of a limited coupon are numbered, so a coupon cannot switch between limited and unlimited.
  if ((after.total === null) !== (before.total === null) || (after.total !== null && after.total < before.claimed)) broken.push('total')
  if (after.perPerson < before.perPerson) broken.push('per_person')
  return broken
}
