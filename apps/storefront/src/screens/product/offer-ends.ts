import { type Instant, hourMs, msBetween, parseInstant } from '@plaza/values'

const soonMs = 72 * hourMs

/** End of the product's sale, if less than three days remain. */
export const offerEnds = (expiresAt: string | null, now: Instant): Instant | undefined => {
  const end = expiresAt === null ? undefined : parseInstant(expiresAt)
  if (end === undefined) return undefined
  const aheadMs = msBetween(now, end)
  return aheadMs > 0 && aheadMs <= soonMs ? end : undefined
}
