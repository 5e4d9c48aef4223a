import { describe, expect, it } from 'vitest'
import { addressForm } from '../../identity/addresses/places/address-forms.ts'
import type { Written } from './application-rows.ts'
import { planApplication } from './plan-application.ts'
import { applicationDueAt, documentsUntil, pauseEnd } from './terms.ts'

const ada: Written = {
  storeName: 'Nine Lamps',
  contactPerson: 'Ada King',
  phone: '081 555 0142',
  legalType: 'individual',
  registrationNo: '',
  country: 'TH',
  region: 'Bangkok',
  city: 'Bangkok',
  address: '1 Soi Ari',
  postcode: '10400',
}
const plan = (more: Partial<Written> = {}, known: { agreed?: boolean; isNameTaken?: boolean } = {}) => {
  const written = { ...ada, ...more }
  return planApplication(written, {
    agreed: true,
    isNameTaken: false,
    form: written.country ? addressForm(written.country) : null,
    ...known,
  })
}
const wrong = (...args: Parameters<typeof plan>) => {
  const planned = plan(...args)
  return 'wrong' in planned ? planned.wrong : {}
}

describe('planned application', () => {
  it('stores the phone number in international format', () => {
    expect(plan()).toMatchObject({ done: { phone: '+66815550142', storeName: 'Nine Lamps' } })
  })
  it.each([
    ['a number that cannot be', wrong({ phone: '12345' }), { phone: 'phone' }],
    ['no country', wrong({ country: '' }), { country: 'missing' }],
    ['no city', wrong({ city: '' }), { city: 'missing' }],
    ['no province where there has to be one', wrong({ region: '' }), { region: 'missing' }],
    ['a postcode of another country', wrong({ postcode: 'SW1A 1AA' }), { postcode: 'postcode' }],
    ['a name that somebody has', wrong({}, { isNameTaken: true }), { store_name: 'taken' }],
    ['a business without its number', wrong({ legalType: 'business' }), { registration_no: 'missing' }],
    ['no consent', wrong({}, { agreed: false }), { agreement: 'missing' }],
  ])('%s is reported as a field error', (_what, found, fields) => {
    expect(found).toEqual(fields)
  })
})

describe('deadlines', () => {
  const at = (text: string) => new Date(`${text}T10:00:00Z`)
  it.each([
    ['sent on a Monday, it is decided by Thursday', '2026-11-23', '2026-11-26'],
    ['sent on a Thursday, by Tuesday', '2026-11-26', '2026-12-01'],
    ['sent on a Sunday, by Wednesday', '2026-11-22', '2026-11-25'],
  ])('%s', (_what, sent, due) => {
    expect(applicationDueAt(at(sent))).toEqual(at(due))
  })
  it('documents are retained for thirty days', () => {
    expect(documentsUntil(at('2026-11-01'))).toEqual(at('2026-12-01'))
  })
  it.each([
    ['nobody was rejected', [], null],
    ['twice', ['2026-11-20', '2026-11-19'], null],
    ['three times', ['2026-11-20', '2026-11-19', '2026-11-18'], '2026-11-27'],
    ['three times, long ago', ['2026-11-10', '2026-11-09', '2026-11-08'], null],
    ['a fourth time', ['2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17'], null],
  ])('an applicant rejected %s waits no longer than specified', (_what, rejected, until) => {
    expect(pauseEnd(rejected.map(at), at('2026-11-22'))).toEqual(until && at(until))
  })
})
