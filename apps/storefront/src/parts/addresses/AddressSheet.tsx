import { useGetPlaces, useSaveAddress } from '@plaza/client'
import { type Address, type AddressBook } from '@plaza/contract'
import { Banner, Button, Checkbox, Sheet, TextField, toasts } from '@plaza/design'
import { reasonWords, useForm } from '@plaza/web/form'
import { countryName } from '@plaza/web/reading'
import { useState } from 'react'
import { useEstimateCountry } from '../../mall/cart/cart-place.ts'
import { useSession } from '../../mall/mall.tsx'
import { useReader } from '../../mall/reader.ts'
import { AddressPlaces } from './AddressPlaces.tsx'
import { type TypedAddress, addressFaults, emptyAddress, sentAddress, typedFrom, defaultForm } from './address-form.ts'
import { useAddressWords } from './words/index.ts'
import styles from './Addresses.module.css'

type Props = {
  /** The address to edit; undefined for a new one. */
  address?: Address
  book: AddressBook | undefined
  onClose: () => void
  onSaved?: (id: string) => void
}

/** Form for an address, with the fields that its country uses. */
export function AddressSheet({ address, book, onClose, onSaved }: Props) {
  const { common } = useReader().words
  const words = useAddressWords()
  return (
    <Sheet open onClose={onClose} title={address ? words.editTitle : words.newTitle} closeLabel={common.close}>
      <AddressFields
        address={address}
        book={book}
        onSaved={(id) => {
          onSaved?.(id)
          onClose()
        }}
      />
    </Sheet>
  )
}

function AddressFields({ address, book, onSaved }: Pick<Props, 'address' | 'book'> & { onSaved: (id: string) => void }) {
  const { mutateAsync: saveAddress, reasonOf } = useSaveAddress()
  const { lang } = useReader()
  const words = useAddressWords()
  const start = useStart(address, book)
  const [rulesCountry, setRulesCountry] = useState(start.country)
  const ofCountry = useGetPlaces({ country: rulesCountry, limit: '300' }, { enabled: rulesCountry !== '' })
  const rules = ofCountry.data?.form ?? defaultForm
  const form = useForm<TypedAddress>(start, async (typed, fail) => {
    const faults = addressFaults(typed, rules)
    const said = { missing: reasonWords(lang, 'missing'), country: words.pickCountry, postcode: words.postcodeWrong }
    if (Object.keys(faults).length > 0)
      return fail(
        Object.fromEntries((Object.entries(faults) as [string, keyof typeof said][]).map(([field, fault]) => [field, said[fault]])),
      )
    try {
      const { saved_id: id } = await saveAddress({ ...sentAddress(typed, rules), ...(address && { id: address.id }) })
      toasts.show(words.saved)
      onSaved(id)
    } catch (error) {
      if (reasonOf(error) === 'book_full') return fail({}, words.full(book?.most ?? 0))
      throw error
    }
  })
  const country = form.values.country
  if (country !== rulesCountry) setRulesCountry(country)
  // Until the rules of another country are here, those of the country before remain, with its dialling code.
  const dial = country === '' || ofCountry.isPlaceholderData ? '' : rules.dial
  return (
    <form noValidate className={styles.form} onSubmit={form.submit}>
      {form.failure && <Banner tone="danger">{form.failure}</Banner>}
      <TextField {...form.field('full_name')} label={words.fullName} autoComplete="name" maxLength={80} />
      <AddressPlaces form={form} rules={rules} guess={address ? undefined : start.country} />
      <TextField
        {...form.field('phone')}
        label={words.phone}
        hint={dial !== '' && !form.values.phone.startsWith('+') ? words.phoneHint(dial) : undefined}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
      />
      {!address?.is_default && (book?.list.length ?? 0) > 0 && (
        <Checkbox checked={form.values.is_default === '1'} onChange={({ target }) => form.set('is_default', target.checked ? '1' : '0')}>
          {words.asDefault}
        </Checkbox>
      )}
      <div className={styles.save}>
        <Button type="submit" size="large" wide busy={form.busy}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}

/** Initial values of the form. A new address is prefilled from the account, and with the country of the first saved address or of the estimates. */
const useStart = (address: Address | undefined, book: AddressBook | undefined): TypedAddress => {
  const { user } = useSession()
  const { lang } = useReader()
  const estimate = useEstimateCountry()
  if (address) return typedFrom(address)
  const before = book?.list[0]
  return {
    ...emptyAddress,
    full_name: user?.full_name ?? '',
    phone: user?.phone ?? '',
    country: before?.country ?? estimate,
    country_name: before?.country_name ?? countryName(estimate, lang),
  }
}
