import { nothing, type Money } from '@plaza/values'
import type { TakenOff } from './take-off.ts'

/** A selection of shop coupons: its total saving, and the part saved on lines that a given mall coupon covers (`within`). */
type Choice = { taken: readonly TakenOff[]; saves: bigint; within: bigint }
const none: Choice = { taken: [], saves: 0n, within: 0n }

/** Maximum number of selections that remain after each shop. No basket needs nearly as many. */
const most = 2000

/**
 * Drops selections that cannot be the best. For each cent that shop coupons leave on its lines, the mall's coupon saves at most one cent more. So a
 * selection is dropped in two cases: another saves as much and leaves no less; or another's extra saving is at least as large as the amount that it
 * leaves less.
 */
const unbeaten = (choices: readonly Choice[]): Choice[] => {
  const sorted = choices.toSorted((a, b) => Number(b.saves - a.saves) || Number(a.within - b.within) || a.taken.length - b.taken.length)
  const best: Choice[] = []
  let farthest: bigint | null = null
  for (const each of sorted) {
    const ahead = each.saves - each.within
    if (farthest !== null && ahead <= farthest) continue
    farthest = ahead
    best.push(each)
  }
  return best.slice(0, most)
}

const withinOf = (taken: TakenOff, lines: ReadonlySet<string>): bigint =>
  [...taken.byLine].reduce<bigint>((sum, [key, share]) => (lines.has(key) ? sum + share : sum), 0n)

/** Selections with at most one coupon per shop. They include the best selection to combine with a mall coupon that covers `lines`. */
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

/** The discount of the selected coupons, by line key. */
export const byLineOf = (taken: readonly TakenOff[]): ReadonlyMap<string, Money> =>
  new Map(taken.flatMap(({ byLine }) => [...byLine]).filter(([, share]) => share > nothing))
