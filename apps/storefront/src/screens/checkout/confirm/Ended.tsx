import type { Payment } from '@plaza/contract'
import { ButtonLink, Icon, IconArrowBackUp, IconCircleX, PriceText } from '@plaza/design'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { hrefOf } from '../../../paths.ts'
import { TwoColumns } from '../CheckoutFrame.tsx'
import { useCheckoutWords } from '../words/index.ts'
import { OrderList } from './OrderList.tsx'
import { PaidCosts } from './Placed.tsx'
import styles from './Confirm.module.css'

/** A cancelled order, or an order paid too late: nothing is charged, and received money is refunded. */
export function Ended({ payment }: { payment: Payment }) {
  const words = useCheckoutWords()
  const { base } = useSums()
  const isReturned = payment.status === 'returned'
  return (
    <TwoColumns aside={<PaidCosts payment={payment} />}>
      <div className={styles.hero} role="status">
        <span className={styles.mark}>
          <Icon of={isReturned ? IconArrowBackUp : IconCircleX} size={36} />
        </span>
        <p className={styles.sum}>
          <PriceText value={base(payment.amount)} />
        </p>
        <p>{isReturned ? words.returnedText : payment.cancelled_for === 'not_paid' ? words.notPaidText : words.cancelledText}</p>
        <div className={styles.ways}>
          <ButtonLink href={hrefOf('home')}>{words.keepShopping}</ButtonLink>
          <ButtonLink look="outline" href={hrefOf('orders')}>
            {words.toOrders}
          </ButtonLink>
        </div>
      </div>
      <OrderList payment={payment} arrives={false} />
    </TwoColumns>
  )
}
