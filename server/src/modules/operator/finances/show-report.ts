import { reportColumns, type showReport as call } from '@plaza/contract'
import { csvTable, dayMs, done, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { planRange } from './plan-range.ts'
import { booksReaders } from './rights.ts'
import { reportRows } from './fill-report.ts'

const defaultDays = 28
const maxDays = 366
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** A report by day, as JSON or as a CSV file. */
export const showReport: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, booksReaders)
  if ('refused' in staff) return staff
  const range = planRange({ from: input.from, to: input.to ?? dayOf(kernel.now()) })
  if (typeof range === 'string') return refused('no_such_day', { fields: { [range]: 'day' } })
  const to = range.to ?? kernel.now()
  const from = range.from ?? new Date(to.getTime() - defaultDays * dayMs)
  if (to.getTime() - from.getTime() > maxDays * dayMs) return refused('too_many_days', { fields: { from: 'days' } })
  const rows = await reportRows[input.report](kernel.db, from, to)
  return done({
    report: input.report,
    from: dayOf(from),
    to: dayOf(new Date(to.getTime() - 1)),
    list: rows.map((cells) => cells.map(String)),
    csv: csvTable([reportColumns[input.report], ...rows]),
  })
}
