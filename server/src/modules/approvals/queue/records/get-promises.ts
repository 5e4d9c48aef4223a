import type { getPromises as call } from '@plaza/contract'
import { done } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { promisesKeptSince } from './decided-rows.ts'

const measuredMs = 28 * 24 * 3_600_000

/** Promised and actual decision times of the last four weeks. */
export const promisesKeptLately = async (db: Db, now: Date) =>
  (await promisesKeptSince(db, new Date(now.getTime() - measuredMs))).map(({ promised, median, ...rest }) => ({
    ...rest,
    promised_minutes: promised,
    median_minutes: median,
  }))

/** The same, for everybody to read. */
export const getPromises: UseCase<typeof call> = async ({ kernel }) => done({ list: await promisesKeptLately(kernel.db, kernel.now()) })
