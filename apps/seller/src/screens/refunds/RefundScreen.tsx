import { Card, DetailPage, Facts, Money, PrivatePicture, type ScreenProps } from '@plaza/console'
import { useRefundFacts } from '@plaza/console/sums'
import type { Refund } from '@plaza/contract'
import { StatusChip, Tile, Timeline } from '@plaza/design'
import { momentOf, useReader } from '@plaza/web/reading'
import { useMay } from '../../calls/dashboard.ts'
import { useShowShopRefund } from '../../calls/refunds.ts'
import { hrefOf } from '../../paths.ts'
import { AddressNeeded } from './answering/AddressNeeded.tsx'
import { Answers } from './answering/Answers.tsx'
import { toneOfRefund } from './refund-looks.ts'
import { useRefundWords } from './words/index.ts'
import styles from './Refunds.module.css'

/** One refund request: the buyer's statement and evidence, the order, and the answers that the shop may give. */
export default function RefundScreen({ query }: ScreenProps) {
  const words = useRefundWords()
  const { lang } = useReader()
  const request = useShowShopRefund(query.get('id') ?? '')
  const mayAnswer = useMay('answer_refunds')
  return (
    <DetailPage of={request} title={words.one} back={{ href: hrefOf('refunds'), label: words.title }}>
      {(refund) => ({
        title: words.of(refund.order_no),
        mark: <StatusChip tone={toneOfRefund(refund)}>{refund.label}</StatusChip>,
        subtitle: words.asked(momentOf(refund.asked_at, lang)),
        actions: mayAnswer && <Answers refund={refund} />,
        main: (
          <>
            {refund.deadline?.by === 'seller' && <p className={styles.deadline}>{words.otherwise(momentOf(refund.deadline.at, lang))}</p>}
            {refund.address_needed && mayAnswer && <AddressNeeded />}
            <Evidence refund={refund} />
            <Card title={words.history}>
              <Timeline
                label={words.history}
                entries={refund.timeline.map((step, at) => ({
                  title: step.label,
                  text: step.note || words.by[step.by],
                  when: momentOf(step.at, lang),
                  dateTime: step.at,
                  state: at === refund.timeline.length - 1 ? 'now' : 'done',
                }))}
              />
            </Card>
          </>
        ),
        aside: <Order refund={refund} />,
      })}
    </DetailPage>
  )
}

/** The buyer's reason for the refund, with the pictures sent with the refund request and later. */
function Evidence({ refund }: { refund: Refund }) {
  const words = useRefundWords()
  const pictures = refund.timeline.flatMap(({ pictures: some, by }) => some.map((each) => ({ ...each, by })))
  return (
    <Card title={words.evidence}>
      <p className={styles.reason}>{words.reasons[refund.reason]}</p>
      {refund.remark && <blockquote className={styles.remark}>{refund.remark}</blockquote>}
      {pictures.length === 0 && <p className={styles.note}>{words.noPictures}</p>}
      {pictures.length > 0 && (
        <ul aria-label={words.pictures} className={styles.pictures}>
          {pictures.map(({ id, url, by }) => (
            <li key={id}>
              <PrivatePicture id={id} url={url} label={words.pictureBy[by === 'seller' ? 'seller' : 'customer']} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** The items to refund and the requested sum. */
function Order({ refund }: { refund: Refund }) {
  const words = useRefundWords()
  const { text, picture } = useReader()
  const sumsOf = useRefundFacts()
  return (
    <Card
      title={words.order}
      action={
        <a href={hrefOf('order', { id: refund.order_id })} className={styles.link}>
          {refund.order_no}
        </a>
      }
    >
      <ul className={styles.items}>
        {refund.items.map((item) => (
          <li key={item.item_id} className={styles.item}>
            <Tile
              name={text(item, 'name')}
              corners="small"
              sizes="48px"
              className={styles.picture}
              picture={picture('product', item.image, item.tint)}
            />
            <span className={styles.words}>
              <span>{text(item, 'name')}</span>
              <span className={styles.note}>×{item.quantity}</span>
            </span>
            <Money of={item.amount} />
          </li>
        ))}
      </ul>
      <Facts
        facts={[
          ...sumsOf(refund),
          [words.columns.kind, words.kinds[refund.kind]],
          [words.askedSum, <Money key="asked" of={refund.asked} />],
          [words.offeredSum, refund.offered !== null && <Money key="offered" of={refund.offered} />],
          [words.refundedSum, refund.refunded_at !== null && <Money key="refunded" of={refund.amount} />],
          [words.backTo, words.backToWays[refund.back_to]],
          [words.parcel, refund.tracking_no && `${refund.carrier ?? ''} ${refund.tracking_no}`],
        ]}
      />
    </Card>
  )
}
