import { createStore } from '../store/index.ts'

/** The user's location in an app: path and query of the hash, and the entry of the browser's history. */
export type Place = { path: string; query: string; entry: string }

export const homePlace: Place = { path: '/', query: '', entry: 'first' }

/** `#/orders?id=3` → its path and query. A hash that is no address is no place of ours either. */
export const readHash = (hash: string): Pick<Place, 'path' | 'query'> => {
  const [path = '', ...query] = hash.replace(/^#/, '').split('?')
  return { path: path === '' ? '/' : path, query: query.join('?') }
}

/** Where a link to a place leads: `#/orders?id=7`. */
export const hrefTo = (path: string, query: Readonly<Record<string, string>> = {}): string => {
  const asked = new URLSearchParams(query).toString()
  return `#${path}${asked && `?${asked}`}`
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

type Given = {
  /** Called with each entry before the app leaves it, while its page is still rendered. */
  onLeave?: (entry: string) => void
  /** Paths that redirect to another path; the query is passed on. */
  leadOn?: Readonly<Record<string, string>>
}

/** Follows the hash. */
export const createPlaces = ({ onLeave, leadOn = {} }: Given = {}) => {
  const read = (): Place => {
    const { path, query } = readHash(location.hash)
    const onTo = leadOn[path]
    if (onTo !== undefined) history.replaceState(history.state, '', `#${onTo}${query && `?${query}`}`)
    return { ...readHash(location.hash === skipTarget ? '' : location.hash), entry: entryNow() }
  }
  const start = read()
  // The server does not know the query of the home page.
  const store = createStore(start, start.path === homePlace.path ? { ...homePlace, entry: start.entry } : start)
  addEventListener('hashchange', () => {
    onLeave?.(store.current().entry)
    store.set(read())
  })
  return store
}

export type PlaceStore = Pick<ReturnType<typeof createPlaces>, 'current' | 'atServer' | 'subscribe'>

export const go = (href: string): void => {
  location.hash = href
}

/** Takes the place of the present entry, for addresses that only lead elsewhere. */
export const goInstead = (href: string): void => location.replace(href)

/** Replaces the address of the same page: no new history entry, no scrolling. */
export const changeQuery = (href: string): void => {
  history.replaceState(history.state, '', href)
  dispatchEvent(new HashChangeEvent('hashchange'))
}
