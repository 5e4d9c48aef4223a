import { Icon } from '../Icon.tsx'
import { cx } from '../cx.ts'
import { IconStar, IconStarFilled, IconStarHalfFilled } from '../icons.ts'
import { ratingStars } from './rating-stars.ts'
import styles from './Rating.module.css'

const glyphs = { full: IconStarFilled, half: IconStarHalfFilled, empty: IconStar }

/** Five stars. `label` is the sentence for screen readers: "4.8 of 5 stars". */
export function Stars({ rating, label, size = 16 }: { rating: number; label: string; size?: number }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- five glyphs are one picture
    <span role="img" aria-label={label} className={styles.stars}>
      {ratingStars(rating).map((fill, at) => (
        <Icon key={at} of={glyphs[fill]} size={size} />
      ))}
    </span>
  )
}

type Props = {
  /** Text such as "4.8". */
  value: string
  label: string
  /** Text such as "2,317 ratings"; a link if `href` is set. */
  count?: string
  href?: string
  /** Text after a dot: "5.1k sold". */
  note?: string
  className?: string
}

/** One star, the rating, and the number of ratings. */
export function Rating({ value, label, count, href, note, className }: Props) {
  return (
    <span className={cx(styles.rating, className)}>
      <Icon of={IconStarFilled} size={17} className={styles.star} />
      <b aria-hidden="true">{value}</b>
      <span className="sr">{label}</span>
      {count &&
        (href ? (
          <a href={href} className={styles.link}>
            {count}
          </a>
        ) : (
          <span>{count}</span>
        ))}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  )
}
