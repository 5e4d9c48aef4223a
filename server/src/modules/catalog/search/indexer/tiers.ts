/** Score ranks at which a tier ends, starting with the best thousand. No tier is so large that searching a frequent word in it takes long. */
const ends = [1_000, 9_000, 73_000, 300_000, 2_400_000] as const

/** Below this number of products, one query over all is cheaper than one query per tier. */
const worthTiers = 20_000

/** The tier bounds for this number of products. A bound is used only if at least as many products follow it as precede it. */
export const tierEnds = (count: number): number[] => (count < worthTiers ? [] : ends.filter((rank) => rank * 2 <= count))

/** The tier of a product: the number of tiers whose lowest score it does not reach. */
export const tierOf = (score: number, minScores: readonly number[]): number => minScores.filter((least) => score < least).length
