import { Card, Facts, Money } from '@plaza/console'
import type { SoldOrderDetail } from '@plaza/contract'
import { PriceWords } from '@plaza/design'
import { formatMoney, money, nothing, subtractMoney } from '@plaza/values'
import { dayOf, useReader } from '@plaza/web/reading'
import { useOrderWords } from './words/index.ts'
import styles from './Order.module.css'

/** The shop's proceeds from the order, and how they are calculated. */
export function SoldFor({ order: { statement: said, money: paid, status } }: { order: SoldOrderDetail }) {
  const words = useOrderWords()
  const { lang, price } = useReader()
  const isLess = Number(said.refunded) > 0
  const mallPart = subtractMoney(money(said.sold_for), money(paid.total))
  const notes = said.cash
    ? [
        words.cash[said.cash](price(paid.total)),
        Number(said.commission) > 0 && words.cashCommission[said.cash](price(said.commission)),
        mallPart > nothing && words.cashMallPart[said.cash](price(formatMoney(mallPart))),
      ]
    : [
        (status === 'cancelled' && words.settlesNever) ||
          (said.settled ? words.settled : said.settles_at ? words.settles(dayOf(said.settles_at, lang)) : words.settlesLater),
      ]
  return (
    <Card title={words.yours}>
      <Facts
        facts={[
          [words.soldFor, <Money key="sold" of={said.sold_for} />],
          [words.refunded, isLess && <Money key="back" of={`-${said.refunded}`} />],
          [words.commission(said.commission_rate), <Money key="share" of={`-${said.commission}`} />],
          [
            words.net,
            <b key="net" className={styles.net}>
              <Money of={said.net} />
            </b>,
          ],
        ]}
      />
      {notes.map(
        (note) =>
          note && (
            <p key={note} className={styles.note}>
              <PriceWords text={note} />
            </p>
          ),
      )}
    </Card>
  )
}
