import type { AddressForm, ApplicationField } from '@plaza/contract'
import { planAddress } from '../../identity/addresses/index.ts'
import type { Written } from './application-rows.ts'

type WrongFields = Partial<Record<ApplicationField | 'agreement', string>>

/** Validates an application and normalises its values. Telephone numbers become international format. */
export const planApplication = (
  written: Written,
  known: { agreed: boolean; isNameTaken: boolean; form: AddressForm | null },
): { done: Written } | { wrong: WrongFields } => {
  const { contactPerson: fullName, region: state, address: street, phone, country, city, postcode } = written
  const address = planAddress({ fullName, phone, email: '', country, state, city, street, postcode, location: null }, known.form)
  const { state: region, ...ofAddress } = 'wrong' in address ? address.wrong.fields : {}
  const wrong: WrongFields = {
    ...ofAddress,
    ...(region && { region }),
    ...(!country && { country: 'missing' }),
    ...(!city && { city: 'missing' }),
    ...(known.isNameTaken && { store_name: 'taken' }),
    ...(written.legalType === 'business' && !written.registrationNo && { registration_no: 'missing' }),
    ...(!known.agreed && { agreement: 'missing' }),
  }
  if (Object.keys(wrong).length > 0 || 'wrong' in address) return { wrong }
  return { done: { ...written, phone: address.done.phone, postcode: address.done.postcode } }
}
