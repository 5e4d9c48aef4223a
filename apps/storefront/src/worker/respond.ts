import { isLanguage, type Language, pickLanguage } from '@plaza/values'
import { type FromWorker, cachedAtName } from '@plaza/web/keep'
import { troublePage } from '../trouble-page.ts'
import { isAway, isNoPage, cacheKeyOf, cachedHeaders, type Kind, otherWidths } from './kinds.ts'
import { built, type Fetching, scope } from './scope.ts'
import { cachedAt } from './dated.ts'
import { ownAnswerOf } from './respond-own.ts'
import { find, findInAnyLanguage, keep } from './stores.ts'

/** Maximum wait for the network: longer than a slow server needs, but shorter than a user's patience. */
const timeoutMs = 6000

/** Requests the page from the network. Without a connection or answer, or on a server failure, returns the cached page. */
const page = async (event: Fetching): Promise<Response> => {
  const pending = reached(() => askForPage(event))
  event.waitUntil(pending)
  const response = await inTime(pending)
  if (response && !isNoPage(response.status)) return response
  const stored = await cachedPage()
  if (stored) return stored
  const late = await pending
  return late && !isNoPage(late.status) ? late : inTrouble(late?.status)
}

/** Adds the time of caching to a cached page, so that the page can display the age of its data. */
const cachedPage = async (): Promise<Response | undefined> => {
  const cached = await find('page', '/')
  if (!cached) return undefined
  const html = (await cached.text()).replace('<head>', `<head><meta name="${cachedAtName}" content="${cachedAt(cached)}">`)
  return new Response(html, { headers: cached.headers })
}

const inTrouble = async (status = 503): Promise<Response> => {
  const { html, headers } = troublePage(await languageOfVisitor())
  return new Response(html, { status, headers })
}

/** The language that the visitor chose, if the worker can read cookies; otherwise the browser's language. */
const languageOfVisitor = async (): Promise<Language> => {
  const chosen = await scope.cookieStore?.get('lang').catch(() => null)
  return chosen && isLanguage(chosen.value) ? chosen.value : pickLanguage(navigator.languages.join())
}

const askForPage = async (event: Fetching): Promise<Response> => {
  const response = (await event.preloadResponse) ?? (await fetch(event.request))
  if (!isNoPage(response.status)) event.waitUntil(cachePage(response.clone()))
  return response
}

/**
 * Uses the preloaded response, because the browser has already sent this request. Sending it again would use up a login step, which is valid only
 * once.
 */
export const letPass = async (event: Fetching): Promise<Response> => (await event.preloadResponse) ?? fetch(event.request)

/** Whether a page belongs to this worker's build. Pages of another build are cached by that build's worker. */
export const isOurs = (html: string): boolean => html.includes(built.entry)

const cachePage = async (response: Response): Promise<void> => {
  if (isOurs(await response.clone().text())) await keep('page', '/', response)
}

/** The file name contains a content hash, so a cached file is always valid. The search covers all builds still in use. */
const asset = async (event: Fetching): Promise<Response> => {
  const stored = await caches.match(event.request, { ignoreVary: true, ignoreSearch: true })
  return stored ?? fetchAndKeep('asset', event)
}

const picture = async (event: Fetching): Promise<Response> => {
  const cached = await find('picture', event.request)
  if (cached) return cached
  const response = await reached(() => fetchAndKeep('picture', event))
  return response ?? (await inAnotherWidth(event.request.url)) ?? Response.error()
}

const inAnotherWidth = async (url: string): Promise<Response | undefined> => {
  for (const other of otherWidths(url)) {
    const cached = await find('picture', other)
    if (cached) return cached
  }
  return undefined
}

/** Requests the answer from the network. Without a connection or answer, returns the cached answer and tells the page its age. */
const answer = async (event: Fetching): Promise<Response> => {
  const key = await keyOf(event.request)
  const pending = reached(() => fetchAndKeep('answer', event, key))
  event.waitUntil(pending)
  const response = await inTime(pending)
  if (response && !isAway(response.status)) return response
  const cached = event.request.signal.aborted || !key ? undefined : ((await find('answer', key)) ?? (await findInAnyLanguage(key)))
  if (!cached) return (await pending) ?? Response.error()
  return withAge(event, cached)
}

/** A stored answer. The page learns its age. */
const withAge = async (event: Fetching, cached: Response): Promise<Response> => {
  const asking = await scope.clients.get(event.clientId)
  asking?.postMessage({ keptAt: cachedAt(cached) } satisfies FromWorker)
  return cached
}

/** As `answer`, for the orders of the customer who is logged in. */
const own = async (event: Fetching): Promise<Response> => {
  const { ask, find: findOwn } = await ownAnswerOf(event)
  const pending = reached(() => ask(event))
  event.waitUntil(pending)
  const response = await inTime(pending)
  if (response && !isAway(response.status)) return response
  const cached = event.request.signal.aborted ? undefined : await findOwn()
  return cached ? withAge(event, cached) : ((await pending) ?? Response.error())
}

/** Builds the cache key. A cache stores the headers of its key requests, so the key contains only the language, never the session token. */
const keyOf = async (request: Request): Promise<Request | null> => {
  const form = request.method === 'GET' ? '' : await request.clone().text()
  const key = cacheKeyOf(request, form)
  return key === null ? null : new Request(key, { headers: cachedHeaders(request.headers) })
}

export const respond: Record<Kind, (event: Fetching) => Promise<Response>> = { page, asset, picture, answer, own }

const fetchAndKeep = async (kind: Exclude<Kind, 'own'>, event: Fetching, key: Request | null = event.request): Promise<Response> => {
  const response = await fetch(event.request)
  if (key) event.waitUntil(keep(kind, key, response.clone()))
  return response
}

/** Limits the wait for the network, because a connection may exist but transfer nothing. An answer that arrives later is still cached. */
const inTime = (pending: Promise<Response | undefined>): Promise<Response | undefined> =>
  Promise.race([pending, new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs))])

const reached = (ask: () => Promise<Response>): Promise<Response | undefined> => ask().catch(() => undefined)
