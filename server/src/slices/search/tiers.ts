/** Ranks at which a tier ends. The best thousand products are a tier of their own, and each further tier is eight times as long. */
export const tierEnds = [1_000, 9_000, 73_000, 585_000] as const

/** The tier of a product: how many tiers have a least score that it does not reach. */
export const tierOf = (score: number, leastScores: readonly number[]): number => leastScores.filter((least) => score < least).length
