import { nothing, type Money } from '@plaza/values'
import type { TakenOff } from './take-off.ts'

/** Which coupons of the shops, and what they take off: of everything, and of what one coupon of the mall is good for. */
type Choice = { taken: readonly TakenOff[]; saves: bigint; within: bigint }
const none: Choice = { taken: [], saves: 0n, within: 0n }

/** Choices that are kept between two shops; far more than any basket has ever needed. */
const most = 2000

/**
 * Leaves out choices that cannot be the best. The mall's coupon takes off no more than a cent more for each cent that is left, so that a choice
 * is beaten by one that saves as much and leaves no less, or that saves more by at least what it leaves less.
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

/** The choices, one coupon a shop at most, among which the best with the mall's coupon is; `lines` are those that it is good for. */
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
