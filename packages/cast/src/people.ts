/** The people of the demo mall. Their passwords work in demo mode alone. */
export type CastAddress = {
  full_name: string
  street: string
  city: string
  province: string
  postcode: string
  country: string
  phone: string
}

export type CastRole =
  | 'shopper'
  | 'new_shopper'
  | 'seller'
  | 'applicant'
  | 'operator_owner'
  | 'operator_finance'
  | 'operator_risk'
  | 'operator_catalogue'
  | 'operator_support'
  | 'operator_auditor'

export type CastPerson = {
  key: string
  full_name: string
  email: string
  role: CastRole
  password: string
  phone: string
  country: string
  address?: CastAddress
}

const person = (key: string, full_name: string, role: CastRole, country: string, phone: string, password: string): CastPerson => ({
  key,
  full_name,
  email: `${key}@plaza.example`,
  role,
  password,
  phone,
  country,
})

const living = (who: CastPerson, street: string, city: string, province: string, postcode: string): CastPerson => ({
  ...who,
  address: { full_name: who.full_name, street, city, province, postcode, country: who.country, phone: who.phone },
})

// oxfmt-ignore
const shoppers = [
  living(person('mali', 'Mali Suwan', 'shopper', 'TH', '+66 81 555 0142', 'mango-river-market'), '88/12 Soi Ari 4, Phaya Thai', 'Bangkok', 'Bangkok', '10400'),
  living(person('nadia', 'Nadia Haddad', 'new_shopper', 'FR', '+33 6 55 50 01 27', 'first-visit-today'), '14 rue des Tables Claudiennes', 'Lyon', 'Auvergne-Rhone-Alpes', '69001'),
  living(person('kenji', 'Kenji Mori', 'shopper', 'JP', '+81 90 5550 0163', 'quiet-station-bell'), '2-7-5 Nakazaki, Kita-ku', 'Osaka', 'Osaka', '530-0015'),
  living(person('carmen', 'Carmen Ortega', 'shopper', 'MX', '+52 55 5550 0138', 'orange-tile-patio'), 'Calle Tonala 121, Roma Norte', 'Mexico City', 'CDMX', '06700'),
  living(person('oliver', 'Oliver Grant', 'shopper', 'GB', '+44 20 7946 0155', 'rainy-bridge-walk'), '9 Elder Terrace', 'Bristol', 'Bristol', 'BS1 5QT'),
  living(person('yating', 'Ya-Ting Lin', 'shopper', 'TW', '+886 912 555 017', 'paper-lantern-lane'), '25 Lane 112, Yongkang Street', 'Taipei', 'Da’an District', '106'),
]

// oxfmt-ignore
const sellers = [
  person('anders', 'Anders Holt', 'seller', 'NO', '+47 555 50 112', 'wet-tent-dry-socks'),
  person('ingrid', 'Ingrid Lindqvist', 'seller', 'SE', '+46 70 555 01 13', 'north-window-light'),
  person('mateo', 'Mateo Ibarra', 'seller', 'ES', '+34 655 500 114', 'warm-tape-hiss'),
  person('weiting', 'Wei-Ting Chang', 'seller', 'TW', '+886 922 555 015', 'spare-screw-drawer'),
  person('lucia', 'Lucia Ferrer', 'seller', 'MX', '+52 951 555 0116', 'linen-in-the-sun'),
  person('marcus', 'Marcus Bell', 'seller', 'US', '+1 503 555 0117', 'half-size-wider'),
  person('thomas', 'Thomas Okafor', 'seller', 'GB', '+44 114 496 0118', 'waxed-thread-awl'),
  person('sofia', 'Sofia Marchetti', 'seller', 'IT', '+39 345 555 0119', 'rose-clay-almond'),
  person('mei', 'Mei Tanaka', 'seller', 'JP', '+81 90 5550 0120', 'small-bear-big-hug'),
  person('camille', 'Camille Roux', 'seller', 'FR', '+33 6 55 50 01 21', 'low-flame-long-table'),
  person('julian', 'Julian Reyes', 'seller', 'PH', '+63 917 555 0122', 'fifth-fret-harmonic'),
  person('hannah', 'Hannah Weiss', 'seller', 'DE', '+49 1555 5500123', 'oak-dust-and-wool'),
]

// oxfmt-ignore
const applicant = living(person('amara', 'Amara Diallo', 'applicant', 'SN', '+221 77 555 01 24', 'new-loom-new-shop'), '17 Rue de Thiong', 'Dakar', 'Dakar', '11000')

// oxfmt-ignore
const staff = [
  person('owner', 'Rafael Stone', 'operator_owner', 'US', '+1 503 555 0131', 'keys-of-the-whole-plaza'),
  person('finance', 'Grace Kim', 'operator_finance', 'KR', '+82 10 5550 0132', 'two-columns-one-balance'),
  person('risk', 'Viktor Novak', 'operator_risk', 'CZ', '+420 605 550 133', 'slow-look-before-yes'),
  person('catalogue', 'Priya Nair', 'operator_catalogue', 'IN', '+91 98765 55013', 'every-thing-in-its-place'),
  person('support', 'Tom Alvarez', 'operator_support', 'US', '+1 503 555 0135', 'listen-first-then-answer'),
  person('auditor', 'Elin Berg', 'operator_auditor', 'SE', '+46 70 555 01 36', 'read-all-change-nothing'),
]

export const people: readonly CastPerson[] = [...shoppers, ...sellers, applicant, ...staff]
