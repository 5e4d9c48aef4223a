import type { Quote, UserInfo } from '@plaza/contract'
import { goInstead } from '@plaza/web/route'
import { useEffect, useState } from 'react'
import { purchases } from '../../mall/purchases.ts'
import { useReader } from '../../mall/reader.ts'
import { type PurchaseSelection, hrefOfStep } from '../../parts/checkout/wanted.ts'
import { Card, CheckoutFrame, TwoColumns } from './CheckoutFrame.tsx'
import { Costs } from './Costs.tsx'
import { Coupons } from './Coupons.tsx'
import { DeliverTo } from './DeliverTo.tsx'
import { Differences } from './Differences.tsx'
import { HowDelivered } from './HowDelivered.tsx'
import { ItemsStrip } from './ItemsStrip.tsx'
import { LeftOut } from './LeftOut.tsx'
import { Note } from './Note.tsx'
import { PayButton } from './PayButton.tsx'
import { PayForm } from './PayForm.tsx'
import { PlacedElsewhere } from './PlacedElsewhere.tsx'
import { QuoteGate } from './QuoteGate.tsx'
import { Terms } from './Terms.tsx'
import { proofsFor, availableOption } from './pay-ways.ts'
import type { Paying } from './use-paying.ts'
import { usePlacing } from './use-placing.ts'
import { usePriceWatch } from './use-price-watch.ts'
import { type OngoingPurchase, usePurchase } from './use-purchase.ts'
import styles from './Checkout.module.css'

type Props = { wanted: PurchaseSelection; paying: Paying }

/** The third checkout step: a summary of the purchase on one page, and the pay button with the total. */
export function PayStep({ wanted, paying }: Props) {
  const { places } = useReader().words
  return (
    <CheckoutFrame wanted={wanted} stage="payment" title={places.payment}>
      {(user) => <Choosing user={user} wanted={wanted} paying={paying} />}
    </CheckoutFrame>
  )
}

function Choosing({ user, wanted, paying }: Props & { user: UserInfo }) {
  const purchase = usePurchase(user, wanted)
  const [elsewhere, setElsewhere] = useState<string>()
  useEffect(() => purchases.isBack(), [])
  if (elsewhere !== undefined) return <PlacedElsewhere payment={elsewhere} />
  return (
    <QuoteGate purchase={purchase}>
      {(quote) =>
        quote.quote_id === null && !purchase.quote.isPlaceholderData ? (
          <ToDelivery wanted={wanted} />
        ) : (
          <Paid purchase={purchase} quote={quote} paying={paying} onPlacedElsewhere={setElsewhere} />
        )
      }
    </QuoteGate>
  )
}

/** Some lines cannot be delivered. Redirects to the delivery step, which shows the problem. */
function ToDelivery({ wanted }: { wanted: PurchaseSelection }) {
  const href = hrefOfStep('delivery', wanted)
  useEffect(() => goInstead(href), [href])
  return null
}

type PaidProps = { purchase: OngoingPurchase; quote: Quote; paying: Paying; onPlacedElsewhere: (payment: string) => void }

function Paid({ purchase, quote, paying, onPlacedElsewhere }: PaidProps) {
  const { wanted } = purchase
  const differences = usePriceWatch(purchase)
  const placing = usePlacing(purchase, onPlacedElsewhere)
  const option = availableOption(quote.pay, purchase.purchase.way)
  const isPlaceholder = purchase.quote.isPlaceholderData
  const press = option && {
    method: option.way,
    wants: proofsFor(option, quote.costs.total, paying.asksCode),
    due: (fail: Parameters<typeof placing>[2]) => placing(quote, option.way, fail),
  }
  return (
    <TwoColumns
      aside={
        <>
          <Costs costs={quote.costs} isCounting={isPlaceholder} />
          <Terms quote={quote} />
          <PayButton option={option} total={quote.costs.total} busy={paying.form.busy || isPlaceholder} />
        </>
      }
    >
      <Differences differences={differences} />
      <LeftOut quote={quote} />
      <PayForm
        paying={paying}
        press={press}
        options={quote.pay}
        option={option}
        total={quote.costs.total}
        onChoose={(method) => purchase.change({ way: method })}
      />
      <div className={styles.group}>
        <DeliverTo quote={quote} wanted={wanted} />
        <HowDelivered quote={quote} wanted={wanted} />
        <Coupons purchase={purchase} quote={quote} />
      </div>
      <ItemsStrip quote={quote} />
      <Card className={styles.notes}>
        {quote.shops.map(({ shop }) => (
          <Note key={shop.id} shopId={shop.id} shopName={quote.shops.length > 1 ? shop.name : undefined} purchase={purchase} />
        ))}
      </Card>
    </TwoColumns>
  )
}
