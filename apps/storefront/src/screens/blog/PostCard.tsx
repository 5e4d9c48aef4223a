import type { Post } from '@plaza/contract'
import { Tile } from '@plaza/design'
import { dayOf } from '@plaza/web/reading'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import styles from './Blog.module.css'

/** A post in a list: cover, date and reading time. */
export function PostCard({ post, first = false, level = 2 }: { post: Post; first?: boolean; level?: 2 | 3 }) {
  const { words, lang, text, picture } = useReader()
  const Title = `h${level}` as const
  return (
    <a href={hrefOf('blogPost', { id: post.id })} className={styles.post}>
      <Tile
        shape="news"
        corners="none"
        priority={first}
        name={text(post, 'title')}
        picture={picture('general', post.image, post.tint)}
        sizes="(min-width: 1024px) 360px, (min-width: 600px) 45vw, 90vw"
        className={styles.cover}
      />
      <div className={styles.words}>
        <p className={styles.facts}>
          <time dateTime={post.date}>{dayOf(post.date, lang)}</time>
          <span>{words.news.minutes(post.minutes)}</span>
        </p>
        <Title className={styles.title}>{text(post, 'title')}</Title>
        <p className={styles.excerpt}>{text(post, 'excerpt')}</p>
      </div>
    </a>
  )
}
