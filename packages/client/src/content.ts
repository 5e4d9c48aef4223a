import { type AdsByPosition, type WebsiteConfig, getAnnouncements, getNews, getNewsItem, getStore } from '@plaza/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type Asking, useAsking } from './caller-context.ts'
import { type When, pagesOf, queryOf } from './queries.ts'

export const adsQuery = ({ caller, lang }: Asking) => queryOf({ caller, call: getStore, fields: { type: 'advert' }, tongue: lang })
export const websiteConfigQuery = ({ caller, lang }: Asking) =>
  queryOf({ caller, call: getStore, fields: { type: 'website_config' }, tongue: lang })

/** One call answers both kinds; what was asked for says which one it is. */
export const useAds = () => useQuery({ ...adsQuery(useAsking()), select: (answer) => answer as AdsByPosition })
export const useWebsiteConfig = () => useQuery({ ...websiteConfigQuery(useAsking()), select: (answer) => answer as WebsiteConfig })

export const announcementsQuery = ({ caller, lang }: Asking) => queryOf({ caller, call: getAnnouncements, fields: {}, tongue: lang })
/** A page may stay open for long; what the mall has to say reaches it all the same. */
const lookAgainAfterMs = 5 * 60_000
export const useAnnouncements = () => useQuery({ ...announcementsQuery(useAsking()), refetchInterval: lookAgainAfterMs })

export const useNewest = (limit: number, { enabled }: When = {}) => {
  const { caller, lang } = useAsking()
  return useQuery({ ...queryOf({ caller, call: getNews, fields: { limit: String(limit) }, tongue: lang }), enabled })
}

export const useNews = (limit: number) => {
  const { caller, lang } = useAsking()
  return useInfiniteQuery(pagesOf({ caller, call: getNews, fields: { limit: String(limit) }, tongue: lang }))
}

export const useNewsItem = (id: string) => {
  const { caller, lang } = useAsking()
  return useQuery({ ...queryOf({ caller, call: getNewsItem, fields: { id }, tongue: lang }), placeholderData: undefined })
}
