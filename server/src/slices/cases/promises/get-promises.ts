import type { getPromises as call } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../kernel/http/serve.ts'
import { keptSince } from './decided-rows.ts'

const measuredMs = 28 * 24 * 3_600_000

/** What the mall promised and kept in the last four weeks: for everybody to read. */
export const getPromises: UseCase<typeof call> = async ({ kernel }) => {
  const found = await keptSince(kernel.db, new Date(kernel.now().getTime() - measuredMs))
  return done({ list: found.map(({ promised, median, ...rest }) => ({ ...rest, promised_minutes: promised, median_minutes: median })) })
}
