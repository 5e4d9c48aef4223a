import type { changeShopShipping as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import { writeAudit } from '../../../platform/observability/audit/audit.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { isCountry } from '../../identity/addresses/places/index.ts'
import { methodRows, replaceMethods } from '../../orders/shipping/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { lockSettings } from '../../shops/profile/index.ts'
import { planShipping } from './plan-shipping.ts'
import { toShippingView } from './shipping-view.ts'

/** Replaces all shipping methods in one transaction, so that no quote sees a part of them. Earlier quotes stay valid. */
export const changeShopShipping: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const seller = await allowSeller(ctx, ['owner'])
  if (isRefused(seller)) return seller
  const { shopId, customerId } = seller.done
  const { methods, faults } = planShipping(input.methods, isCountry)
  if (Object.keys(faults).length > 0) return refused('field_wrong', { fields: faults })
  return transaction(kernel, async (tx) => {
    const { country } = await lockSettings(tx, shopId)
    const stands = async () => toShippingView(country, (await methodRows(tx, [shopId])).get(shopId))
    const current = await stands()
    if (input.version !== current.version) return refused('changed_meanwhile', { current, version: current.version })
    await replaceMethods(tx, shopId, methods)
    await writeAudit(tx, { actor: `seller:${customerId}`, action: 'shop_shipping_changed', subject: `shop:${shopId}` })
    return done(await stands())
  })
}
