import type { GivenCoupon } from '../../orders/coupons/grants/index.ts'

type Terms = Omit<GivenCoupon, 'id' | 'claimed' | 'used' | 'closedAt'>

/** Which of these fields would change what those who have the coupon were promised: it may get a longer time, more of it, another name. */
export const promisedOtherwise = (before: GivenCoupon, after: Terms): string[] => {
  const broken: string[] = []
  if (after.code !== before.code) broken.push('code')
  if (after.kind !== before.kind) broken.push('kind')
  if (after.amount !== before.amount || after.percent !== before.percent) broken.push('value')
  if (after.cap !== before.cap) broken.push('cap')
  if (after.threshold !== before.threshold) broken.push('threshold')
  if (after.scope.kind !== before.scope.kind || after.scope.id !== before.scope.id) broken.push('scope')
  if (after.firstOrder !== before.firstOrder) broken.push('first_order')
  if (after.endsAt && (!before.endsAt || after.endsAt < before.endsAt)) broken.push('ends_at')
  // Where there is an end of them each claim has its number, so that one kind does not become the other.
  if ((after.total === null) !== (before.total === null) || (after.total !== null && after.total < before.claimed)) broken.push('total')
  if (after.perPerson < before.perPerson) broken.push('per_person')
  return broken
}
