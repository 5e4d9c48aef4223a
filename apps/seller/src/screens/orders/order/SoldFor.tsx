import { Card, Facts, Money } from '@plaza/console'
import type { SoldOrderDetail } from '@plaza/contract'
import { dayOf, useReader } from '@plaza/web/reading'
import { useOrderWords } from './words/index.ts'
import styles from './Order.module.css'

/** The shop's proceeds from the order, and how they are calculated. */
export function SoldFor({ order: { statement: said } }: { order: SoldOrderDetail }) {
  const words = useOrderWords()
  const { lang } = useReader()
  const isLess = Number(said.refunded) > 0
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
      <p className={styles.note}>
        {said.settled ? words.settled : said.settles_at ? words.settles(dayOf(said.settles_at, lang)) : words.settlesLater}
      </p>
    </Card>
  )
}
