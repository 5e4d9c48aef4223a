import type { Withdrawal } from '@plaza/contract'
import { Banner } from '@plaza/design'
import { momentOf } from '@plaza/web/reading'
import { useReader } from '../../../mall/reader.ts'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { reasonIn } from '../kinds.ts'
import { useWalletWords } from '../words/index.ts'
import { Facts } from './Facts.tsx'
import { ReceiptHead } from './ReceiptHead.tsx'
import { RecordSteps } from './RecordSteps.tsx'
import styles from './Receipt.module.css'

/** Receipt of one withdrawal: the requested sum, the paid sum, the payout account and the status. */
export function WithdrawalReceipt({ withdrawal }: { withdrawal: Withdrawal }) {
  const { lang } = useReader()
  const all = useWalletWords()
  const words = all.receipt
  const { base } = useSums()
  const { state, destination, reference, reason } = withdrawal
  const next =
    state === 'submitted'
      ? all.promised(momentOf(withdrawal.decide_by, lang))
      : state === 'approved'
        ? all.paidBy(momentOf(withdrawal.pay_by, lang))
        : undefined
  return (
    <div className={styles.receipt}>
      <ReceiptHead title={all.kinds.withdrawal_asked} sum={base(withdrawal.amount)} sign={'\u2212'} state={state} />
      {reason && (
        <Banner tone={state === 'failed' ? 'danger' : 'info'} title={words.reason}>
          {reasonIn(all.reasons, reason)}
        </Banner>
      )}
      {withdrawal.late && <Banner tone="warning">{all.late}</Banner>}
      <Facts
        facts={[
          { term: words.fee, value: base(withdrawal.fee) },
          { term: words.arrives, value: base(withdrawal.arrives) },
          { term: words.to, value: `${destination.name} · ${destination.masked}` },
          reference !== null && { term: words.paymentReference, value: reference, copy: reference },
          { term: words.date, value: momentOf(withdrawal.asked_at, lang) },
        ]}
      />
      <RecordSteps steps={withdrawal.steps} next={next} />
    </div>
  )
}
