/** The time, in milliseconds, at which the first of these rows changes without a write: a crossed-out price ends, or the product expires. */
export const cardsValidUntil = (rows: readonly { changes_at: number | null }[]): number =>
  rows.reduce((first, { changes_at }) => Math.min(first, changes_at === null ? first : changes_at * 1000), Number.POSITIVE_INFINITY)
