import type { Payment } from '@plaza/contract'
import { ButtonLink, Icon, IconHourglass, PriceText } from '@plaza/design'
import { useEffect, useEffectEvent } from 'react'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { TwoColumns } from '../CheckoutFrame.tsx'
import { useCheckoutWords } from '../words/index.ts'
import { OrderList } from './OrderList.tsx'
import { PaidCosts } from './Placed.tsx'
import styles from './Confirm.module.css'

const soonMs = 3_000

/** A card payment whose outcome is unknown. The page polls for the outcome and shows no second pay button. */
export function Checking({ payment, onAsk }: { payment: Payment; onAsk: () => void }) {
  const words = useCheckoutWords()
  const { base } = useSums()
  const ask = useEffectEvent(onAsk)
  useEffect(() => {
    const timer = setInterval(() => ask(), soonMs)
    return () => clearInterval(timer)
  }, [payment.payment_id])
  return (
    <TwoColumns aside={<PaidCosts payment={payment} />}>
      <div className={styles.hero} role="status">
        <span className={styles.mark}>
          <Icon of={IconHourglass} size={36} />
        </span>
        <p className={styles.sum}>
          <PriceText value={base(payment.amount)} />
        </p>
        <p>{words.checkingText}</p>
        {payment.redirect_url && (
          <div className={styles.ways}>
            <ButtonLink look="outline" href={payment.redirect_url}>
              {words.goOn}
            </ButtonLink>
          </div>
        )}
      </div>
      <OrderList payment={payment} />
    </TwoColumns>
  )
}
