import { dayMs } from '@plaza/values'
import type { ShopSettings as Told } from '@plaza/contract'
import { localizedOut } from '../../../platform/documents/localized.ts'
import { versionOf } from '../../../platform/db/row-version.ts'
import type { ShopSettings } from '../../shops/profile/index.ts'

const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)

export const toShopSettings = (kept: ShopSettings): Told => ({
  name: kept.name,
  contact_person: kept.contactPerson,
  logo: kept.image,
  banner: kept.banner,
  tint: kept.tint,
  ...localizedOut('description', kept.descriptions),
  phone: kept.phone,
  country: kept.country,
  state: kept.state,
  city: kept.city,
  street: kept.street,
  postcode: kept.postcode,
  return_address: kept.returnAddress && {
    full_name: kept.returnAddress.fullName,
    phone: kept.returnAddress.phone,
    country: kept.returnAddress.country,
    state: kept.returnAddress.state,
    city: kept.returnAddress.city,
    street: kept.returnAddress.street,
    postcode: kept.returnAddress.postcode,
  },
  holiday: kept.awayFrom && kept.awayUntil ? { from: kept.awayFrom, until: kept.awayUntil, back_on: dayAfter(kept.awayUntil) } : null,
  version: versionOf(kept),
})
