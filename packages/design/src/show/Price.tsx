import { cx } from '../cx.ts'
import { priceParts } from './price-parts.ts'
import styles from './Price.module.css'

/** A price whose text content is `$1284.50`. CSS adds the grouping comma. */
export function PriceText({ value, smallDecimals = false }: { value: string; smallDecimals?: boolean }) {
  const { whole, decimals } = priceParts(value)
  const isPlain = !smallDecimals && !whole.some(({ grouped }) => grouped)
  if (isPlain) return <span className="num">{value}</span>
  return (
    <span className="num">
      {whole.map((part, at) => (
        <span key={at} data-g={part.grouped ? '' : undefined}>
          {part.text}
        </span>
      ))}
      {decimals && <span className={smallDecimals ? styles.smallDecimals : undefined}>{decimals}</span>}
    </span>
  )
}

const sumsWithin = /(\d{4,}\.\d{2}(?!\d))/

/** A sentence that contains sums. Its text content stays unchanged, and CSS adds the grouping commas. */
export function PriceWords({ text }: { text: string }) {
  return text.split(sumsWithin).map((part, at) => (at % 2 === 1 ? <PriceText key={at} value={part} /> : part))
}

type Props = {
  /** The amount in wire format, with symbol and two decimals. */
  value: string
  /** The former price, struck through. A screen reader reads `wasLabel` before it. */
  was?: string
  wasLabel?: string
  /** Shown instead of the amount, which screen readers still read: "Free". */
  words?: string
  size?: 'small' | 'card' | 'feature' | 'hero'
  smallDecimals?: boolean
  className?: string
}

export function Price({ value, was, wasLabel, words, size = 'card', smallDecimals, className }: Props) {
  return (
    <span className={cx(styles.price, styles[size], was && styles.reduced, className)}>
      {words && <b aria-hidden="true">{words}</b>}
      <b className={words ? 'sr' : undefined} data-price="">
        <PriceText value={value} smallDecimals={smallDecimals} />
      </b>
      {was && (
        <s>
          {wasLabel && <span className="sr">{wasLabel} </span>}
          <PriceText value={was} />
        </s>
      )}
    </span>
  )
}
