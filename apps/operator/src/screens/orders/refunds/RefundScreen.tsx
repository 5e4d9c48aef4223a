import { Card, DetailPage, Facts, Money, type ScreenProps } from '@plaza/console'
import { useRefundFacts } from '@plaza/console/sums'
import type { Refund } from '@plaza/contract'
import { momentOf, useReader } from '@plaza/web/reading'
import { useShowMallRefund } from '../../../calls/orders.ts'
import { PrivatePicture } from '../../../parts/pictures/PrivatePicture.tsx'
import { Rows } from '../../../parts/tell/Rows.tsx'
import { hrefOf } from '../../../paths.ts'
import { useRefundsWords } from './words/index.ts'
import styles from './Refunds.module.css'

/** One refund request with the statements and evidence of buyer and shop. */
export default function RefundScreen({ query }: ScreenProps) {
  const words = useRefundsWords()
  const { text } = useReader()
  const sumsOf = useRefundFacts()
  const request = useShowMallRefund(query.get('id') ?? '')
  return (
    <DetailPage of={request} title={words.refund} back={{ href: hrefOf('refunds'), label: words.title }}>
      {({ refund, customer }) => ({
        title: words.of(refund.order_no),
        subtitle: refund.label,
        main: (
          <>
            <RefundTimeline of={refund} />
            <Card title={words.goods}>
              <Rows
                hidden=""
                nothing=""
                of={refund.items.map((item) => ({
                  key: item.item_id,
                  title: `${item.quantity} × ${text(item, 'name')}`,
                  end: <Money of={item.amount} />,
                }))}
              />
            </Card>
          </>
        ),
        aside: (
          <Card title={words.about}>
            <Facts
              facts={[
                [
                  words.columns.buyer,
                  <a key="buyer" href={hrefOf('person', { id: customer.id })}>
                    {customer.name}
                  </a>,
                ],
                [
                  words.columns.shop,
                  <a key="shop" href={hrefOf('shop', { id: refund.shop.id })}>
                    {refund.shop.name}
                  </a>,
                ],
                [
                  words.columns.number,
                  <a key="order" href={hrefOf('order', { id: refund.order_id })}>
                    {refund.order_no}
                  </a>,
                ],
                ...sumsOf(refund),
                [words.asked, <Money key="asked" of={refund.asked} />],
                [words.offered, refund.offered && <Money key="offered" of={refund.offered} />],
              ]}
            />
            {refund.state === 'escalated' && (
              <p>
                <a href={hrefOf('queue', { kind: 'refund' })}>{words.decide}</a>
              </p>
            )}
          </Card>
        ),
      })}
    </DetailPage>
  )
}

function RefundTimeline({ of: refund }: { of: Refund }) {
  const words = useRefundsWords()
  const { lang } = useReader()
  return (
    <Card title={words.said}>
      <ul className={styles.said}>
        {refund.timeline.map(({ at, by, label, note, pictures }) => (
          <li key={`${at} ${label}`}>
            <b>{words.by[by]}</b> · {label} · <time dateTime={at}>{momentOf(at, lang)}</time>
            {note && <p>{note}</p>}
            {pictures.length > 0 && (
              <div className={styles.pictures}>
                {pictures.map(({ id, url }) => (
                  <PrivatePicture key={id} id={id} url={url} label={words.picture} />
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
