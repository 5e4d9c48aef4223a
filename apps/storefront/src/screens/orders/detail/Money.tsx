import type { Order } from '@plaza/contract'
import { PriceText, cx } from '@plaza/design'
import { momentOf } from '@plaza/web/reading'
import { price } from '@plaza/values'
import { useReader } from '../../../mall/reader.ts'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { useOrderWords } from '../words/index.ts'
import styles from './Order.module.css'

const isNothing = (amount: string) => /^0+\.0+$/.test(amount)

/** Costs of the order, line by line, as agreed at checkout. */
export function Money({ order }: { order: Order }) {
  const { lang } = useReader()
  const words = useOrderWords()
  const { base, symbol } = useSums()
  const { money, method, paid_at: paidAt, payment_label: paymentLabel, shown } = order
  const rows = [
    { key: 'items', amount: money.items, minus: false },
    { key: 'shop_discount', amount: money.shop_discount, minus: true },
    { key: 'mall_discount', amount: money.mall_discount, minus: true },
    { key: 'delivery', amount: money.delivery, minus: false },
    { key: 'delivery_discount', amount: money.delivery_discount, minus: true },
    { key: money.tax_included ? 'taxIncluded' : 'tax', amount: money.tax, minus: false },
  ] as const
  const always = new Set<string>(['items', 'delivery'])
  return (
    <section aria-labelledby="money-title" className={styles.card}>
      <h2 id="money-title">{words.money}</h2>
      <dl className={styles.sums}>
        {rows
          .filter(({ key, amount }) => always.has(key) || !isNothing(amount))
          .map(({ key, amount, minus }) => (
            <div key={key} className={cx(minus && styles.minus)}>
              <dt>{words.moneyRows[key]}</dt>
              <dd>{key === 'delivery' && isNothing(amount) ? words.free : <Sum amount={base(amount)} minus={minus} />}</dd>
            </div>
          ))}
        <div className={styles.sumTotal}>
          <dt>{words.moneyRows.total}</dt>
          <dd>
            <Sum amount={base(money.total)} minus={false} />
          </dd>
        </div>
        {!isNothing(money.refunded) && (
          <div className={styles.minus}>
            <dt>{words.moneyRows.refunded}</dt>
            <dd>
              <Sum amount={base(money.refunded)} minus />
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.quiet}>
        {paidAt ? words.paidWith(words.methods[method], momentOf(paidAt, lang)) : `${words.methods[method]} · ${paymentLabel}`}
      </p>
      {shown.symbol !== symbol && (
        <p className={styles.quiet}>{words.shownAs(base(money.total), price(money.total, { symbol: shown.symbol, rate: shown.rate }))}</p>
      )}
    </section>
  )
}

function Sum({ amount, minus }: { amount: string; minus: boolean }) {
  return (
    <>
      {minus && '−'}
      <PriceText value={amount} />
    </>
  )
}
