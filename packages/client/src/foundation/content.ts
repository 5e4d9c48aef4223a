import {
  type AdsByPosition,
  type WebsiteConfig,
  getAnnouncements,
  getNews,
  getNewsItem,
  getStore,
  readAnnouncements,
  getPost,
  getPosts,
} from '@plaza/contract'
import { useQuery } from '@tanstack/react-query'
import { useAnswer, usePages } from '../asking.ts'
import { useChange } from '../changing.ts'
import { type Asking, useAsking } from '../caller-context.ts'
import { type When, queryOf } from '../queries.ts'

/** One call returns either the adverts or the website configuration. The requested `type` decides which. */
type Stores = { advert: AdsByPosition; website_config: WebsiteConfig }

export const getStoreQuery = ({ caller, lang }: Asking, type: keyof Stores) =>
  queryOf({ caller, call: getStore, fields: { type }, tongue: lang })
export const useGetStore = <Type extends keyof Stores>(type: Type) =>
  useQuery({ ...getStoreQuery(useAsking(), type), select: (answer) => answer as Stores[Type] })

export const getAnnouncementsQuery = ({ caller, lang }: Asking) => queryOf({ caller, call: getAnnouncements, fields: {}, tongue: lang })
/** A page may stay open for long. Polling brings it new announcements. */
const lookAgainAfterMs = 5 * 60_000
export const useGetAnnouncements = () => useQuery({ ...getAnnouncementsQuery(useAsking()), refetchInterval: lookAgainAfterMs })

export const useReadAnnouncements = () => useChange(readAnnouncements)

export const useGetNews = (limit: number, when?: When) => useAnswer(getNews, { limit: String(limit) }, when)
export const useGetNewsPages = (limit: number) => usePages(getNews, { limit: String(limit) })

export const useGetNewsItem = (id: string) => {
  const { caller, lang } = useAsking()
  return useQuery({ ...queryOf({ caller, call: getNewsItem, fields: { id }, tongue: lang }), placeholderData: undefined })
}

export const useGetPostsPages = (limit: number) => usePages(getPosts, { limit: String(limit) })

export const useGetPost = (id: string) => {
  const { caller, lang } = useAsking()
  return useQuery({ ...queryOf({ caller, call: getPost, fields: { id }, tongue: lang }), placeholderData: undefined })
}
