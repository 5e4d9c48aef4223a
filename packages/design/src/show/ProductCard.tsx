import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { cx } from '../cx.ts'
import { IconStarFilled } from '../icons.ts'
import { Badge } from './Badge.tsx'
import { Price } from './Price.tsx'
import { Tile } from './Tile.tsx'
import type { PictureSource } from './picture-source.ts'
import styles from './ProductCard.module.css'

export type ProductCardProps = {
  href: string
  title: string
  picture?: PictureSource
  price: string
  was?: string
  wasLabel?: string
  /** Text such as "−25%". */
  discount?: string
  /** Text such as "4.8". `ratingLabel` is for screen readers: "4.8 of 5 stars". */
  rating?: string
  ratingLabel?: string
  /** Text beside the rating: "5.1k sold". */
  note?: string
  /** Text under the rating: "3 colours", "Free delivery". */
  fact?: string
  /** Label of a product that cannot be bought now. With a label, the card is faded. */
  soldOut?: string
  /** Label on the picture when there is no discount: "New". */
  badge?: string
  /** Text shown in place of a price of zero. */
  freeLabel?: string
  /** Renders the card twice as wide, and on desktops twice as high. */
  feature?: boolean
  /** A button outside the card's link, such as "Add to cart". */
  action?: ReactNode
  priority?: boolean
  sizes?: string
  onClick?: () => void
}

const cardSizes = '(min-width: 1280px) 150px, (min-width: 1024px) 17vw, (min-width: 600px) 21vw, 31vw'
const featureSizes = '(min-width: 1280px) 300px, (min-width: 1024px) 33vw, 58vw'

/** A product in a list: one link with picture, title and price, and an action beside the link. */
export function ProductCard(props: ProductCardProps) {
  const { href, title, picture, price, was, wasLabel, freeLabel, feature = false, action, priority, sizes, soldOut, onClick } = props
  return (
    <article data-feature={feature ? '' : undefined} className={cx(styles.card, feature && styles.feature)}>
      <a href={href} onClick={onClick} className={styles.link}>
        <Tile
          picture={picture}
          name={title}
          shape={feature ? 'wide' : 'square'}
          corners={feature ? 'large' : 'medium'}
          sizes={sizes ?? (feature ? featureSizes : cardSizes)}
          priority={priority}
          dimmed={soldOut !== undefined}
          className={styles.tile}
        />
        <h3 className={styles.title}>{title}</h3>
        <Price value={price} was={was} wasLabel={wasLabel} words={freeLabel} size={feature ? 'feature' : 'card'} className={styles.price} />
        <Facts {...props} />
        <TileWords {...props} />
      </a>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  )
}

function TileWords({ soldOut, discount, badge }: ProductCardProps) {
  if (soldOut)
    return (
      <Badge look="plain" className={styles.badge}>
        {soldOut}
      </Badge>
    )
  if (discount)
    return (
      <Badge look="deal" className={styles.badge}>
        {discount}
      </Badge>
    )
  return badge ? (
    <Badge look="brand" className={styles.badge}>
      {badge}
    </Badge>
  ) : null
}

function Facts({ rating, ratingLabel, note, fact }: ProductCardProps) {
  return (
    <>
      {(rating || note) && (
        <span className={styles.facts}>
          {rating && (
            <>
              <Icon of={IconStarFilled} size={14} className={styles.star} />
              <b aria-hidden={ratingLabel ? true : undefined}>{rating}</b>
              {ratingLabel && <span className="sr">{ratingLabel}</span>}
            </>
          )}
          {note && (
            <span>
              {rating && '· '}
              {note}
            </span>
          )}
        </span>
      )}
      {fact && <span className={styles.facts}>{fact}</span>}
    </>
  )
}
