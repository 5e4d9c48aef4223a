export type Chance = {
  /** A number from 0 up to, but not including, 1. */
  next: () => number
  between: (least: number, most: number) => number
  pick: <T>(list: readonly T[]) => T
  /** Picks one entry at random; entries with a greater weight are more likely. */
  weighed: <T>(list: readonly T[], weight: (each: T) => number) => T
}

/** Seeded random numbers: a replay that was interrupted continues with the same invented orders. */
export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const weighed = <T>(list: readonly T[], weight: (each: T) => number): T => {
    let left = next() * list.reduce((sum, each) => sum + weight(each), 0)
    for (const each of list) {
      left -= weight(each)
      if (left < 0) return each
    }
    const last = list.at(-1)
    if (last === undefined) throw new RangeError('nothing to pick from')
    return last
  }
  return { next, between: (least, most) => least + next() * (most - least), pick: (list) => weighed(list, () => 1), weighed }
}
