import { isPublicAnswer } from './public-answers.ts'

/** Requests that the worker handles; it leaves all others alone. */
export type Kind = 'page' | 'asset' | 'picture' | 'answer'

type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'referrer'>

/** Pages and files of the consoles. They may be on the shop's own host, and this worker ignores them. */
const ofConsole = /^\/(seller|operator|console)\//

export const isConsole = (address: string, origin: string): boolean =>
  address.startsWith(`${origin}/`) && ofConsole.test(address.slice(origin.length))

export const kindOf = ({ method, url, mode, referrer }: Asked, origin: string): Kind | null => {
  const address = new URL(url)
  if (address.origin !== origin) return null
  // A console always gets current answers, never cached ones.
  if (mode !== 'navigate' && isConsole(referrer, origin)) return null
  if (isPublicAnswer(method, address.pathname)) return 'answer'
  if (method !== 'GET') return null
  if (mode === 'navigate') return address.pathname === '/' ? 'page' : null
  if (address.pathname.startsWith('/assets/')) return 'asset'
  if (address.pathname.startsWith('/media/')) return 'picture'
  return null
}

/** A navigation to a page that this worker does not serve. Navigation preload has sent its request before the worker is called. */
export const isOnItsWay = ({ method, mode }: Pick<Request, 'method' | 'mode'>): boolean => method === 'GET' && mode === 'navigate'

/** Request forms longer than this are not cached. No user fills in so much. */
const longestForm = 400

/** Cache key of an answer: its URL, with the form of a POST added. Null if the body is not a form or is too long. */
export const keptBy = ({ method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>, form: string): string | null => {
  if (method === 'GET') return url
  const isForm = headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true
  if (!isForm || form.length > longestForm) return null
  const address = new URL(url)
  address.searchParams.set('posted-form', form)
  return address.href
}

/** Request headers stored with an answer: the language, and nothing about the user. */
export const cachedHeaders = (asked: Headers): Record<string, string> => {
  const lang = asked.get('lang')
  return lang === null ? {} : { lang }
}

/** `cache-control` values that allow this device to store an answer. Private answers never have them. */
const said: Record<Kind, RegExp> = { page: /\bno-cache\b/, asset: /\bimmutable\b/, picture: /\bimmutable\b/, answer: /\bno-cache\b/ }

export const mayBeKept = (kind: Kind, { status, redirected, headers }: Pick<Response, 'status' | 'redirected' | 'headers'>): boolean => {
  const told = headers.get('cache-control') ?? ''
  return status === 200 && !redirected && said[kind].test(told) && !/\b(no-store|private)\b/.test(told)
}

/** The server behind the proxy is unreachable. */
export const isAway = (status: number): boolean => status >= 502 && status <= 504

/** Any server failure instead of a page. The cached page is better. */
export const isNoPage = (status: number): boolean => status >= 500 || status === 429

const widths = [640, 384, 960, 256, 128]
/** URLs of the same picture in other widths, because one of them may be cached. */
export const otherWidths = (url: string): string[] => widths.map((width) => url.replace(/\/\d+\.webp$/, `/${width}.webp`))
