/** A random generator that returns the same values for the same seed. */
export type Chance = { below: (end: number) => number; part: () => number; pick: <T>(from: readonly T[]) => T; bell: () => number }

export const chanceOf = (seed: number): Chance => {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0
  const part = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (end: number) => Math.floor(part() * end)
  return {
    part,
    below,
    pick: (from) => {
      const picked = from[below(from.length)]
      if (picked === undefined) throw new Error('nothing to pick from')
      return picked
    },
    // The sum of twelve random numbers approximates a bell curve.
    bell: () => Array.from({ length: 12 }, part).reduce((sum, each) => sum + each, -6),
  }
}
