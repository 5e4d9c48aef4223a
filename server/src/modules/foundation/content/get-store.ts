import type { getStore as shape } from '@plaza/contract'
import { doneUntil } from '@plaza/values'
import type { TimedUseCase } from '../../../platform/http/serve.ts'
import { websiteConfig } from '../settings/index.ts'
import { adsInForce, nextChangeOf } from './content-rows.ts'
import { toAds } from './show-content.ts'

/** Content around every page: the ads shown now, or the owner's website settings. */
export const getStore: TimedUseCase<typeof shape> = async ({ kernel, input }) => {
  if (input.type === 'website_config') return doneUntil(Number.POSITIVE_INFINITY, await websiteConfig(kernel))
  const now = kernel.now()
  const [rows, until] = await Promise.all([adsInForce(kernel.db, now), nextChangeOf(kernel.db, 'ads', now)])
  return doneUntil(until, toAds(rows))
}
