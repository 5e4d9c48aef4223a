import type { getPromises as call } from '@plaza/contract'
import { done } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { keptSince } from './decided-rows.ts'

const measuredMs = 28 * 24 * 3_600_000

/** What the mall promised and kept in the last four weeks. */
export const keptLately = async (db: Db, now: Date) =>
  (await keptSince(db, new Date(now.getTime() - measuredMs))).map(({ promised, median, ...rest }) => ({
    ...rest,
    promised_minutes: promised,
    median_minutes: median,
  }))

/** The same, for everybody to read. */
export const getPromises: UseCase<typeof call> = async ({ kernel }) => done({ list: await keptLately(kernel.db, kernel.now()) })
