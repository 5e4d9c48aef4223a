import { useGetAddresses } from '@plaza/client'
import type { Address, AddressBook, UserInfo } from '@plaza/contract'
import { Badge, Button, ButtonLink, EmptyScene, Icon, IconMapPin, IconPlus, RadioCards, RowSkeleton } from '@plaza/design'
import { useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { Failure } from '../../parts/Failure.tsx'
import { AddressSheet } from '../../parts/addresses/AddressSheet.tsx'
import { addressLines } from '../../parts/addresses/address-lines.ts'
import { useAddressWords } from '../../parts/addresses/words/index.ts'
import { type PurchaseSelection, hrefOfStep, readWanted } from '../../parts/checkout/wanted.ts'
import type { ScreenProps } from '../screen.ts'
import { Card, CheckoutFrame, TwoColumns } from './CheckoutFrame.tsx'
import { Costs } from './Costs.tsx'
import { ItemsStrip } from './ItemsStrip.tsx'
import { LeftOut, StuckLines } from './LeftOut.tsx'
import { ContinueBar } from './WayOn.tsx'
import { type OngoingPurchase, usePurchase } from './use-purchase.ts'
import { useCheckoutWords } from './words/index.ts'
import styles from './Checkout.module.css'

/** The first checkout step: the delivery address. */
export default function ShipmentScreen({ query }: ScreenProps) {
  const wanted = readWanted(query)
  const { places } = useReader().words
  return (
    <CheckoutFrame wanted={wanted} stage="shipment" title={places.shipment}>
      {(user) => <Choosing key={wanted.what} user={user} wanted={wanted} />}
    </CheckoutFrame>
  )
}

function Choosing({ user, wanted }: { user: UserInfo; wanted: PurchaseSelection }) {
  const purchase = usePurchase(user, wanted)
  const request = useGetAddresses()
  const words = useCheckoutWords()
  const book = request.data
  if (!book && request.isError) return <Failure error={request.error} busy={request.isFetching} onRetry={() => void request.refetch()} />
  if (!book)
    return (
      <Card>
        <RowSkeleton />
      </Card>
    )
  const quote = purchase.quote.isError ? undefined : purchase.quote.data
  return (
    <TwoColumns
      aside={
        <>
          {quote && <Costs costs={quote.costs} isCounting={purchase.quote.isPlaceholderData} />}
          {book.list.length > 0 && (
            <ContinueBar total={quote?.costs.total}>
              <ButtonLink href={hrefOfStep('delivery', purchase.wanted)}>{words.toDelivery}</ButtonLink>
            </ContinueBar>
          )}
        </>
      }
    >
      <Book purchase={purchase} book={book} />
      {quote && (
        <>
          <LeftOut quote={quote} />
          <StuckLines quote={quote} />
          <ItemsStrip quote={quote} />
        </>
      )}
    </TwoColumns>
  )
}

type Writing = { address?: Address }
type BookProps = { purchase: OngoingPurchase; book: AddressBook }

/** The customer's addresses, the default address first. A customer without addresses sees the form at once. */
function Book({ purchase, book }: BookProps) {
  const words = useCheckoutWords()
  const addressWords = useAddressWords()
  const [writing, setWriting] = useState<Writing | undefined>(book.list.length === 0 ? {} : undefined)
  const chosen =
    book.list.find(({ id }) => id === purchase.purchase.address) ?? book.list.find(({ is_default }) => is_default) ?? book.list[0]
  const add = (
    <Button look={chosen ? 'soft' : 'primary'} icon={<Icon of={IconPlus} size={20} />} onClick={() => setWriting({})}>
      {addressWords.add}
    </Button>
  )
  return (
    <Card>
      {chosen ? (
        <>
          <RadioCards
            label={words.whereTo}
            value={chosen.id}
            onChange={(address) => purchase.change({ address })}
            cards={book.list.map((address) => ({
              value: address.id,
              title: address.full_name,
              ...(address.is_default && { aside: <Badge look="brand">{addressWords.default}</Badge> }),
              text: (
                <>
                  {addressLines(address).join(', ')}
                  <br />
                  <span className="num">{address.phone}</span>
                </>
              ),
            }))}
          />
          <div className={styles.ways}>
            <Button look="outline" aria-label={addressWords.editOf(chosen.full_name)} onClick={() => setWriting({ address: chosen })}>
              {addressWords.edit}
            </Button>
            {book.list.length >= book.most ? <p className={styles.small}>{addressWords.full(book.most)}</p> : add}
          </div>
        </>
      ) : (
        <EmptyScene icon={IconMapPin} title={addressWords.empty} text={words.noAddressText} action={add} />
      )}
      {writing && (
        <AddressSheet {...writing} book={book} onClose={() => setWriting(undefined)} onSaved={(address) => purchase.change({ address })} />
      )}
    </Card>
  )
}
