import {
  type Caller,
  getStoreQuery,
  getAnnouncementsQuery,
  getCurrencyQuery,
  getFirstCategoriesQuery,
  getLanguagesQuery,
  getAllProductsQuery,
} from '@plaza/client'
import type { Language } from '@plaza/values'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { answersId } from './begin/drawn-place.ts'
import { firstPriceDrops } from './screens/home/PriceDrops.tsx'

/** Server answers embedded in the server-rendered page. */
export type BootCall = { name: string; input: Record<string, string> }
export type BootAnswer = BootCall & { data: unknown }
export type Boot = { lang: Language; cur: string; answers: BootAnswer[] }

type Asking = { caller: Caller; lang: Language }
/** `part`: the page embeds only the fields that the first screen shows, so the browser requests the full answer afterwards. */
type Needed = BootCall & { key: (asking: Asking) => QueryKey; part?: boolean }

/** Requests whose answers are needed to render the first screen of the home page. */
const needed: readonly Needed[] = [
  { name: 'getCurrency', input: {}, key: ({ caller }) => getCurrencyQuery(caller).queryKey },
  { name: 'getLanguages', input: {}, key: ({ caller }) => getLanguagesQuery(caller).queryKey },
  { name: 'getStore', input: { type: 'website_config' }, key: (asking) => getStoreQuery(asking, 'website_config').queryKey },
  { name: 'getStore', input: { type: 'advert' }, key: (asking) => getStoreQuery(asking, 'advert').queryKey, part: true },
  { name: 'getAnnouncements', input: {}, key: (asking) => getAnnouncementsQuery(asking).queryKey },
  { name: 'getFirstCategories', input: {}, key: (asking) => getFirstCategoriesQuery(asking).queryKey },
  {
    name: 'getAllProducts',
    input: firstPriceDrops,
    key: (asking) => getAllProductsQuery(asking, firstPriceDrops).queryKey,
  },
]

export const bootCalls: BootCall[] = needed.map(({ name, input }) => ({ name, input }))

const isSame = (one: BootCall, other: BootCall) => one.name === other.name && JSON.stringify(one.input) === JSON.stringify(other.input)

type Filling = { queries: QueryClient; caller: Caller; boot: Boot; at?: number }

/** Fills the query cache with the embedded answers. `at` is the time when the server created them. */
export const fillFromBoot = ({ queries, caller, boot, at = Date.now() }: Filling): void => {
  for (const answer of boot.answers) {
    const call = needed.find((each) => isSame(each, answer))
    if (!call) continue
    const updatedAt = call.part ? 0 : at
    queries.setQueryData(call.key({ caller, lang: boot.lang }), answer.data, { updatedAt })
  }
}

/** Answers embedded in the HTML of a route other than home, with the query keys of its screen. */
export type RouteAnswers = readonly { key: QueryKey; data: unknown }[]

export const fillFromRoute = (queries: QueryClient, answers: RouteAnswers): void => {
  for (const { key, data } of answers) queries.setQueryData(key, data)
}

/** Reads a data block embedded in the page. */
const readData = (id: string): unknown => {
  const written = document.getElementById(id)?.textContent
  return written ? JSON.parse(written) : undefined
}

export const readRouteAnswers = (): RouteAnswers => (readData(answersId) as RouteAnswers | undefined) ?? []
export const readBoot = (): Boot | undefined => readData('boot') as Boot | undefined
