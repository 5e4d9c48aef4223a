import { type Column, IndexPage, useIndexAddress } from '@plaza/console'
import type { SoldReview } from '@plaza/contract'
import { IconStar, Rating, StatusChip, Tile } from '@plaza/design'
import { useNewest } from '@plaza/web/hooks'
import { dayOf, momentOf, useReader } from '@plaza/web/reading'
import { useListSoldReviewsPages } from '../../calls/reviews.ts'
import { AnswerBox } from './AnswerBox.tsx'
import { ReportButton } from './ReportButton.tsx'
import { useReviewWords } from './words/index.ts'
import styles from './Reviews.module.css'

const views = ['all', 'unanswered'] as const
const filters = ['rating'] as const

/** Reviews of the shop's products. Each can be answered or reported in the list. */
export default function ReviewsScreen() {
  const words = useReviewWords()
  const { text } = useReader()
  const columns = useColumns()
  const at = useIndexAddress({ views, filters })
  const query = useListSoldReviewsPages({ ...(at.view === 'unanswered' && { answered: '0' as const }), ...at.filters })
  const waiting = useNewest(query, (page) => page.counts.unanswered)
  return (
    <IndexPage
      name="reviews"
      title={words.title}
      at={at}
      query={query}
      row={{ id: ({ id }) => id, name: ({ product }) => words.one(text(product, 'name')) }}
      columns={columns}
      views={[
        { key: 'all', label: words.all },
        { key: 'unanswered', label: words.unanswered, ...(waiting !== undefined && { count: waiting }) },
      ]}
      filters={[
        { name: 'rating', label: words.rating, options: [5, 4, 3, 2, 1].map((n) => ({ value: String(n), label: words.starsOf(n) })) },
      ]}
      empty={{ icon: IconStar, title: words.empty, text: words.emptyText }}
    />
  )
}

const reportTones = { open: 'info', hidden: 'success', kept: 'quiet' } as const

const useColumns = (): readonly Column<SoldReview>[] => {
  const words = useReviewWords()
  const { lang, text, picture } = useReader()
  return [
    {
      key: 'product',
      head: words.product,
      cell: ({ product }) => (
        <span className={styles.product}>
          <Tile
            name={text(product, 'name')}
            corners="small"
            sizes="36px"
            className={styles.tile}
            picture={product.image ? picture('product', product.image, product.tint) : undefined}
          />
          <span className={styles.name}>{text(product, 'name')}</span>
        </span>
      ),
    },
    { key: 'stars', head: words.stars, cell: ({ rating }) => <Rating value={String(rating)} label={words.starsOf(rating)} /> },
    {
      key: 'said',
      head: words.said,
      card: 'bare',
      cell: (review) => (
        <div className={styles.said}>
          <p>{review.text}</p>
          <small className={styles.quiet}>
            {[
              review.author ?? words.nobody,
              ...Object.values(review.options),
              review.images.length > 0 && words.photos(review.images.length),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
          <AnswerBox review={review} />
        </div>
      ),
    },
    {
      key: 'date',
      head: words.date,
      cell: ({ date }) => (
        <time dateTime={date} title={momentOf(date, lang)}>
          {dayOf(date, lang)}
        </time>
      ),
    },
    {
      key: 'report',
      head: words.report,
      cell: (review) =>
        review.report ? (
          <StatusChip tone={reportTones[review.report.state]}>{words.states[review.report.state]}</StatusChip>
        ) : (
          <ReportButton review={review} />
        ),
    },
  ]
}
