import { isLanguage, type Language, pickLanguage } from '@plaza/values'
import { type FromWorker, keptAtName } from '@plaza/web/keep'
import { troublePage } from '../trouble-page.ts'
import { isAway, isNoPage, keptBy, cachedHeaders, type Kind, otherWidths } from './kinds.ts'
import { built, type Fetching, scope } from './scope.ts'
import { find, keep, keptAt } from './stores.ts'

/** Longer than a slow server takes to begin its answer, and as long as a user waits for a page. */
const timeoutMs = 6000

/** The network first. Without a connection or answer, or on a server failure, the cached page. */
const page = async (event: Fetching): Promise<Response> => {
  const asked = reached(() => askForPage(event))
  event.waitUntil(asked)
  const response = await inTime(asked)
  if (response && !isNoPage(response.status)) return response
  const stored = await cachedPage()
  if (stored) return stored
  const late = await asked
  return late && !isNoPage(late.status) ? late : inTrouble(late?.status)
}

/** A cached page shows at once, so it carries the time it was cached. */
const cachedPage = async (): Promise<Response | undefined> => {
  const kept = await find('page', '/')
  if (!kept) return undefined
  const html = (await kept.text()).replace('<head>', `<head><meta name="${keptAtName}" content="${keptAt(kept)}">`)
  return new Response(html, { headers: kept.headers })
}

const inTrouble = async (status = 503): Promise<Response> => {
  const { html, headers } = troublePage(await languageOfVisitor())
  return new Response(html, { status, headers })
}

/** As chosen before, where the browser lets a worker read that. */
const languageOfVisitor = async (): Promise<Language> => {
  const chosen = await scope.cookieStore?.get('lang').catch(() => null)
  return chosen && isLanguage(chosen.value) ? chosen.value : pickLanguage(navigator.languages.join())
}

const askForPage = async (event: Fetching): Promise<Response> => {
  const response = (await event.preloadResponse) ?? (await fetch(event.request))
  if (!isNoPage(response.status)) event.waitUntil(cachePage(response.clone()))
  return response
}

/** The browser has already sent this request; its preload is the answer. A second request would use up a login step, which is valid once. */
export const letPass = async (event: Fetching): Promise<Response> => (await event.preloadResponse) ?? fetch(event.request)

/** Whether a page is of this worker's build. A page of another build is cached by that build's worker, along with its files. */
export const isOurs = (html: string): boolean => html.includes(built.entry)

const cachePage = async (response: Response): Promise<void> => {
  if (isOurs(await response.clone().text())) await keep('page', '/', response)
}

/** A content-hashed name: the cached file is right. Files of every build still in use are found. */
const asset = async (event: Fetching): Promise<Response> => {
  const stored = await caches.match(event.request, { ignoreVary: true, ignoreSearch: true })
  return stored ?? fetchAndKeep('asset', event)
}

const picture = async (event: Fetching): Promise<Response> => {
  const kept = await find('picture', event.request)
  if (kept) return kept
  const response = await reached(() => fetchAndKeep('picture', event))
  return response ?? (await inAnotherWidth(event.request.url)) ?? Response.error()
}

const inAnotherWidth = async (url: string): Promise<Response | undefined> => {
  for (const other of otherWidths(url)) {
    const kept = await find('picture', other)
    if (kept) return kept
  }
  return undefined
}

/** The network first. Without a connection or answer, the cached answer, and the page gets its age. */
const answer = async (event: Fetching): Promise<Response> => {
  const key = await keyOf(event.request)
  const asked = reached(() => fetchAndKeep('answer', event, key))
  event.waitUntil(asked)
  const response = await inTime(asked)
  if (response && !isAway(response.status)) return response
  const kept = event.request.signal.aborted || !key ? undefined : await find('answer', key)
  if (!kept) return (await asked) ?? Response.error()
  const asking = await scope.clients.get(event.clientId)
  asking?.postMessage({ keptAt: keptAt(kept) } satisfies FromWorker)
  return kept
}

/** Builds the cache key. A cache stores the key's request headers, so the key contains the language only and never the token. */
const keyOf = async (request: Request): Promise<Request | null> => {
  const form = request.method === 'GET' ? '' : await request.clone().text()
  const key = keptBy(request, form)
  return key === null ? null : new Request(key, { headers: cachedHeaders(request.headers) })
}

export const respond: Record<Kind, (event: Fetching) => Promise<Response>> = { page, asset, picture, answer }

const fetchAndKeep = async (kind: Kind, event: Fetching, key: Request | null = event.request): Promise<Response> => {
  const response = await fetch(event.request)
  if (key) event.waitUntil(keep(kind, key, response.clone()))
  return response
}

/**
 * Limits the wait for the network, because a connection without data is as good as none when a cached answer exists. A late answer is still cached
 * for the next time.
 */
const inTime = (asked: Promise<Response | undefined>): Promise<Response | undefined> =>
  Promise.race([asked, new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs))])

const reached = (ask: () => Promise<Response>): Promise<Response | undefined> => ask().catch(() => undefined)
