import type { Report } from '@plaza/contract'
import { formatMoney, minor, nothing } from '@plaza/values'
import type { Db } from '../../../platform/db/database.ts'
import { promiseStatsByDay } from '../../approvals/queue/records/index.ts'
import { checkRunsWithin } from '../../foundation/ledger/checks/index.ts'
import { netsByDay } from '../../foundation/ledger/room/index.ts'
import { soldByDay } from '../../orders/orders/index.ts'
import { refundedByDay } from '../../orders/refunds/records/index.ts'
import { planSheet } from './plan-sheet.ts'

type Cells = (string | number)[]

const balances = async (db: Db, from: Date, to: Date): Promise<Cells[]> => {
  const days = await netsByDay(db, from, to)
  return days.toReversed().map(({ day, nets }) => {
    const { assets, liabilities, own, difference } = planSheet(nets).totals
    return [day, ...[assets, liabilities, own, difference].map((sum) => formatMoney(sum))]
  })
}

const checks = async (db: Db, from: Date, to: Date): Promise<Cells[]> => {
  const runs = await checkRunsWithin(db, from, to)
  const days = new Map<string, typeof runs>()
  for (const run of runs) {
    const day = run.at.toISOString().slice(0, 10)
    days.set(day, [...(days.get(day) ?? []), run])
  }
  return [...days].map(([day, ofDay]) => {
    const red = ofDay.filter(({ green }) => !green)
    const difference = red.flatMap(({ results }) => results).reduce((sum, each) => sum + BigInt(each.difference), BigInt(nothing))
    return [day, ofDay.length, red.length, formatMoney(minor(difference))]
  })
}

/** Functions that read the rows of each report, with cells in the order of `reportColumns`. */
export const reportRows: Readonly<Record<Report, (db: Db, from: Date, to: Date) => Promise<Cells[]>>> = {
  sales: async (db, from, to) => (await soldByDay(db, from, to)).map(({ day, placed, paid, sum }) => [day, placed, paid, formatMoney(sum)]),
  refunds: async (db, from, to) =>
    (await refundedByDay(db, from, to)).map(({ day, asked, refunded, sum }) => [day, asked, refunded, formatMoney(sum)]),
  balances,
  promises: async (db, from, to) =>
    (await promiseStatsByDay(db, from, to)).map(({ day, kind, decided, kept, promised, median }) => [
      day,
      kind,
      decided,
      kept,
      promised,
      median,
    ]),
  checks,
}
