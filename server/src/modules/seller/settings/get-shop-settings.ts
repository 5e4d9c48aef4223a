import type { getShopSettings as call } from '@plaza/contract'
import { done, isRefused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { settingsOf } from '../../shops/profile/index.ts'
import { toShopSettings } from './settings-view.ts'

export const getShopSettings: UseCase<typeof call> = async (ctx) => {
  const seller = await allowSeller(ctx, ['owner'])
  if (isRefused(seller)) return seller
  return done(toShopSettings(await settingsOf(ctx.kernel.db, seller.done.shopId)))
}
