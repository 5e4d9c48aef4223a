import { useListOpenPayments } from '@plaza/client'
import type { Payment } from '@plaza/contract'
import { ButtonLink, Icon, IconClock, PriceText, cx } from '@plaza/design'
import { useSession } from '../../mall/mall.tsx'
import { useSums } from '../wallet/use-sums.ts'
import { clockOf, useSecondsLeft } from './time-left.ts'
import { confirmHref } from './wanted.ts'
import { useOpenPaymentWords } from './words/index.ts'
import styles from './OpenPayments.module.css'

const most = 3

/** Placed orders that wait for payment, most urgent first. Renders nothing without such orders. */
export function OpenPayments({ className }: { className?: string }) {
  const { token } = useSession()
  const words = useOpenPaymentWords()
  const query = useListOpenPayments({ enabled: token !== null })
  const open = query.data?.slice(0, most) ?? []
  if (token === null || open.length === 0) return null
  return (
    <section aria-label={words.label} className={cx(styles.list, className)}>
      {open.map((payment) => (
        <OpenPayment key={payment.payment_id} payment={payment} onOver={() => void query.refetch()} />
      ))}
    </section>
  )
}

function OpenPayment({ payment, onOver }: { payment: Payment; onOver: () => void }) {
  const words = useOpenPaymentWords()
  const { base } = useSums()
  const left = useSecondsLeft(payment.pay_by, onOver)
  const isChecked = payment.status === 'paying'
  return (
    <div className={styles.row}>
      <Icon of={IconClock} size={24} />
      <p className={styles.words}>
        <b>{isChecked ? words.checking : words.waits}</b>
        <span>
          <PriceText value={base(payment.amount)} />
          {left > 0 && !isChecked && <span className="num"> · {words.left(clockOf(left))}</span>}
        </span>
      </p>
      <ButtonLink look={isChecked ? 'white' : 'primary'} size="small" href={confirmHref(payment.payment_id)}>
        {isChecked ? words.look : words.pay}
      </ButtonLink>
    </div>
  )
}
