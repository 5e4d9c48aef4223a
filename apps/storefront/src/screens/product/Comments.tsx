import { useGetCommentsPages } from '@plaza/client'
import { Button, LinesSkeleton, Section, Skeleton } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useNear } from '@plaza/web/hooks'
import { type RefObject, useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { Failure } from '../../parts/Failure.tsx'
import { CommentFilters, type CommentFilter } from './CommentFilters.tsx'
import { CommentList } from './CommentList.tsx'
import type { Product } from '../../parts/options/choose-variant.ts'
import { useProductWords } from './words/index.ts'
import styles from './Comments.module.css'

const atOnce = 5

/** Ratings and reviews of the product. */
export function Comments({ product, spot }: { product: Product; spot: RefObject<HTMLDivElement | null> }) {
  const { words: mall } = useReader()
  const words = useProductWords()
  const { spot: near, isNear } = useNear()
  const [filter, setFilter] = useState<CommentFilter>({})
  const spread = useGetCommentsPages({ productId: product.id, limit: atOnce }, { enabled: isNear })
  const wanted = useGetCommentsPages({ productId: product.id, limit: atOnce, ...filter }, { enabled: isNear })
  const first = spread.data?.pages[0]
  const comments = wanted.data?.pages.flatMap((page) => page.list) ?? []
  const failed = (first === undefined && spread.error) || (wanted.data === undefined && wanted.error)

  return (
    <div ref={spot} className={styles.block}>
      <div ref={near}>
        <Section title={words.comments}>
          {failed && (
            <Failure error={failed} busy={wanted.isFetching} onRetry={() => void Promise.all([spread.refetch(), wanted.refetch()])} />
          )}
          {first === undefined && !failed && <Hold />}
          {first && <CommentFilters product={product} spread={first} filter={filter} onChange={setFilter} />}
          {first && wanted.data && (
            <>
              <CommentList product={product} comments={comments} busy={wanted.isPlaceholderData} />
              {comments.length === 0 && <p className={styles.none}>{first.with_words > 0 ? words.noneLikeThis : words.noComments}</p>}
              {comments.length > 0 && (
                <div className={styles.more}>
                  <output>{words.shownComments(comments.length)}</output>
                  {wanted.hasNextPage && (
                    <Button look="outline" busy={wanted.isFetchingNextPage} onClick={() => void wanted.fetchNextPage()}>
                      {words.moreComments}
                    </Button>
                  )}
                </div>
              )}
              {wanted.isFetchNextPageError && <p role="alert">{saidOf(wanted.error, mall)}</p>}
            </>
          )}
        </Section>
      </div>
    </div>
  )
}

function Hold() {
  return (
    <div aria-hidden="true" className={styles.hold}>
      <Skeleton shape="block" className={styles.holdSpread} />
      <LinesSkeleton lines={4} />
    </div>
  )
}
