import type { ShopSettings } from '@plaza/contract'

const blank = { full_name: '', phone: '', country: '', state: '', city: '', street: '', postcode: '' }

/** Converts the settings to form values, all of them strings. */
export const formOf = (known: ShopSettings) => {
  const back = known.return_address ?? blank
  return {
    ...{ logo: known.logo ?? '', banner: known.banner ?? '' },
    ...{ name: known.name, contact_person: known.contact_person, phone: known.phone, country: known.country, state: known.state },
    ...{ city: known.city, street: known.street, postcode: known.postcode },
    ...{
      description_en: known.description_en ?? '',
      description_zh: known.description_zh ?? '',
      description_zhtw: known.description_zhtw ?? '',
    },
    ...{
      description_es: known.description_es ?? '',
      description_jp: known.description_jp ?? '',
      description_th: known.description_th ?? '',
    },
    ...{ return_full_name: back.full_name, return_phone: back.phone, return_country: back.country, return_state: back.state },
    ...{ return_city: back.city, return_street: back.street, return_postcode: back.postcode },
    ...{ away_from: known.holiday?.from ?? '', away_until: known.holiday?.until ?? '' },
  }
}
export type SettingsFields = ReturnType<typeof formOf>

/** Only the fields that changed, because the request sends no other field. */
export const changedOf = (before: SettingsFields, now: SettingsFields): Partial<SettingsFields> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => before[name as keyof SettingsFields] !== value))
