import { useGetPostsPages } from '@plaza/client'
import { Button, EmptyScene, Page } from '@plaza/design'
import { useTitle } from '@plaza/web/hooks'
import { scene } from '../../parts/pictures/scene.ts'
import { useReader } from '../../mall/reader.ts'
import { Failure } from '../../parts/Failure.tsx'
import { BlocksHold } from '../../parts/Holds.tsx'
import { ToHome } from '../../parts/ToHome.tsx'
import styles from './Blog.module.css'
import { PostCard } from './PostCard.tsx'
import { blogWords } from './words.ts'

const pageSize = 12

/** The blog. The newest post comes first and is largest. */
export default function BlogScreen() {
  const { lang, words: mall } = useReader()
  const words = blogWords[lang]
  const query = useGetPostsPages(pageSize)
  const posts = query.data?.pages.flatMap((page) => page.list)
  useTitle(mall.places.blog)
  return (
    <Page className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>{mall.places.blog}</h1>
          <p className={styles.lead}>{words.lead}</p>
        </div>
        <a href={`/api/blog/rss?lang=${lang}`} className={styles.feed} type="application/rss+xml">
          {words.feed}
        </a>
      </div>
      {posts === undefined && !query.isError && <BlocksHold count={6} size="news" />}
      {posts === undefined && query.isError && <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />}
      {posts?.length === 0 && <EmptyScene pictures={scene('news')} title={words.empty} action={<ToHome />} />}
      {posts && posts.length > 0 && (
        <ul className={styles.posts}>
          {posts.map((post, at) => (
            <li key={post.id}>
              <PostCard post={post} first={at === 0} />
            </li>
          ))}
        </ul>
      )}
      {posts && query.hasNextPage && (
        <div className={styles.more}>
          <Button look="outline" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {mall.news.more}
          </Button>
        </div>
      )}
    </Page>
  )
}
