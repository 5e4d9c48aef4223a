import { shops } from './shops.ts'

export type CastPerson = {
  key: string
  fullName: string
  email: string
  phone: string
  lang: 'zh' | 'en' | 'es' | 'jp' | 'th' | 'zhtw'
  currency: string
  /** What the person is in the story of the demo mall. */
  part: 'shopper' | 'new_shopper' | 'seller' | 'applicant'
  memberDays: number
  address?: { street: string; city: string; state: string; postcode: string; country: string }
}

export type CastOperator = {
  key: string
  fullName: string
  email: string
  role: 'owner' | 'finance' | 'risk' | 'catalogue' | 'support' | 'auditor'
}

/** The demo mall alone knows these two; people of a real mall choose their own. */
export const demoPassword = 'market-day-2026'
export const demoStaffPassword = 'market-hall-keys-2026'

const shopper = (key: string, fullName: string, rest: Omit<CastPerson, 'key' | 'fullName' | 'email'>): CastPerson => ({
  key,
  fullName,
  email: `${key}@plaza.example`,
  ...rest,
})

const shoppers: readonly CastPerson[] = [
  shopper('mali', 'Mali Srisuk', {
    phone: '66812345678',
    lang: 'en',
    currency: 'USD',
    part: 'shopper',
    memberDays: 730,
    address: { street: '12 Sukhumvit 33', city: 'Bangkok', state: 'Bangkok', postcode: '10110', country: 'TH' },
  }),
  shopper('nok', 'Nok Phanich', {
    phone: '66898765432',
    lang: 'th',
    currency: 'THB',
    part: 'new_shopper',
    memberDays: 1,
    address: { street: '88/4 Nimmanhaemin Soi 7', city: 'Chiang Mai', state: 'Chiang Mai', postcode: '50200', country: 'TH' },
  }),
  shopper('ada', 'Ada Whitfield', {
    phone: '447700900123',
    lang: 'en',
    currency: 'GBP',
    part: 'shopper',
    memberDays: 402,
    address: { street: '3 Harbour Row', city: 'Bristol', state: 'England', postcode: 'BS1 4RN', country: 'GB' },
  }),
  shopper('diego', 'Diego Salinas', {
    phone: '525512345678',
    lang: 'es',
    currency: 'MXN',
    part: 'shopper',
    memberDays: 260,
    address: { street: 'Calle Orizaba 101', city: 'Ciudad de México', state: 'CDMX', postcode: '06700', country: 'MX' },
  }),
  shopper('haruto', 'Haruto Mori', {
    phone: '819012345678',
    lang: 'jp',
    currency: 'JPY',
    part: 'shopper',
    memberDays: 188,
    address: { street: '2-14-5 Kitazawa', city: 'Setagaya', state: 'Tokyo', postcode: '155-0031', country: 'JP' },
  }),
  shopper('yating', 'Lin Ya-Ting', {
    phone: '886912345678',
    lang: 'zhtw',
    currency: 'TWD',
    part: 'shopper',
    memberDays: 95,
    address: { street: 'No. 18, Lane 12, Yongkang St', city: 'Taipei', state: 'Taipei', postcode: '106', country: 'TW' },
  }),
  shopper('priya', 'Priya Raman', {
    phone: '6591234567',
    lang: 'en',
    currency: 'USD',
    part: 'applicant',
    memberDays: 40,
    address: { street: '27 Joo Chiat Place', city: 'Singapore', state: 'Singapore', postcode: '427752', country: 'SG' },
  }),
]

const languageOf: Readonly<Record<string, CastPerson['lang']>> = { ES: 'es', MX: 'es', JP: 'jp', TW: 'zhtw' }

/** Each shop belongs to the person who answers for it. */
const owners: readonly CastPerson[] = shops.map((shop, index) =>
  shopper(shop.owner, shop.contact, {
    phone: `1202555${String(100 + index)}`,
    lang: languageOf[shop.country] ?? 'en',
    currency: 'USD',
    part: 'seller',
    memberDays: shop.openedDaysAgo + 20,
  }),
)

export const people: readonly CastPerson[] = [...shoppers, ...owners]

export const operators: readonly CastOperator[] = [
  { key: 'olivia', fullName: 'Olivia Brandt', email: 'olivia.owner@plaza.example', role: 'owner' },
  { key: 'felix', fullName: 'Felix Arnaud', email: 'felix.finance@plaza.example', role: 'finance' },
  { key: 'rosa', fullName: 'Rosa Delgado', email: 'rosa.risk@plaza.example', role: 'risk' },
  { key: 'kenji', fullName: 'Kenji Oda', email: 'kenji.catalogue@plaza.example', role: 'catalogue' },
  { key: 'sam', fullName: 'Sam Achebe', email: 'sam.support@plaza.example', role: 'support' },
  { key: 'anna', fullName: 'Anna Nowak', email: 'anna.auditor@plaza.example', role: 'auditor' },
]

/** What the applicant wants to call her shop. */
export const application = { person: 'priya', storeName: 'Banyan Paper', contactPerson: 'Priya Raman' } as const

const firstOf = (part: CastPerson['part']): CastPerson => {
  const found = people.find((person) => person.part === part)
  if (!found) throw new Error(`nobody plays the ${part}`)
  return found
}

const signIn = <const R extends string>(role: R, person: { fullName: string; email: string }, password: string) => ({
  role,
  name: person.fullName,
  email: person.email,
  password,
})

/** Who can be tried, as the demo mall's sign-in page and first lines tell. */
export const demoPeople = [
  signIn('shopper', firstOf('shopper'), demoPassword),
  signIn('new_shopper', firstOf('new_shopper'), demoPassword),
  signIn('seller', firstOf('seller'), demoPassword),
  signIn('applicant', firstOf('applicant'), demoPassword),
  ...operators.map((operator) => signIn(`operator_${operator.role}` as const, operator, demoStaffPassword)),
]
