/** Periods that the dashboard can show. */
export const ranges = ['month', 'last', 'days90'] as const
export type Range = (typeof ranges)[number]

const dayMs = 86_400_000
const day = (at: number) => new Date(at).toISOString().slice(0, 10)

/** First and last day of a period in UTC, the mall's time zone. Empty for the current month, which is the server's default. */
export const daysOfRange = (range: Range, now: Date): { from?: string; to?: string } => {
  if (range === 'month') return {}
  if (range === 'days90') return { from: day(now.getTime() - 89 * dayMs), to: day(now.getTime()) }
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  return { from: day(Date.UTC(year, month - 1, 1)), to: day(Date.UTC(year, month, 0)) }
}
