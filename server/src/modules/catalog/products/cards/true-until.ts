/** When the first of these rows changes by itself, in milliseconds: the end of a price that is crossed out, or of the product. */
export const cardsValidUntil = (rows: readonly { changes_at: number | null }[]): number =>
  rows.reduce((first, { changes_at }) => Math.min(first, changes_at === null ? first : changes_at * 1000), Number.POSITIVE_INFINITY)
