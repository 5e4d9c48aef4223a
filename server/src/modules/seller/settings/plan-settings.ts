import type { ShopSettings } from '../../shops/profile/index.ts'
import { languages } from '@plaza/values'

type Sent = Readonly<Record<string, string | undefined>>
export type Faults = Record<string, string>

const own = { name: 'name', contact_person: 'contactPerson', phone: 'phone', country: 'country', state: 'state', city: 'city' } as const
const more = { street: 'street', postcode: 'postcode' } as const
const ofReturns = {
  return_full_name: 'fullName',
  return_phone: 'phone',
  return_country: 'country',
  return_state: 'state',
  return_city: 'city',
  return_street: 'street',
  return_postcode: 'postcode',
} as const
/** Required fields of a return address. */
const neededOfReturns = ['return_full_name', 'return_country', 'return_city', 'return_street'] as const

const isDay = (day: string) => !Number.isNaN(Date.parse(day)) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)

/** The submitted value, or the old value if the request omits the field. An empty value clears the field. */
const over = (before: string, sent: string | undefined): string => sent ?? before

const returnsOf = (before: ShopSettings, sent: Sent): { returnAddress: ShopSettings['returnAddress']; faults: Faults } => {
  const known = before.returnAddress
  const entries = Object.entries(ofReturns).map(([field, key]) => [key, over(known?.[key] ?? '', sent[field])] as const)
  if (entries.every(([, value]) => value === '')) return { returnAddress: null, faults: {} }
  const together = Object.fromEntries(entries) as NonNullable<ShopSettings['returnAddress']>
  const missing = neededOfReturns.filter((field) => together[ofReturns[field]] === '')
  return { returnAddress: together, faults: Object.fromEntries(missing.map((field) => [field, 'missing'])) }
}

const holidayOf = (before: ShopSettings, sent: Sent): Pick<ShopSettings, 'awayFrom' | 'awayUntil'> & { faults: Faults } => {
  const [from, until] = [over(before.awayFrom ?? '', sent['away_from']), over(before.awayUntil ?? '', sent['away_until'])]
  const faults: Faults = {}
  if (from && !isDay(from)) faults['away_from'] = 'day'
  if (until && !isDay(until)) faults['away_until'] = 'day'
  if (from && !until) faults['away_until'] = 'missing'
  if (until && !from) faults['away_from'] = 'missing'
  if (from && until && until < from) faults['away_until'] = 'too_small'
  return { awayFrom: from || null, awayUntil: until || null, faults }
}

/** Merges the submitted settings and returns the faults by field. Other modules check pictures and names. */
export const planSettings = (before: ShopSettings, sent: Sent): { settings: ShopSettings; faults: Faults } => {
  const plain = Object.entries({ ...own, ...more }).map(([field, key]) => [key, over(before[key], sent[field])])
  const descriptions = { ...before.descriptions }
  for (const lang of languages) {
    const text = sent[`description_${lang}`]
    if (text === '') delete descriptions[lang]
    else if (text !== undefined) descriptions[lang] = text
  }
  const returns = returnsOf(before, sent)
  const { faults, ...holiday } = holidayOf(before, sent)
  return {
    settings: {
      ...before,
      ...(Object.fromEntries(plain) as Partial<ShopSettings>),
      descriptions,
      returnAddress: returns.returnAddress,
      ...holiday,
    },
    faults: { ...returns.faults, ...faults },
  }
}
