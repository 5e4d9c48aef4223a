import { useGetAddresses } from '@plaza/client'
import type { Address, UserInfo } from '@plaza/contract'
import { Button, Icon, IconPlus, RadioCards, RowSkeleton, Sheet } from '@plaza/design'
import { useState } from 'react'
import { cartPurchase } from '../../mall/cart/cart-place.ts'
import { deliveryCountry } from '../../mall/delivery-country.ts'
import { useSession } from '../../mall/mall.tsx'
import { purchases } from '../../mall/purchases.ts'
import { useReader } from '../../mall/reader.ts'
import { AddressSheet } from '../addresses/AddressSheet.tsx'
import { addressLines } from '../addresses/address-lines.ts'
import { useAddressWords } from '../addresses/words/index.ts'
import { CountrySheet } from './CountrySheet.tsx'
import { useDeliveryWords } from './words.ts'
import styles from './CountrySheet.module.css'

type Props = {
  /** Name of the present country. */
  country: string
  /** The address in use, null if the place is only a country. */
  addressId: string | null
  /** Offers other countries beside the addresses. The cart of an account with addresses is priced for an address only. */
  canChooseCountry: boolean
  onClose: () => void
}

/** Sheet to choose the delivery place: a country for visitors, an address for customers. */
export function PlaceSheet(props: Props) {
  const { user } = useSession()
  return user === null ? <CountrySheet name={props.country} onClose={props.onClose} /> : <OwnPlaces user={user} {...props} />
}

function OwnPlaces({ user, country, addressId, canChooseCountry, onClose }: Props & { user: UserInfo }) {
  const { common } = useReader().words
  const words = useDeliveryWords()
  const addressWords = useAddressWords()
  const [next, setNext] = useState<'address' | 'country'>()
  const book = useGetAddresses().data
  const deliverTo = (id: string, to?: Address) => {
    purchases.change(user.email, cartPurchase, { address: id })
    // Product pages and cards show the delivery to the same country.
    if (to) deliveryCountry.choose(to.country)
    else deliveryCountry.forget()
    onClose()
  }
  if (next === 'country') return <CountrySheet name={country} onClose={onClose} />
  if (next === 'address') return <AddressSheet book={book} onClose={onClose} onSaved={deliverTo} />
  const isFull = book !== undefined && book.list.length >= book.most
  return (
    <Sheet open onClose={onClose} title={words.whereTo} closeLabel={common.close}>
      <div className={styles.places}>
        {!book && <RowSkeleton />}
        {book && book.list.length > 0 && (
          <RadioCards
            label={words.whereTo}
            labelHidden
            value={addressId ?? undefined}
            onChange={(id) =>
              deliverTo(
                id,
                book.list.find((address) => address.id === id),
              )
            }
            cards={book.list.map((address) => ({
              value: address.id,
              title: address.full_name,
              text: addressLines(address).join(', '),
            }))}
          />
        )}
        {isFull ? (
          <p>{addressWords.full(book.most)}</p>
        ) : (
          <Button look="soft" icon={<Icon of={IconPlus} size={20} />} onClick={() => setNext('address')}>
            {addressWords.add}
          </Button>
        )}
        {(canChooseCountry || book?.list.length === 0) && (
          <Button look="outline" onClick={() => setNext('country')}>
            {words.otherCountry}
          </Button>
        )}
      </div>
    </Sheet>
  )
}
