import type { Quote, UserInfo } from '@plaza/contract'
import { Button, ButtonLink } from '@plaza/design'
import { useReader } from '../../mall/reader.ts'
import { type PurchaseSelection, hrefOfStep, readWanted } from '../../parts/checkout/wanted.ts'
import type { ScreenProps } from '../screen.ts'
import { CheckoutFrame, TwoColumns } from './CheckoutFrame.tsx'
import { Costs } from './Costs.tsx'
import { Differences } from './Differences.tsx'
import { DeliverTo } from './DeliverTo.tsx'
import { LeftOut } from './LeftOut.tsx'
import { Parcel } from './Parcel.tsx'
import { QuoteGate } from './QuoteGate.tsx'
import { ContinueBar } from './WayOn.tsx'
import { usePriceWatch } from './use-price-watch.ts'
import { type OngoingPurchase, usePurchase } from './use-purchase.ts'
import { useCheckoutWords } from './words/index.ts'

/** The second checkout step: the delivery method of each shop. */
export default function DeliveryScreen({ query }: ScreenProps) {
  const wanted = readWanted(query)
  const { places } = useReader().words
  return (
    <CheckoutFrame wanted={wanted} stage="delivery" title={places.delivery}>
      {(user) => <Choosing key={wanted.what} user={user} wanted={wanted} />}
    </CheckoutFrame>
  )
}

function Choosing({ user, wanted }: { user: UserInfo; wanted: PurchaseSelection }) {
  const purchase = usePurchase(user, wanted)
  const differences = usePriceWatch(purchase)
  return (
    <QuoteGate purchase={purchase}>
      {(quote) => (
        <TwoColumns aside={<Aside purchase={purchase} quote={quote} />}>
          <Differences differences={differences} />
          <LeftOut quote={quote} />
          <DeliverTo quote={quote} wanted={wanted} />
          {quote.shops.map((shop, at) => (
            <Parcel key={shop.shop.id} parcel={shop} number={at + 1} of={quote.shops.length} purchase={purchase} />
          ))}
        </TwoColumns>
      )}
    </QuoteGate>
  )
}

function Aside({ purchase, quote }: { purchase: OngoingPurchase; quote: Quote }) {
  const words = useCheckoutWords()
  const isStuck = quote.quote_id === null && !purchase.quote.isPlaceholderData
  return (
    <>
      <Costs costs={quote.costs} isCounting={purchase.quote.isPlaceholderData} />
      <ContinueBar total={quote.costs.total}>
        {isStuck ? (
          <Button aria-disabled onClick={bringUpTrouble}>
            {words.toPayment}
          </Button>
        ) : (
          <ButtonLink href={hrefOfStep('payment', purchase.wanted)}>{words.toPayment}</ButtonLink>
        )}
      </ContinueBar>
    </>
  )
}

/** Scrolls to the undeliverable lines above, instead of showing their message twice. */
const bringUpTrouble = () => document.querySelector('[data-trouble]')?.scrollIntoView({ block: 'center' })
