import { type FailureOf, useGetPost } from '@plaza/client'
import type { getPost } from '@plaza/contract'
import { ButtonLink, EmptyScene, Icon, IconArrowLeft, LinesSkeleton, Page } from '@plaza/design'
import { useTitle } from '@plaza/web/hooks'
import { scene } from '../../parts/pictures/scene.ts'
import { useReader } from '../../mall/reader.ts'
import { Failure } from '../../parts/Failure.tsx'
import { HeadingHold } from '../../parts/HeadingHold.tsx'
import { hrefOf } from '../../paths.ts'
import type { ScreenProps } from '../screen.ts'
import styles from './Blog.module.css'
import { PostPage } from './PostPage.tsx'
import { blogWords } from './words.ts'

/** One post of the blog. */
export default function PostScreen({ query }: ScreenProps) {
  const { lang, words: mall, text } = useReader()
  const id = query.get('id') ?? ''
  const request = useGetPost(id)
  useTitle(request.data ? text(request.data, 'title') : mall.places.blogPost)
  return (
    <Page className={styles.page}>
      <a href={hrefOf('blog')} className={styles.back}>
        <Icon of={IconArrowLeft} size={20} />
        {blogWords[lang].back}
      </a>
      {request.data && <PostPage key={id} post={request.data} />}
      {request.isPending && (
        <>
          <h1>
            <HeadingHold />
          </h1>
          <LinesSkeleton lines={9} />
        </>
      )}
      {request.isError && !request.data && (
        <NoPost error={request.error} busy={request.isFetching} onRetry={() => void request.refetch()} />
      )}
    </Page>
  )
}

type NoPostProps = { error: FailureOf<typeof getPost> | null; busy: boolean; onRetry: () => void }

function NoPost({ error, busy, onRetry }: NoPostProps) {
  const { lang, words: mall } = useReader()
  const words = blogWords[lang]
  if (error?.reason === 'post_unknown' || error?.reason === 'field_malformed')
    return (
      <EmptyScene
        titleLevel={1}
        pictures={scene('news')}
        title={words.gone}
        action={<ButtonLink href={hrefOf('blog')}>{words.back}</ButtonLink>}
      />
    )
  return (
    <>
      <h1 className="sr">{mall.places.blogPost}</h1>
      <Failure error={error} busy={busy} onRetry={onRetry} />
    </>
  )
}
