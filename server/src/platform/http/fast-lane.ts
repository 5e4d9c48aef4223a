import { defaultLanguage, isLanguage, type Language } from '@plaza/values'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AnswerCache } from '../cache/response-cache.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { RequestLimits } from './rate-limit.ts'
import { sendReady } from './send-ready.ts'

const choice = /(?:^|;\s*)(lang|cur)=([A-Za-z]{2,4})/g
export type Choice = { lang: Language; cur: string }

/** The visitor's last language and currency. The front end stores them in two cookies, so that the server can render the page with them. */
export const choiceOf = (cookie: string | undefined): Choice => {
  const found = cookie ? Object.fromEntries([...cookie.slice(0, 4096).matchAll(choice)].map((each) => [each[1], each[2]])) : {}
  const lang = String(found['lang'] ?? '')
  return { lang: isLanguage(lang) ? lang : defaultLanguage, cur: String(found['cur'] ?? 'USD').toUpperCase() }
}

export const pageKey = ({ lang, cur }: Choice): string => `PAGE ${lang} ${cur}`
const isPage = (url: string) => url === '/' || url.startsWith('/?')

type Options = {
  cache: AnswerCache
  limit: RequestLimits
  metrics: Metrics
  addressOf: (request: IncomingMessage) => string
  /** True for the host of a console. It has another page at its root than the mall. */
  isElsewhere: (host: string | undefined) => boolean
  /** Called for each request that was served with the cached response of this key. */
  onServed: ((request: IncomingMessage, key: string) => void) | undefined
}

/** Serves cached responses before any routing. It serves only responses that are the same for all clients. */
export const fastLane = ({ cache, limit, metrics, addressOf, isElsewhere, onServed }: Options) => {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = request.url ?? '/'
    if (request.method !== 'GET' || url.length > 1000) return false
    if (isPage(url) && isElsewhere(request.headers.host)) return false
    const key = isPage(url) ? pageKey(choiceOf(request.headers.cookie)) : cache.addresses.keyAt(url)
    const answer = key === undefined ? undefined : cache.find(key)
    if (!answer) return false
    const address = addressOf(request)
    if (limit.take(address, url) !== null) return false
    answer.onServed?.(address)
    sendReady(request, response, answer)
    metrics.cachedAnswers.inc()
    onServed?.(request, key ?? '')
    return true
  }
}
