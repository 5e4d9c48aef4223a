import { useGetShopReviewsPages } from '@plaza/client'
import type { Shop } from '@plaza/contract'
import { Button, EmptyScene, LinesSkeleton } from '@plaza/design'
import { scene } from '../../parts/pictures/scene.ts'
import { useReader } from '../../mall/reader.ts'
import { Failure } from '../../parts/Failure.tsx'
import { ShopReview } from './ShopReview.tsx'
import styles from './ShopReviews.module.css'
import { shopWords } from './words.ts'

/** Reviews of all products of the shop, newest first. */
export function ShopReviews({ shop }: { shop: Shop }) {
  const { lang } = useReader()
  const words = shopWords[lang]
  const query = useGetShopReviewsPages(shop.id)
  const reviews = query.data?.pages.flatMap((page) => page.list) ?? []
  if (query.isError && !query.data) return <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  if (!query.data) return <LinesSkeleton lines={8} />
  if (reviews.length === 0) return <EmptyScene pictures={scene('star')} title={words.noReviews} text={words.noReviewsText} />
  return (
    <>
      <h2 className="sr">{words.tabs.reviews}</h2>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={review.id} className={styles.review}>
            <ShopReview review={review} shop={shop.name} />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <output>{words.shownReviews(reviews.length)}</output>
        {query.hasNextPage && (
          <Button look="outline" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {words.moreReviews}
          </Button>
        )}
      </div>
    </>
  )
}
