/** The browser's storage. On the server it is null, because Node may have a `localStorage`, which all visitors would share. */
const browserStorage = (): Storage | null => (typeof window === 'undefined' ? null : window.localStorage)

/**
 * Two consoles and the shop may share one host, and so one browser storage. A console names itself in its page (`data-app`), and its storage keys
 * begin with that name and a dot. Keys without a dot belong to the shop.
 */
export const appOf = (name: string): string => (name.includes('.') ? name.slice(0, name.indexOf('.')) : '')

const ownApp = (): string => (typeof document === 'undefined' ? '' : (document.documentElement.dataset['app'] ?? ''))

/** The storage key of this app for an entry name that several apps use. */
export const ownName = (name: string): string => (ownApp() === '' ? name : `${ownApp()}.${name}`)

/** Browser storage that never throws. If the browser stores nothing, the app still renders. */
export const safeStorage = {
  read(name: string): string | null {
    try {
      return browserStorage()?.getItem(name) ?? null
    } catch {
      return null
    }
  },
  write(name: string, value: string): void {
    try {
      browserStorage()?.setItem(name, value)
    } catch {
      // Storage is full or forbidden: the value lasts until the page closes.
    }
  },
  /** Calls the listener when another window changes the entry or clears the storage. Does nothing on the server, which has no windows. */
  follow(name: string, hear: () => void): void {
    if (typeof addEventListener === 'undefined') return
    addEventListener('storage', ({ key }: StorageEvent) => (key === name || key === null) && hear())
  },
  /** Removes all entries of one app. */
  forgetAllOf(app: string): void {
    try {
      const storage = browserStorage()
      for (const name of Object.keys(storage ?? {})) if (appOf(name) === app) storage?.removeItem(name)
    } catch {
      // Storage is not available, so nothing was stored.
    }
  },
  forget(name: string): void {
    try {
      browserStorage()?.removeItem(name)
    } catch {
      // Storage is not available, so nothing was stored.
    }
  },
}

const yearSeconds = 365 * 24 * 60 * 60
/** Copies a choice into a cookie, so that the server renders the first page with it. */
export const storeCookie = (name: string, value: string): void => {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${yearSeconds}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
}
