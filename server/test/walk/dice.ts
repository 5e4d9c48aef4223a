/** A random number generator. The same seed always gives the same numbers. */
export type Dice = {
  below: (count: number) => number
  chance: (percent: number) => boolean
  oneOf: <T>(from: readonly T[]) => T
}

export const diceOf = (seed: number): Dice => {
  let state = seed >>> 0
  const throwOne = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(throwOne() * count)
  return {
    below,
    chance: (percent) => throwOne() * 100 < percent,
    oneOf: (from) => {
      const found = from[below(from.length)]
      if (found === undefined) throw new Error('there is nothing to choose from')
      return found
    },
  }
}
