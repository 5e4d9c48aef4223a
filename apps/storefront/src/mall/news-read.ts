import type { NewsItem } from '@plaza/contract'
import { dayMs } from '@plaza/values'
import { kept } from '@plaza/web/keep'
import { createStore, useStore } from '@plaza/web/store'

const storageKey = 'news-read'
const maxIds = 200
const freshDays = 30
const none: readonly string[] = []
const fromHere = () => kept.read(storageKey)?.split(',') ?? none

/** The news that were opened on this device. */
const newsRead = createStore<readonly string[]>(fromHere(), none)
kept.follow(storageKey, () => newsRead.set(fromHere()))

export const readNews = (id: string): void => {
  if (newsRead.current().includes(id)) return
  newsRead.set([...newsRead.current(), id].slice(-maxIds))
  kept.write(storageKey, newsRead.current().join(','))
}

type Dated = Pick<NewsItem, 'id' | 'date'>
/** A news item a month old is not unread any more, read or not. */
export const isUnread = ({ id, date }: Dated, read: readonly string[], now: number): boolean =>
  !read.includes(id) && now - Date.parse(date) < freshDays * dayMs

export const useNewsRead = (): readonly string[] => useStore(newsRead)
