import type { getCurrency as shape } from '@plaza/contract'
import { doneUntil } from '@plaza/values'
import type { TimedUseCase } from '../../../platform/http/serve.ts'
import { nextRateAt } from './rates.ts'
import { currencies } from './settings-rows.ts'

/** The response expires when the next planned rate takes effect. */
export const getCurrency: TimedUseCase<typeof shape> = async ({ kernel }) => {
  const now = kernel.now()
  const [list, until] = await Promise.all([currencies(kernel.db, now), nextRateAt(kernel.db, now)])
  const { picturesUrl } = kernel.environment
  return doneUntil(until, { static: { product: picturesUrl, category: picturesUrl, general: picturesUrl }, list })
}
