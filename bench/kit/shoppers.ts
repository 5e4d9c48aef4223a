/** The same every time, and unlike any order in which things were made. */
export const shuffled = <T>(all: readonly T[]): T[] =>
  all
    .map((each, index) => ({ each, by: Math.imul(index + 1, 2_654_435_761) >>> 0 }))
    .toSorted((a, b) => a.by - b.by)
    .map(({ each }) => each)

/** Chance that falls the same way for the same seed. */
const chance = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) >>> 0
  const mixed = Math.imul(seed ^ (seed >>> 15), seed | 1)
  return ((mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))) >>> 0) / 4_294_967_296
}

/** As shoppers ask: the second most wanted half as often as the first, the third a third as often, and so to the last. */
export const asShoppers = (all: readonly string[], amount: number, seed: number): string[] => {
  const sums: number[] = []
  let sum = 0
  for (let rank = 1; rank <= all.length; rank += 1) sums.push((sum += 1 / rank))
  const next = chance(seed)
  return Array.from({ length: amount }, () => {
    const place = next() * sum
    let [low, high] = [0, sums.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < place) low = middle + 1
      else high = middle
    }
    return all[low] ?? ''
  })
}
