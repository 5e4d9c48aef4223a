import { useGetNewsPages } from '@plaza/client'
import { Button, EmptyScene, Page } from '@plaza/design'
import { useTitle } from '@plaza/web/hooks'
import { scene } from '../../parts/pictures/scene.ts'
import { useReader } from '../../mall/reader.ts'
import { Failure } from '../../parts/Failure.tsx'
import { BlocksHold } from '../../parts/Holds.tsx'
import { NewsList } from '../../parts/NewsList.tsx'
import { ToHome } from '../../parts/ToHome.tsx'
import styles from './News.module.css'

const pageSize = 20

export function NewsIndex() {
  const { news } = useReader().words
  const query = useGetNewsPages(pageSize)
  const items = query.data?.pages.flatMap((page) => page.list)
  useTitle(news.title)
  return (
    <Page className={styles.page}>
      <h1>{news.title}</h1>
      <p className={styles.lead}>{news.text}</p>
      <h2 className="sr">{news.back}</h2>
      {items === undefined && !query.isError && <BlocksHold count={8} size="news" />}
      {items === undefined && query.isError && <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />}
      {items?.length === 0 && <EmptyScene pictures={scene('news')} title={news.empty} action={<ToHome />} />}
      {items && items.length > 0 && <NewsList items={items} />}
      {items && query.hasNextPage && (
        <div className={styles.more}>
          <output>{news.loaded(items.length)}</output>
          <Button look="outline" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {news.more}
          </Button>
        </div>
      )}
    </Page>
  )
}
