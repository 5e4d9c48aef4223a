import { type Order, storefrontLinks } from '@plaza/contract'
import { Button, PriceText, Stars, Tile } from '@plaza/design'
import { useReader } from '../../../mall/reader.ts'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { ReviewSheet } from '../doing/ReviewSheet.tsx'
import { useOrderWords } from '../words/index.ts'
import styles from './Order.module.css'

type Line = Order['lines'][number]

/** `rating` is the line whose review is open. */
type Props = { order: Order; rating: string | undefined; onRate: (itemId: string | undefined) => void }

/** Items of the order, each with its review and refund actions. */
export function Items({ order, rating, onRate }: Props) {
  const words = useOrderWords()
  const rated = order.lines.find((line) => line.item_id === rating)
  return (
    <section id="order-items" aria-labelledby="items-title" className={styles.card}>
      <h2 id="items-title">{words.items}</h2>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.item_id}>
            <Item line={line} onReview={() => onRate(line.item_id)} />
          </li>
        ))}
      </ul>
      {rated && <ReviewSheet orderId={order.id} line={rated} onClose={() => onRate(undefined)} />}
    </section>
  )
}

function Item({ line, onReview }: { line: Line; onReview: () => void }) {
  const { text, picture } = useReader()
  const words = useOrderWords()
  const { base } = useSums()
  const { product_id: productId, options, quantity, amount, comment, may_comment: mayComment, refunded_quantity: refunded } = line
  const name = text(line, 'name')
  const chosen = options.map((option) => text(option, 'value_name') || option.value).join(' · ')
  return (
    <div className={styles.line}>
      <a href={storefrontLinks.product(productId)} aria-hidden="true" tabIndex={-1} className={styles.tile}>
        <Tile corners="small" name={name} picture={picture('product', line.image, line.tint)} sizes="72px" />
      </a>
      <div className={styles.lineWords}>
        <a href={storefrontLinks.product(productId)}>{name}</a>
        {chosen !== '' && <span>{chosen}</span>}
        {refunded > 0 && <span>{words.refundedPieces(refunded)}</span>}
        {comment && <Stars rating={comment.rating} label={words.reviewed(comment.rating)} />}
        {comment && !comment.counts && <span>{words.reviewNotCounted}</span>}
        {line.open_refund && <a href={storefrontLinks.refund(line.open_refund)}>{words.openRefund}</a>}
        {(mayComment || comment?.may_change) && (
          <Button look="link" size="small" onClick={onReview}>
            {comment ? words.changeReview : words.review}
            <span className="sr">: {name}</span>
          </Button>
        )}
      </div>
      <div className={styles.lineSum}>
        <span className="num">x{quantity}</span>
        <b>
          <PriceText value={base(amount)} />
        </b>
      </div>
    </div>
  )
}
