import { dayMs } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import { configValues } from '../../../foundation/settings/index.ts'
import { returnDaysOf } from '../plans/law.ts'
import { type OrderTimes, planTimes, timeNames } from './plan-times.ts'

export const readOrderTimes = async (tx: Tx): Promise<OrderTimes> => planTimes(await configValues(tx, timeNames))

/**
 * Last moment for a refund request after this delivery. The mall's promised period applies, but never less than the law of the delivery country
 * requires.
 */
export const returnUntil = async (tx: Tx, { country }: { country: string }, deliveredAt: Date): Promise<Date> =>
  new Date(deliveredAt.getTime() + returnDaysOf(country, (await readOrderTimes(tx)).returnDays) * dayMs)
