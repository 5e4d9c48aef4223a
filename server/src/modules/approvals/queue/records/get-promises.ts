import type { getPromises as call } from '@plaza/contract'
import { done } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { promiseStatsSince } from './decided-rows.ts'

const measuredMs = 28 * 24 * 3_600_000

/** Promised and actual decision times of the last four weeks. */
export const recentPromiseStats = async (db: Db, now: Date) =>
  (await promiseStatsSince(db, new Date(now.getTime() - measuredMs))).map(({ promised, median, ...rest }) => ({
    ...rest,
    promised_minutes: promised,
    median_minutes: median,
  }))

/** The promised and actual decision times as a public call. */
export const getPromises: UseCase<typeof call> = async ({ kernel }) => done({ list: await recentPromiseStats(kernel.db, kernel.now()) })
