import { useGetFollowedShopsPages } from '@plaza/client'
import { Button, RowSkeleton } from '@plaza/design'
import { Failure } from '../../../parts/Failure.tsx'
import { FollowedShopCard } from './FollowedShopCard.tsx'
import { NothingHere } from './NothingHere.tsx'
import { useShelfWords } from './words/index.ts'
import styles from './Shelves.module.css'

/** The shops that one follows, and what is new in each. */
export function FollowedShelf() {
  const words = useShelfWords()
  const asked = useGetFollowedShopsPages()
  const list = asked.data?.pages.flatMap((page) => page.list)
  if (!list && asked.isError) return <Failure error={asked.error} busy={asked.isFetching} onRetry={() => void asked.refetch()} />
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
      {asked.hasNextPage && (
        <div className={styles.more}>
          <Button look="outline" busy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  )
}
