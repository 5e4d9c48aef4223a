import { useGetPaymentSettings } from '@plaza/client'
import { Button } from '@plaza/design'
import { useApplicationWords } from './words/index.ts'
import styles from './BecomeSeller.module.css'

/** Payout settings of the applicant: encrypted, protected by a code, and opened in a sheet. */
export function PayoutCard({ onOpen }: { onOpen: () => void }) {
  const words = useApplicationWords()
  const { data } = useGetPaymentSettings()
  const bank = data?.account_number ? [data.bank_name, data.account_number].filter(Boolean).join(' ') : undefined
  const saved = [bank, ...Object.entries(data?.wallets ?? {}).map(([code, masked]) => `${code} ${masked}`)].filter(Boolean)
  return (
    <section aria-labelledby="payout-title" className={styles.card}>
      <h2 id="payout-title">{words.payout}</h2>
      <p className={styles.quiet}>{saved.length > 0 ? words.payoutSaved(saved.join(' · ')) : words.payoutNone}</p>
      <div>
        <Button look="soft" size="small" aria-haspopup="dialog" onClick={onOpen}>
          {saved.length > 0 ? words.payoutChange : words.payoutAdd}
        </Button>
      </div>
    </section>
  )
}
