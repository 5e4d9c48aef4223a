import { useShowPayment } from '@plaza/client'
import type { Payment } from '@plaza/contract'
import { ButtonLink, EmptyScene, IconReceipt, LinesSkeleton } from '@plaza/design'
import { useEffect, useRef, useState } from 'react'
import { purchases } from '../../../mall/purchases.ts'
import { Failure } from '../../../parts/Failure.tsx'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { hrefOf } from '../../../paths.ts'
import { CheckoutFrame, type Stage } from '../CheckoutFrame.tsx'
import type { Paying } from '../use-paying.ts'
import { useCheckoutWords } from '../words/index.ts'
import styles from '../Checkout.module.css'
import { Checking } from './Checking.tsx'
import { Ended } from './Ended.tsx'
import { Placed } from './Placed.tsx'
import { Unpaid } from './Unpaid.tsx'

const cart = { what: 'cart', query: {} }
type Words = ReturnType<typeof useCheckoutWords>

const headOf = (payment: Payment | undefined, words: Words): { stage: Stage; title: string } => {
  switch (payment?.status) {
    case undefined:
      return { stage: 'confirm', title: words.steps.confirm }
    case 'unpaid':
      return { stage: 'payment', title: words.payTitle }
    case 'paying':
      return { stage: 'confirm', title: words.checkingTitle }
    case 'paid':
    case 'cod_due':
      return { stage: 'placed', title: words.placedTitle }
    case 'cancelled':
      return { stage: 'confirm', title: words.cancelledTitle }
    case 'returned':
      return { stage: 'confirm', title: words.returnedTitle }
  }
}

/** The last checkout step renders from the payment's status alone, so users can reload, leave and reopen it. */
export function ConfirmStep({ id, paying }: { id: string; paying: Paying }) {
  const words = useCheckoutWords()
  const { base } = useSums()
  const request = useShowPayment(id)
  const payment = request.data?.payment_id === id ? request.data : undefined
  useEffect(() => purchases.isBack(), [])
  // The payment started in the previous step is still running. Its outcome appears on this page when the payment ends.
  const [camePaying] = useState(paying.form.busy)
  const isPaymentRunning = camePaying && paying.form.busy
  const { stage, title } = headOf(isPaymentRunning ? undefined : payment, words)
  const isOutcomeKnown = payment !== undefined && !isPaymentRunning
  const hasFaults = Object.keys(paying.form.errors).length > 0
  useHeadingFocus(isOutcomeKnown && !hasFaults ? title : undefined, camePaying)
  return (
    <CheckoutFrame wanted={cart} stage={stage} title={title} fixed busy={isPaymentRunning}>
      {() =>
        isOutcomeKnown ? (
          <PaymentOutcome payment={payment} paying={paying} onOver={() => void request.refetch()} />
        ) : request.error?.reason === 'payment_unknown' ? (
          <EmptyScene
            icon={IconReceipt}
            title={words.unknownPayment}
            action={<ButtonLink href={hrefOf('orders')}>{words.toOrders}</ButtonLink>}
          />
        ) : request.isError ? (
          <Failure error={request.error} busy={request.isFetching} onRetry={() => void request.refetch()} />
        ) : (
          <div className={styles.card} role="status" aria-busy>
            {isPaymentRunning && payment && <p>{words.paying(base(payment.amount))}</p>}
            <LinesSkeleton lines={6} />
          </div>
        )
      }
    </CheckoutFrame>
  )
}

/** The page changes its content without navigation. Focus on the new heading makes a screen reader announce it. */
const useHeadingFocus = (title: string | undefined, fromTheStart: boolean) => {
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (title === undefined) return
    const isNew = before.current !== title && (fromTheStart || before.current !== undefined)
    before.current = title
    if (!isNew) return
    const heading = document.querySelector<HTMLElement>('#main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }, [title, fromTheStart])
}

type Props = { payment: Payment; paying: Paying; onOver: () => void }

function PaymentOutcome({ payment, paying, onOver }: Props) {
  switch (payment.status) {
    case 'unpaid':
      return <Unpaid payment={payment} paying={paying} onOver={onOver} />
    case 'paying':
      return <Checking payment={payment} onAsk={onOver} />
    case 'paid':
    case 'cod_due':
      return <Placed payment={payment} />
    default:
      return <Ended payment={payment} />
  }
}
