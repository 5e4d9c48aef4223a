import { useGetPaymentSettings } from '@plaza/client'
import { ButtonLink } from '@plaza/design'
import { hrefOf } from '../../paths.ts'
import { useApplicationWords } from './words/index.ts'
import styles from './BecomeSeller.module.css'

/** Where earnings are paid out to stands in the payment settings, behind a code and a day's rest; here it is only said how it stands. */
export function PayoutCard() {
  const words = useApplicationWords()
  const { data } = useGetPaymentSettings()
  const bank = data?.account_number ? [data.bank_name, data.account_number].filter(Boolean).join(' ') : undefined
  const saved = [bank, ...Object.entries(data?.wallets ?? {}).map(([code, masked]) => `${code} ${masked}`)].filter(Boolean)
  return (
    <section aria-labelledby="payout-title" className={styles.card}>
      <h2 id="payout-title">{words.payout}</h2>
      <p className={styles.quiet}>{saved.length > 0 ? words.payoutSaved(saved.join(' · ')) : words.payoutNone}</p>
      <div>
        <ButtonLink look="soft" size="small" href={hrefOf('settings', { section: 'payment' })}>
          {words.payoutAdd}
        </ButtonLink>
      </div>
    </section>
  )
}
