import type { NewsItem } from '@plaza/contract'
import { dayMs } from '@plaza/values'
import { safeStorage } from '@plaza/web/keep'
import { createStore, useStore } from '@plaza/web/store'

const storageKey = 'news-read'
const maxIds = 200
const freshDays = 30
const none: readonly string[] = []
const fromHere = () => safeStorage.read(storageKey)?.split(',') ?? none

/** News items opened on this device. */
const newsRead = createStore<readonly string[]>(fromHere(), none)
safeStorage.follow(storageKey, () => newsRead.set(fromHere()))

export const readNews = (id: string): void => {
  if (newsRead.current().includes(id)) return
  newsRead.set([...newsRead.current(), id].slice(-maxIds))
  safeStorage.write(storageKey, newsRead.current().join(','))
}

type Dated = Pick<NewsItem, 'id' | 'date'>
/** After a month, a news item no longer counts as unread. */
export const isUnread = ({ id, date }: Dated, read: readonly string[], now: number): boolean =>
  !read.includes(id) && now - Date.parse(date) < freshDays * dayMs

export const useNewsRead = (): readonly string[] => useStore(newsRead)
