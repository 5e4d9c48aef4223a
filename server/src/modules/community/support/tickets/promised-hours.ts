import type { Db } from '../../../../platform/db/database.ts'
import { configValue } from '../../../foundation/settings/index.ts'

const standard = 24
/** The mall promises an answer to a new ticket within this number of hours. */
export const promisedHours = async (db: Db): Promise<number> => {
  const set = Number(await configValue(db, 'support_answer_hours'))
  return Number.isInteger(set) && set >= 1 ? set : standard
}

export const answerDueAt = async (db: Db, now: Date): Promise<Date> => new Date(now.getTime() + (await promisedHours(db)) * 3_600_000)
