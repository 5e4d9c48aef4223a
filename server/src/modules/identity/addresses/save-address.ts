import type { saveAddress as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { currentUserId, type CallContext, type UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { cachedLimits } from '../../foundation/settings/index.ts'
import { bookOf, changeAddress, insertAddress, lockBook, makeDefault, type AddressRow } from './address-rows.ts'
import { planAddress, type AddressFields } from './plan-address.ts'
import { addressForm } from './places/address-forms.ts'
import { isCountry } from './places/country-names.ts'
import { toAddressBook } from './show-book.ts'

const fieldsOf = (input: CallContext<typeof shape>['input']): AddressFields => ({
  fullName: input.full_name,
  phone: input.phone,
  email: input.email ?? '',
  country: input.country,
  state: input.state ?? '',
  city: input.city,
  street: input.street,
  postcode: input.postcode ?? '',
  location: input.location ?? null,
})

const isSame = (row: AddressRow, fields: AddressFields): boolean =>
  (Object.keys(fields) as (keyof AddressFields)[]).every((name) => row[name] === fields[name])

/** Adds or changes an address, or undoes a removal. If the address book has entries, one of them is the default. */
export const saveAddress: UseCase<typeof shape> = async ({ kernel, input, session, lang }) => {
  const customerId = currentUserId({ session })
  const plan = planAddress(fieldsOf(input), isCountry(input.country) ? addressForm(input.country) : null)
  if ('wrong' in plan) return refused(plan.wrong.missing ? 'field_missing' : 'field_wrong', { fields: plan.wrong.fields })
  const fields = plan.done
  const { addresses: most } = await cachedLimits(kernel)

  return transaction(kernel, async (tx) => {
    const all = await lockBook(tx, customerId)
    const book = all.filter((row) => !row.removed)
    const named = input.id === undefined ? undefined : all.find((row) => row.id === input.id)
    if (input.id !== undefined && !named) return refused('address_unknown')
    const existing = named ?? book.find((row) => isSame(row, fields))
    if ((!existing || existing.removed) && book.length >= most) return refused('book_full', { limit: most })

    const savedId = existing?.id ?? (await insertAddress(tx, { ...fields, customerId, madeAt: kernel.now(), demo: false }))
    if (named) await changeAddress(tx, customerId, named.id, fields)
    if (input.is_default || !book.some((row) => row.isDefault)) await makeDefault(tx, customerId, savedId)
    return done({ ...toAddressBook(await bookOf(tx, customerId), lang, most), saved_id: savedId })
  })
}
