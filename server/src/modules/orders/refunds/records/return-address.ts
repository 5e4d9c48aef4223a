import type { Language } from '@plaza/values'
import { countryName } from '../../../identity/addresses/places/index.ts'
import { addressLines } from '../../checkout/placement/index.ts'
import type { ShopSettings } from '../../../shops/profile/index.ts'

/** The address that buyers send goods back to: the shop's return address, or else the address of the shop. */
const addressOf = ({ returnAddress, ...shop }: ShopSettings) => returnAddress ?? { ...shop, fullName: shop.name }

/** The shop's return address as lines for the parcel label. */
export const returnLines = (settings: ShopSettings, lang: Language): string[] => {
  const { fullName, phone, country, ...where } = addressOf(settings)
  return [fullName, ...addressLines(where), countryName(country, lang), phone].filter((each) => each !== '')
}

const needed = ['street', 'city', 'country'] as const

/** The settings fields that the shop must fill in before a parcel can reach it. The names are those of `changeShopSettings`. */
export const missingForReturns = (settings: ShopSettings): string[] => {
  const address = addressOf(settings)
  return needed.filter((field) => address[field] === '').map((field) => (settings.returnAddress ? `return_${field}` : field))
}
