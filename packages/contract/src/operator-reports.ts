import * as z from 'zod/mini'
import { call } from './call.ts'
import { oneOf, optional } from './fields.ts'
import { reports } from './report-columns.ts'

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date'))

export const showReport = call({
  method: 'GET',
  path: '/operator/reports',
  who: 'operator',
  summary:
    'Figures by day, the newest first, and the same as a table for other programs; the last 28 days unless days are said, and at most 366',
  input: z.object({ report: oneOf(reports), from: optional(day), to: optional(day) }),
  answer: z.object({
    report: z.enum(reports),
    from: z.string(),
    to: z.string(),
    /** A row of cells for each day that has something to tell, as `reportColumns` says. */
    list: z.array(z.array(z.string())),
    csv: z.string(),
  }),
  refusals: { not_allowed: 3000001, no_such_day: 1000008, too_many_days: 1000008 },
})
