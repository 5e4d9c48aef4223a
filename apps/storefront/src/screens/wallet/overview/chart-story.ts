import type { Balance } from '@plaza/contract'
import { type Money, formatMoney, money, nothing, subtractMoney } from '@plaza/values'

/** One change of the balance: its time, the new balance, the change and its cause. Several `changes` may share one step. */
export type BalanceStep = { at: string; balance: string; change: string | null; kind: string | null; changes: number }

/** The available balance is never negative; zero here only protects the chart from bad data. */
const sumOf = (text: string): Money => (text.startsWith('-') ? nothing : money(text))

export const stepsOf = (history: Balance['history']): BalanceStep[] =>
  history.map(({ at, balance, kind, changes }, index) => {
    const before = history[index - 1]
    return { at, balance, kind, changes, change: before ? formatMoney(subtractMoney(sumOf(balance), sumOf(before.balance))) : null }
  })

/** Data for a sentence that describes the chart: first, last, highest and lowest value. */
export const outlineOf = (
  steps: readonly BalanceStep[],
): { first: BalanceStep; last: BalanceStep; high: BalanceStep; low: BalanceStep } | undefined => {
  const [first] = steps
  const last = steps.at(-1)
  if (!first || !last) return undefined
  const by = (isBetter: (one: number, other: number) => boolean) =>
    steps.reduce((best, each) => (isBetter(Number(each.balance), Number(best.balance)) ? each : best), first)
  return { first, last, high: by((one, other) => one > other), low: by((one, other) => one < other) }
}
