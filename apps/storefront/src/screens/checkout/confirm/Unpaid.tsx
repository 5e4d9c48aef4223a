import { useCancelPayment } from '@plaza/client'
import type { PaymentMethod, Payment } from '@plaza/contract'
import { Banner, Button, Sheet, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useStore } from '@plaza/web/store'
import { useState } from 'react'
import { useSession } from '../../../mall/mall.tsx'
import { purchases } from '../../../mall/purchases.ts'
import { useReader } from '../../../mall/reader.ts'
import { clockOf, useSecondsLeft } from '../../../parts/checkout/time-left.ts'
import { TwoColumns } from '../CheckoutFrame.tsx'
import { PayButton } from '../PayButton.tsx'
import { PayForm } from '../PayForm.tsx'
import { proofsFor, availableOption } from '../pay-ways.ts'
import type { Paying } from '../use-paying.ts'
import { useCheckoutWords } from '../words/index.ts'
import { OrderList } from './OrderList.tsx'
import { AddressOf, PaidCosts } from './Placed.tsx'
import styles from './Confirm.module.css'

type Props = { payment: Payment; paying: Paying; onOver: () => void }

/** A placed, unpaid order: the remaining reservation time, and buttons to pay or cancel. */
export function Unpaid({ payment, paying, onOver }: Props) {
  const words = useCheckoutWords()
  const [chosen, setChosen] = useChosenMethod(payment)
  const left = useSecondsLeft(payment.pay_by, onOver)
  const option = availableOption(payment.pay, chosen)
  const press = option && {
    method: option.way,
    wants: proofsFor(option, payment.amount, paying.asksCode),
    due: () => Promise.resolve({ payment_id: payment.payment_id }),
  }
  const canPay = payment.actions.includes('pay')
  return (
    <TwoColumns
      aside={
        <>
          <PaidCosts payment={payment} />
          {canPay && <PayButton option={option} total={payment.amount} busy={paying.form.busy} isPlaced />}
        </>
      }
    >
      {payment.failed && !paying.form.busy && (
        <Banner tone="danger" title={payment.failed === 'timed_out' ? words.timedOut : words.declined}>
          {words.declinedText}
        </Banner>
      )}
      {left > 0 && (
        <Banner tone="info" title={words.payWithin(clockOf(left))}>
          {words.payWithinText}
        </Banner>
      )}
      {canPay && (
        <PayForm paying={paying} press={press} options={payment.pay} option={option} total={payment.amount} onChoose={setChosen} />
      )}
      <OrderList payment={payment} />
      <AddressOf payment={payment} />
      {payment.actions.includes('cancel') && <CallOff payment={payment} />}
    </TwoColumns>
  )
}

/** The chosen payment method, stored so that it survives a recharge of the wallet on another page. */
const useChosenMethod = ({ payment_id: id, method: placedWith }: Payment) => {
  const email = useSession().user?.email ?? ''
  const what = `payment:${id}`
  const { owner, list } = useStore(purchases)
  const stored = owner === email ? list[what]?.way : undefined
  return [stored ?? placedWith, (method: PaymentMethod) => purchases.change(email, what, { way: method })] as const
}

/** Asks for confirmation, because a cancellation cannot be undone. */
function CallOff({ payment }: { payment: Payment }) {
  const words = useCheckoutWords()
  const { words: mall } = useReader()
  const { mutateAsync: cancel, isPending } = useCancelPayment()
  const [asking, setAsking] = useState(false)
  const callOff = () =>
    void cancel({ payment_id: payment.payment_id }).then(
      () => setAsking(false),
      (error: unknown) => toasts.show(saidOf(error, mall), 'error'),
    )
  return (
    <div className={styles.callOff}>
      <Button look="link" onClick={() => setAsking(true)}>
        {words.cancel}
      </Button>
      <Sheet
        open={asking}
        size="narrow"
        onClose={() => setAsking(false)}
        title={words.cancelTitle}
        closeLabel={mall.common.close}
        footer={
          <>
            <Button look="outline" onClick={() => setAsking(false)}>
              {words.keep}
            </Button>
            <Button look="danger" busy={isPending} onClick={callOff}>
              {words.cancel}
            </Button>
          </>
        }
      >
        <p>{words.cancelText}</p>
      </Sheet>
    </div>
  )
}
