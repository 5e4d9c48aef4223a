/** Shuffles a list, with the same result every time. */
export const shuffled = <T>(all: readonly T[]): T[] =>
  all
    .map((each, index) => ({ each, by: Math.imul(index + 1, 2_654_435_761) >>> 0 }))
    .toSorted((a, b) => a.by - b.by)
    .map(({ each }) => each)

/** Random numbers from a seed; the same seed gives the same numbers. */
const chance = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) >>> 0
  const mixed = Math.imul(seed ^ (seed >>> 15), seed | 1)
  return ((mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))) >>> 0) / 4_294_967_296
}

/** Paths with the frequency of real shoppers (Zipf): the second most popular half as often as the first, the third a third as often, and so on. */
export const asShoppers = (all: readonly string[], amount: number, seed: number): string[] => {
  const sums: number[] = []
  let sum = 0
  for (let rank = 1; rank <= all.length; rank += 1) sums.push((sum += 1 / rank))
  const next = chance(seed)
  return Array.from({ length: amount }, () => {
    const target = next() * sum
    let [low, high] = [0, sums.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < target) low = middle + 1
      else high = middle
    }
    return all[low] ?? ''
  })
}
