/** The last months as `2026-11`, the current month first. Months are in UTC, like the months of the books. */
export const lastMonths = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  )
