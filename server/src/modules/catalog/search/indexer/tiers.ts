/** Ranks at which a tier ends: from the best thousand on, none so long that finding a frequent word in it takes long. */
const ends = [1_000, 9_000, 73_000, 300_000, 2_400_000] as const

/** Among fewer, one look at all costs less than one look a tier. */
const worthTiers = 20_000

/** The ends that are worth having among so many products: a tier behind one of them has to be about as long as all before it. */
export const tierEnds = (count: number): number[] => (count < worthTiers ? [] : ends.filter((rank) => rank * 2 <= count))

/** The tier of a product: how many tiers have a least score that it does not reach. */
export const tierOf = (score: number, minScores: readonly number[]): number => minScores.filter((least) => score < least).length
