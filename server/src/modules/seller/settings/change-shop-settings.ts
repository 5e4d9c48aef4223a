import type { changeShopSettings as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import { writeAudit } from '../../../platform/observability/audit/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { isCountry } from '../../identity/addresses/places/index.ts'
import { takePictures } from '../../foundation/media/claims/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { lockSettings, isNameTaken, settingsOf, type ShopSettings, writeSettings } from '../../shops/profile/index.ts'
import { type Faults, planSettings } from './plan-settings.ts'
import { toShopSettings } from './settings-view.ts'

type Pictures = { logo?: string | undefined; banner?: string | undefined }

/** Current pictures stay. A new picture must be an upload by the owner. */
const picturesOf = async (tx: Tx, before: ShopSettings, { logo, banner }: Pictures, personId: string, now: Date) => {
  const wanted = { image: logo ?? before.image ?? '', banner: banner ?? before.banner ?? '' }
  const sent = [wanted.image, wanted.banner].filter((name) => name !== '' && name !== before.image && name !== before.banner)
  const taken = new Set(await takePictures(tx, { audience: 'seller', personId, purpose: 'product', names: sent }, now))
  const faults: Faults = {}
  if (sent.includes(wanted.image) && !taken.has(wanted.image)) faults['logo'] = 'unknown'
  if (sent.includes(wanted.banner) && !taken.has(wanted.banner)) faults['banner'] = 'unknown'
  return { image: wanted.image || null, banner: wanted.banner || null, faults }
}

/** Changes the settings of a shop, visible everywhere at once. A fault in one field rejects the whole change. */
export const changeShopSettings: UseCase<typeof call> = async (ctx) => {
  const { kernel } = ctx
  const { version, ...input } = ctx.input
  const seller = await allowSeller(ctx, ['owner'])
  if (isRefused(seller)) return seller
  const { shopId, customerId } = seller.done
  return transaction(kernel, async (tx) => {
    const before = await lockSettings(tx, shopId)
    const current = toShopSettings(before)
    if (version !== current.version) return refused('changed_meanwhile', { current, version: current.version })
    const { settings, faults } = planSettings(before, input)
    if (settings.name !== before.name && (await isNameTaken(tx, shopId, settings.name))) faults['name'] = 'taken'
    if (!isCountry(settings.country)) faults['country'] = 'unknown'
    if (settings.returnAddress && !isCountry(settings.returnAddress.country)) faults['return_country'] ??= 'unknown'
    if (Object.keys(faults).length > 0) return refused('field_wrong', { fields: faults })
    const { faults: unknown, ...pictures } = await picturesOf(tx, before, input, customerId, kernel.now())
    if (Object.keys(unknown).length > 0) return refused('field_wrong', { fields: unknown })
    await writeSettings(tx, { ...settings, ...pictures })
    await writeAudit(tx, {
      actor: `seller:${customerId}`,
      action: 'shop_settings_changed',
      subject: `shop:${shopId}`,
      details: { fields: Object.keys(input).filter((name) => input[name as keyof typeof input] !== undefined) },
    })
    return done(toShopSettings(await settingsOf(tx, shopId)))
  })
}
