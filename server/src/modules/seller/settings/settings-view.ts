import { dayMs } from '@plaza/values'
import type { ShopSettings as Told } from '@plaza/contract'
import { localizedOut } from '../../../platform/documents/localized.ts'
import { versionOf } from '../../../platform/db/row-version.ts'
import type { ShopSettings } from '../../shops/profile/index.ts'

const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)

export const toShopSettings = (saved: ShopSettings): Told => ({
  name: saved.name,
  contact_person: saved.contactPerson,
  logo: saved.image,
  banner: saved.banner,
  tint: saved.tint,
  ...localizedOut('description', saved.descriptions),
  phone: saved.phone,
  country: saved.country,
  state: saved.state,
  city: saved.city,
  street: saved.street,
  postcode: saved.postcode,
  return_address: saved.returnAddress && {
    full_name: saved.returnAddress.fullName,
    phone: saved.returnAddress.phone,
    country: saved.returnAddress.country,
    state: saved.returnAddress.state,
    city: saved.returnAddress.city,
    street: saved.returnAddress.street,
    postcode: saved.returnAddress.postcode,
  },
  holiday: saved.awayFrom && saved.awayUntil ? { from: saved.awayFrom, until: saved.awayUntil, back_on: dayAfter(saved.awayUntil) } : null,
  version: versionOf(saved),
})
