import type { AnswerOf, getComments } from '@plaza/contract'
import { Chip, Icon, IconPhoto, Stars, cx } from '@plaza/design'
import { useReader } from '../../mall/reader.ts'
import type { Product } from '../../parts/options/choose-variant.ts'
import { ratingShares } from './rating-shares.ts'
import { useProductWords } from './words/index.ts'
import styles from './CommentFilters.module.css'

export type CommentFilter = { rating?: number; withImages?: boolean }
type Spread = Pick<AnswerOf<typeof getComments>, 'breakdown' | 'rating_count' | 'with_words' | 'with_images'>
type Props = { product: Product; spread: Spread; filter: CommentFilter; onChange: (filter: CommentFilter) => void }

/** Distribution of ratings. Each bar shows the number of ratings with that many stars, and a press on it filters the reviews. */
export function CommentFilters({ product, spread, filter, onChange }: Props) {
  const { words: mall } = useReader()
  const words = useProductWords()
  const rating = product.rating ?? 0
  const isFiltered = filter.rating !== undefined || filter.withImages === true
  return (
    <>
      <div className={styles.spread}>
        <div className={styles.average}>
          <span aria-hidden="true" className={styles.figure}>
            {product.rating === null ? '–' : rating.toFixed(1)}
          </span>
          {product.rating !== null && <Stars rating={rating} label={mall.product.rated(rating.toFixed(1))} />}
          <p className={styles.count}>{spread.rating_count > 0 ? words.ratings(spread.rating_count) : words.noRatings}</p>
          {spread.with_words > 0 && <p className={styles.count}>{words.withWords(spread.with_words)}</p>}
        </div>
        <div className={styles.bars}>
          {ratingShares(spread.breakdown).map(({ rating: stars, percent, count }) => (
            <button
              key={stars}
              type="button"
              aria-pressed={filter.rating === stars}
              disabled={count === 0}
              className={cx(styles.bar, filter.rating === stars && styles.pressed)}
              onClick={() => onChange({ ...filter, rating: filter.rating === stars ? undefined : stars })}
            >
              <span className="sr">{words.starsShare(stars, percent, count)}</span>
              <span aria-hidden="true">{stars}</span>
              <span aria-hidden="true" className={styles.track}>
                <span className={styles.fill} style={{ width: `${percent}%` }} />
              </span>
              <span aria-hidden="true" className={styles.percent}>
                {percent}%
              </span>
            </button>
          ))}
        </div>
      </div>
      {spread.rating_count > 0 && (
        <div className={styles.chips}>
          <Chip pressed={!isFiltered} onChange={() => onChange({})}>
            {words.allComments}
          </Chip>
          <Chip
            pressed={filter.withImages === true}
            disabled={spread.with_images === 0}
            icon={<Icon of={IconPhoto} size={18} />}
            count={spread.with_images}
            onChange={(withImages) => onChange({ ...filter, withImages: withImages || undefined })}
          >
            {words.withPictures}
          </Chip>
        </div>
      )}
    </>
  )
}
