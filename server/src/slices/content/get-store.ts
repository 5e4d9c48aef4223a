import type { getStore as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../kernel/http/serve.ts'
import { websiteConfig } from '../settings/index.ts'
import { adsInForce } from './content-rows.ts'
import { showAds } from './show-content.ts'

/** What frames every page: the advertisements in force, or what the owner has set. */
export const getStore: UseCase<typeof shape> = async ({ kernel, input }) =>
  done(input.type === 'website_config' ? await websiteConfig(kernel) : showAds(await adsInForce(kernel.db, kernel.now())))
