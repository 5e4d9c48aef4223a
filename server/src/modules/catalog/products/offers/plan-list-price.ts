import type { Money } from '@plaza/values'

type PricePoint = { price: Money; since: Date }

const windowDays = 30
const daysBefore = (date: Date, days: number) => new Date(date.getTime() - days * 86_400_000)

/**
 * The crossed-out price: the lowest price of the 30 days before the current price took effect. It is shown while the current price is lower, for 30
 * days at most. Raising a price in order to lower it again gains nothing.
 */
export const planListPrice = (history: readonly PricePoint[], now: Date): { listPrice: Money; until: Date } | null => {
  const points = history.toSorted((a, b) => a.since.getTime() - b.since.getTime())
  const present = points.at(-1)
  if (!present) return null
  const from = daysBefore(present.since, windowDays)
  const earlier = points.slice(0, -1)
  const inForce = earlier.filter((_, index) => {
    const endedAt = earlier[index + 1]?.since ?? present.since
    return endedAt > from
  })
  const lowest = inForce.reduce<Money | null>((least, point) => (least === null || point.price < least ? point.price : least), null)
  const until = new Date(present.since.getTime() + windowDays * 86_400_000)
  return lowest !== null && lowest > present.price && until > now ? { listPrice: lowest, until } : null
}
