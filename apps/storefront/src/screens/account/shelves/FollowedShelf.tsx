import { useGetFollowedShopsPages } from '@plaza/client'
import { Button, RowSkeleton } from '@plaza/design'
import { Failure } from '../../../parts/Failure.tsx'
import { FollowedShopCard } from './FollowedShopCard.tsx'
import { NothingHere } from './NothingHere.tsx'
import { useShelfWords } from './words/index.ts'
import styles from './Shelves.module.css'

/** The followed shops with their new products. */
export function FollowedShelf() {
  const words = useShelfWords()
  const query = useGetFollowedShopsPages()
  const list = query.data?.pages.flatMap((page) => page.list)
  if (!list && query.isError) return <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  if (!list) return <RowSkeleton />
  if (list.length === 0) return <NothingHere thing="shop" title={words.nothingFollowed} text={words.nothingFollowedText} />
  return (
    <>
      <ul aria-label={words.followed} className={styles.shops}>
        {list.map((followed) => (
          <li key={followed.shop.id}>
            <FollowedShopCard followed={followed} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <div className={styles.more}>
          <Button look="outline" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  )
}
