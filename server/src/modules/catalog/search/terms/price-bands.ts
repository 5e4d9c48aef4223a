/** Two bands per doubling of the price: a band contains prices that differ by less than about 40 %. */
export const bandOf = (price: number): number => Math.floor(2 * Math.log2(Math.max(price, 1)))

const worthAsking = 24

/** The price bands that a range of prices touches; empty if there are too many of them to narrow a search. */
export const bandsBetween = (min: number | undefined, max: number | undefined): number[] => {
  if (max === undefined) return []
  const [first, last] = [bandOf(min ?? 0), bandOf(max)]
  return last < first || last - first > worthAsking ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
