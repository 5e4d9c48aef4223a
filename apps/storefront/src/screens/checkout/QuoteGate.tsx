import type { Quote } from '@plaza/contract'
import { ButtonLink, EmptyScene, IconShoppingCart, LinesSkeleton } from '@plaza/design'
import { goInstead } from '@plaza/web/route'
import { type ReactNode, useEffect } from 'react'
import { Failure } from '../../parts/Failure.tsx'
import { OpenPayments } from '../../parts/checkout/OpenPayments.tsx'
import { hrefOfStep } from '../../parts/checkout/wanted.ts'
import { hrefOf } from '../../paths.ts'
import { WrongLines } from './WrongLines.tsx'
import type { OngoingPurchase } from './use-purchase.ts'
import { useCheckoutWords } from './words/index.ts'
import styles from './Checkout.module.css'

const ofLines = ['product_gone', 'short_of_stock', 'own_shop']
const isOfLines = (reason: string | undefined) => reason !== undefined && ofLines.includes(reason)

type Props = { purchase: OngoingPurchase; children: (quote: Quote) => ReactNode }

/** Loads the quote that a step needs. If there is no quote, shows the problem and a fix. */
export function QuoteGate({ purchase, children }: Props) {
  const { data, error, isFetching, refetch } = purchase.quote
  if (error?.reason === 'address_missing') return <ToShipment purchase={purchase} />
  if (error && isOfLines(error.reason)) return <WrongLines purchase={purchase} error={error} />
  if (error?.reason === 'nothing_to_buy') return <NothingToBuy />
  if (data) return children(data)
  const mends = error?.reason === 'address_unknown' || error?.reason === 'coupon_refused'
  if (error && !mends) return <Failure error={error} busy={isFetching} onRetry={() => void refetch()} />
  return (
    <div className={styles.card}>
      <LinesSkeleton lines={6} />
    </div>
  )
}

/** Redirects to the address step, because the purchase has no address yet. */
function ToShipment({ purchase }: Pick<Props, 'purchase'>) {
  const href = hrefOfStep('shipment', purchase.wanted)
  useEffect(() => goInstead(href), [href])
  return null
}

function NothingToBuy() {
  const words = useCheckoutWords()
  return (
    <div className={styles.blocks}>
      <OpenPayments />
      <EmptyScene
        icon={IconShoppingCart}
        title={words.nothing}
        text={words.nothingText}
        action={<ButtonLink href={hrefOf('cart')}>{words.toCart}</ButtonLink>}
      />
    </div>
  )
}
