import { dayMs } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import { configValues } from '../../../foundation/settings/index.ts'
import { returnDaysOf } from '../plans/law.ts'
import { type SaleTimes, planTimes, timeNames } from './plan-times.ts'

export const saleTimes = async (tx: Tx): Promise<SaleTimes> => planTimes(await configValues(tx, timeNames))

/** Last moment for a refund request after that delivery: the period that the mall advertises, never shorter than the law of the address requires. */
export const returnUntil = async (tx: Tx, { country }: { country: string }, deliveredAt: Date): Promise<Date> =>
  new Date(deliveredAt.getTime() + returnDaysOf(country, (await saleTimes(tx)).returnDays) * dayMs)
