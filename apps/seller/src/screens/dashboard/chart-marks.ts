import { addMoney, formatMoney, minor, nothing } from '@plaza/values'

/** Indexes of the days labelled below a chart: the first day, the last day, and some days between them. */
export const marksOf = (days: number): number[] => {
  const parts = days > 40 ? 3 : 4
  return [...new Set(Array.from({ length: parts + 1 }, (_, at) => Math.round(((days - 1) * at) / parts)))]
}

const cents = (amount: string) => minor(BigInt(amount.replace('.', '')))
export const totalOf = (series: readonly { amount: string }[]): string =>
  formatMoney(series.reduce((sum, { amount }) => addMoney(sum, cents(amount)), nothing))
