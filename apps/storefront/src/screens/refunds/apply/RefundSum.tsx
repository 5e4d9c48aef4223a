import type { AnswerOf, quoteRefund } from '@plaza/contract'
import { PriceText, cx } from '@plaza/design'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { useRefundWords } from '../words/index.ts'
import styles from '../Refunds.module.css'

type Quote = Pick<AnswerOf<typeof quoteRefund>, 'parts' | 'amount' | 'back_to'>
/** `less` is the typed amount, if it is less than the whole refund. */
type Props = { quote: Quote; less: string | undefined; isStale: boolean }

const isNothing = (amount: string) => /^0+\.0+$/.test(amount)

/** How the refund is calculated. Every amount is the server's: the request pays exactly this sum back. */
export function RefundSum({ quote: { parts, amount, back_to: backTo }, less, isStale }: Props) {
  const words = useRefundWords()
  const { base } = useSums()
  const rows = [
    { key: 'items', amount: parts.items, always: true },
    { key: 'tax', amount: parts.tax, always: false },
    { key: 'delivery', amount: parts.delivery, always: true },
    { key: 'discount', amount: parts.discount, always: false },
  ] as const
  const refunded = less ?? amount
  return (
    <div className={styles.sumBlock} aria-live="polite" aria-busy={isStale}>
      <dl aria-label={words.sum} className={styles.sums}>
        {rows
          .filter((row) => row.always || !isNothing(row.amount))
          .map((row) => (
            <div key={row.key} className={cx(row.key === 'discount' && styles.minus)}>
              <dt>{words.sumRows[row.key]}</dt>
              <dd>
                {row.key === 'discount' && '−'}
                <PriceText value={base(row.amount)} />
              </dd>
            </div>
          ))}
        <div className={styles.sumTotal}>
          <dt>{less === undefined ? words.sumRows.refund : words.sumRows.most}</dt>
          <dd>
            <PriceText value={base(amount)} />
          </dd>
        </div>
      </dl>
      <p className={styles.big}>{words.youGet(base(refunded))}</p>
      <p className={styles.quiet}>{words.backTo[backTo](base(refunded))}</p>
    </div>
  )
}
