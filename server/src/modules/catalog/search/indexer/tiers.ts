/** Ranks at which a tier ends: from the best thousand on, none so long that finding a frequent word in it takes long. */
const ends = [1_000, 9_000, 73_000, 300_000, 2_400_000] as const

/** Below this number of products, one query over all is cheaper than one query per tier. */
const worthTiers = 20_000

/** The tier bounds for this number of products. A tier is only worthwhile if the products behind its bound are at least as many as before. */
export const tierEnds = (count: number): number[] => (count < worthTiers ? [] : ends.filter((rank) => rank * 2 <= count))

/** The tier of a product: how many tiers have a least score that it does not reach. */
export const tierOf = (score: number, minScores: readonly number[]): number => minScores.filter((least) => score < least).length
