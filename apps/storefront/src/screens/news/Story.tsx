import { type FailureOf, useGetNewsItem } from '@plaza/client'
import type { AnswerOf, getNewsItem } from '@plaza/contract'
import { Badge, ButtonLink, EmptyScene, Icon, IconArrowLeft, LinesSkeleton, Page, Tile } from '@plaza/design'
import { htmlLanguages, localizedLanguage } from '@plaza/values'
import { useTitle } from '@plaza/web/hooks'
import { dayOf, momentOf } from '@plaza/web/reading'
import { useEffect } from 'react'
import { readNews } from '../../mall/news-read.ts'
import { scene } from '../../parts/pictures/scene.ts'
import { useReader } from '../../mall/reader.ts'
import { Failure } from '../../parts/Failure.tsx'
import { HeadingHold } from '../../parts/HeadingHold.tsx'
import { RichText } from '../../parts/rich-text/RichText.tsx'
import { hrefOf } from '../../paths.ts'
import styles from './News.module.css'

/** One news story in a column of readable width. */
export function Story({ id }: { id: string }) {
  const { words, text } = useReader()
  const query = useGetNewsItem(id)
  const story = query.data
  useTitle(story ? text(story, 'title') : words.news.title)
  return (
    <Page width="text" className={styles.page}>
      <a href={hrefOf('news')} className={styles.back}>
        <Icon of={IconArrowLeft} size={20} />
        {words.news.back}
      </a>
      {story && <Article story={story} />}
      {query.isPending && (
        <>
          <h1>
            <HeadingHold />
          </h1>
          <LinesSkeleton lines={9} />
        </>
      )}
      {query.isError && !story && <NoStory error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />}
    </Page>
  )
}

function Article({ story }: { story: AnswerOf<typeof getNewsItem> }) {
  useEffect(() => readNews(story.id), [story.id])
  const { words, lang, text, picture } = useReader()
  const shownIn = localizedLanguage<'body'>(story, 'body', lang)
  return (
    <article>
      <p className={styles.facts}>
        <Badge look="brand">{words.news.kinds[story.kind]}</Badge>
        <time dateTime={story.date} title={momentOf(story.date, lang)}>
          {dayOf(story.date, lang)}
        </time>
        <span>{words.news.minutes(story.minutes)}</span>
        {shownIn !== lang && <Badge>{words.news.inEnglish}</Badge>}
      </p>
      <h1 className={styles.title}>{text(story, 'title')}</h1>
      <p className={styles.excerpt}>{text(story, 'excerpt')}</p>
      {story.image && (
        <Tile
          shape="news"
          corners="large"
          priority
          name={text(story, 'title')}
          picture={picture('general', story.image, story.tint)}
          sizes="(min-width: 720px) 280px, 40vw"
          className={styles.cover}
        />
      )}
      <RichText html={text(story, 'body')} lang={htmlLanguages[shownIn]} />
    </article>
  )
}

type NoStoryProps = { error: FailureOf<typeof getNewsItem> | null; busy: boolean; onRetry: () => void }

function NoStory({ error, busy, onRetry }: NoStoryProps) {
  const { words } = useReader()
  if (error?.reason === 'news_unknown' || error?.reason === 'field_malformed') {
    return (
      <EmptyScene
        titleLevel={1}
        pictures={scene('news')}
        title={words.news.gone}
        action={<ButtonLink href={hrefOf('news')}>{words.news.back}</ButtonLink>}
      />
    )
  }
  return (
    <>
      <h1 className="sr">{words.news.title}</h1>
      <Failure error={error} busy={busy} onRetry={onRetry} />
    </>
  )
}
