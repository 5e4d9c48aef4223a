import type { NewsItem } from '@plaza/contract'
import { NewsCard } from '@plaza/design'
import { dayOf } from '@plaza/web/reading'
import { useState } from 'react'
import { isUnread, useNewsRead } from '../mall/news-read.ts'
import { type Reader, useReader } from '../mall/reader.ts'
import { hrefOf } from '../paths.ts'
import styles from './NewsList.module.css'

/** Kind with reading time or date: "Guide · 4 min", "Announcement · 18 Nov". */
export const newsNote = ({ words, lang }: Reader, item: NewsItem): string => {
  const day = dayOf(item.date, lang)
  return `${words.news.kinds[item.kind]} · ${item.kind === 'announcement' ? day : words.news.minutes(item.minutes)}`
}

/** News stories as rows on phones and cards on desktops. */
export function NewsList({ items }: { items: readonly NewsItem[] }) {
  const reader = useReader()
  const read = useNewsRead()
  const [now] = useState(() => Date.now())
  return (
    <ul className={styles.news}>
      {items.map((item) => (
        <li key={item.id}>
          <NewsCard
            href={hrefOf('news', { id: item.id })}
            title={reader.text(item, 'title')}
            note={newsNote(reader, item)}
            picture={reader.picture('general', item.image, item.tint)}
            {...(isUnread(item, read, now) && { unreadLabel: reader.words.news.unread })}
          />
        </li>
      ))}
    </ul>
  )
}
