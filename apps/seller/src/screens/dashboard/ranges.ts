/** The stretches of time that the dashboard shows. */
export const ranges = ['month', 'last', 'days90'] as const
export type Range = (typeof ranges)[number]

const dayMs = 86_400_000
const day = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Their days, by the clock that the mall counts days with; none for this month, which is the mall's own. */
export const daysOfRange = (range: Range, now: Date): { from?: string; to?: string } => {
  if (range === 'month') return {}
  if (range === 'days90') return { from: day(now.getTime() - 89 * dayMs), to: day(now.getTime()) }
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  return { from: day(Date.UTC(year, month - 1, 1)), to: day(Date.UTC(year, month, 0)) }
}
