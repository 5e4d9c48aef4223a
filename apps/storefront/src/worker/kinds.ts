import { isOwnAnswer } from './own-answers.ts'
import { isPublicAnswer } from './public-answers.ts'

/** Kinds of requests that the worker handles. It ignores all others. */
export type Kind = 'page' | 'asset' | 'picture' | 'answer' | 'own'

type HandledRequest = Pick<Request, 'method' | 'url' | 'mode' | 'referrer'>

/** Pages and files of the consoles. They may share the shop's host, but this worker ignores them. */
const ofConsole = /^\/(seller|operator|console)\//

export const isConsole = (address: string, origin: string): boolean =>
  address.startsWith(`${origin}/`) && ofConsole.test(address.slice(origin.length))

export const kindOf = ({ method, url, mode, referrer }: HandledRequest, origin: string): Kind | null => {
  const address = new URL(url)
  if (address.origin !== origin) return null
  // A console always gets current answers from the server, never cached answers.
  if (mode !== 'navigate' && isConsole(referrer, origin)) return null
  if (isPublicAnswer(method, address.pathname)) return 'answer'
  if (isOwnAnswer(method, address)) return 'own'
  if (method !== 'GET') return null
  if (mode === 'navigate') return address.pathname === '/' ? 'page' : null
  if (address.pathname.startsWith('/assets/')) return 'asset'
  if (address.pathname.startsWith('/media/')) return 'picture'
  return null
}

/** A navigation to a page that this worker does not serve. Navigation preload has already sent its request. */
export const isPreloaded = ({ method, mode }: Pick<Request, 'method' | 'mode'>): boolean => method === 'GET' && mode === 'navigate'

/** Forms longer than this are not cached. Real input is shorter. */
const longestForm = 400

/** Cache key of an answer: its URL, with the form of a POST added. Null if the body is not a form or is too long. */
export const cacheKeyOf = ({ method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>, form: string): string | null => {
  if (method === 'GET') return url
  const isForm = headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true
  if (!isForm || form.length > longestForm) return null
  const address = new URL(url)
  address.searchParams.set('posted-form', form)
  return address.href
}

/** Request headers stored with an answer: the language only, no user data. */
export const cachedHeaders = (headers: Headers): Record<string, string> => {
  const lang = headers.get('lang')
  return lang === null ? {} : { lang }
}

/** `cache-control` values that allow this worker to cache, by kind of request. Private answers never have them. */
const said: Record<Exclude<Kind, 'own'>, RegExp> = {
  page: /\bno-cache\b/,
  asset: /\bimmutable\b/,
  picture: /\bimmutable\b/,
  answer: /\bno-cache\b/,
}

export const mayBeCached = (
  kind: Exclude<Kind, 'own'>,
  { status, redirected, headers }: Pick<Response, 'status' | 'redirected' | 'headers'>,
): boolean => {
  const cacheControl = headers.get('cache-control') ?? ''
  return status === 200 && !redirected && said[kind].test(cacheControl) && !/\b(no-store|private)\b/.test(cacheControl)
}

/** Whether the status means that the server behind the proxy is unreachable. */
export const isAway = (status: number): boolean => status >= 502 && status <= 504

/** Server failures after which the cached page is a better response. */
export const isNoPage = (status: number): boolean => status >= 500 || status === 429

const widths = [640, 384, 960, 256, 128]
/** URLs of the same picture in other widths, because one of them may be cached. */
export const otherWidths = (url: string): string[] => widths.map((width) => url.replace(/\/\d+\.webp$/, `/${width}.webp`))
