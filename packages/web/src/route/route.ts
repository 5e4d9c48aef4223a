import { createStore } from '../store/index.ts'

/** The user's location in an app: path and query of the hash, and the entry of the browser's history. */
export type Route = { path: string; query: string; entry: string }

export const homeRoute: Route = { path: '/', query: '', entry: 'first' }

/** Splits a hash into path and query: `#/orders?id=3`. An empty hash is the home page. */
export const readHash = (hash: string): Pick<Route, 'path' | 'query'> => {
  const [path = '', ...query] = hash.replace(/^#/, '').split('?')
  return { path: path === '' ? '/' : path, query: query.join('?') }
}

/** The hash link for a path and query: `#/orders?id=7`. */
export const hrefTo = (path: string, query: Readonly<Record<string, string>> = {}): string => {
  const params = new URLSearchParams(query).toString()
  return `#${path}${params && `?${params}`}`
}

type EntryState = { entry?: string } | null

const entryNow = (): string => {
  const known = (history.state as EntryState)?.entry
  if (known) return known
  const entry = Math.random().toString(36).slice(2)
  history.replaceState({ entry }, '')
  return entry
}

const skipTarget = '#main'

type Options = {
  /** Called with each history entry before the app leaves it, while the entry's page is still rendered. */
  onLeave?: (entry: string) => void
  /** Paths that redirect to another path; the query is passed on. */
  leadOn?: Readonly<Record<string, string>>
}

/** Store of the user's location, which follows the URL hash. */
export const createRouteStore = ({ onLeave, leadOn = {} }: Options = {}) => {
  const read = (): Route => {
    const { path, query } = readHash(location.hash)
    const onTo = leadOn[path]
    if (onTo !== undefined) history.replaceState(history.state, '', `#${onTo}${query && `?${query}`}`)
    return { ...readHash(location.hash === skipTarget ? '' : location.hash), entry: entryNow() }
  }
  const start = read()
  // The server renders the home page without its query, so hydration starts without it too.
  const store = createStore(start, start.path === homeRoute.path ? { ...homeRoute, entry: start.entry } : start)
  addEventListener('hashchange', () => {
    onLeave?.(store.current().entry)
    store.set(read())
  })
  return store
}

export type RouteStore = Pick<ReturnType<typeof createRouteStore>, 'current' | 'atServer' | 'subscribe'>

export const go = (href: string): void => {
  location.hash = href
}

/** Replaces the present history entry, for addresses that only redirect. */
export const goInstead = (href: string): void => location.replace(href)

/** Replaces the address of the same page: no new history entry, no scrolling. */
export const changeQuery = (href: string): void => {
  history.replaceState(history.state, '', href)
  dispatchEvent(new HashChangeEvent('hashchange'))
}
