import { nothing, type Money } from '@plaza/values'
import type { TakenOff } from './take-off.ts'

/** A selection of shop coupons: its total saving, and the part saved on lines that a given mall coupon covers (`within`). */
type Choice = { taken: readonly TakenOff[]; saves: bigint; within: bigint }
const none: Choice = { taken: [], saves: 0n, within: 0n }

/** Max selections kept after each shop; far more than any basket needs. */
const most = 2000

/**
 * Drops selections that cannot be the best. The mall's coupon saves at most one cent more for each cent left to it. So a selection loses to one that
 * saves as much and leaves no less, or that saves more by at least the amount it leaves less.
 */
const unbeaten = (choices: readonly Choice[]): Choice[] => {
  const sorted = choices.toSorted((a, b) => Number(b.saves - a.saves) || Number(a.within - b.within) || a.taken.length - b.taken.length)
  const kept: Choice[] = []
  let farthest: bigint | null = null
  for (const each of sorted) {
    const ahead = each.saves - each.within
    if (farthest !== null && ahead <= farthest) continue
    farthest = ahead
    kept.push(each)
  }
  return kept.slice(0, most)
}

const withinOf = (taken: TakenOff, lines: ReadonlySet<string>): bigint =>
  [...taken.byLine].reduce<bigint>((sum, [key, share]) => (lines.has(key) ? sum + share : sum), 0n)

/**
 * The selections, at most one coupon a shop, that include the best one to combine with a mall coupon. `lines` are the lines that this mall coupon
 * covers.
 */
export const choicesOfShops = (byShop: readonly (readonly TakenOff[])[], lines: ReadonlySet<string>): Choice[] =>
  byShop.reduce<Choice[]>(
    (choices, options) =>
      unbeaten(
        choices.flatMap((choice) => [
          choice,
          ...options.map((taken) => ({
            taken: [...choice.taken, taken],
            saves: choice.saves + taken.saves,
            within: choice.within + withinOf(taken, lines),
          })),
        ]),
      ),
    [none],
  )

/** The discount already taken off each line. */
export const byLineOf = (taken: readonly TakenOff[]): ReadonlyMap<string, Money> =>
  new Map(taken.flatMap(({ byLine }) => [...byLine]).filter(([, share]) => share > nothing))
