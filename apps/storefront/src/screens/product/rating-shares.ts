export type Share = { rating: number; count: number; percent: number }

/** Share of each star count in all ratings, in whole per cent. A star count with at least one rating never shows as zero. */
export const ratingShares = (breakdown: readonly { rating: number; count: number }[]): Share[] => {
  const total = breakdown.reduce((sum, { count }) => sum + count, 0)
  return breakdown.map(({ rating, count }) => ({
    rating,
    count,
    percent: count === 0 ? 0 : Math.max(1, Math.round((count / total) * 100)),
  }))
}
