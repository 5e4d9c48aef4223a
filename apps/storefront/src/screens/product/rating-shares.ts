export type Share = { rating: number; count: number; percent: number }

/** What part of all ratings each number of stars has, in whole per cent; what was given at all is never none. */
export const ratingShares = (breakdown: readonly { rating: number; count: number }[]): Share[] => {
  const total = breakdown.reduce((sum, { count }) => sum + count, 0)
  return breakdown.map(({ rating, count }) => ({
    rating,
    count,
    percent: count === 0 ? 0 : Math.max(1, Math.round((count / total) * 100)),
  }))
}
