/**
 * The storage of a browser. The server draws with the same code and has no window.
 * Its Node can have a `localStorage` of its own, which all visitors would share.
 */
const browserStorage = (): Storage | null => (typeof window === 'undefined' ? null : window.localStorage)

/**
 * Two consoles and the shop may stand on one host, where the browser has one store for all. A console says its name in its page
 * (`data-app`), and all that it keeps for its person begins with that name and a dot. Names without a dot are the shop's.
 */
export const appOf = (name: string): string => (name.includes('.') ? name.slice(0, name.indexOf('.')) : '')

const ownApp = (): string => (typeof document === 'undefined' ? '' : (document.documentElement.dataset['app'] ?? ''))

/** How something is called that several apps keep, in this one. */
export const ownName = (name: string): string => (ownApp() === '' ? name : `${ownApp()}.${name}`)

/** Browser storage for the user. Where the browser stores nothing, the app still renders. */
export const kept = {
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
      // Full or forbidden: the choice holds until the page is closed.
    }
  },
  /** Another window of this browser has changed it, or has forgotten everything. The server, which draws with the same code, has no windows. */
  follow(name: string, hear: () => void): void {
    if (typeof addEventListener === 'undefined') return
    addEventListener('storage', ({ key }: StorageEvent) => (key === name || key === null) && hear())
  },
  /** Forgets what one app keeps. */
  forgetAllOf(app: string): void {
    try {
      const storage = browserStorage()
      for (const name of Object.keys(storage ?? {})) if (appOf(name) === app) storage?.removeItem(name)
    } catch {
      // Nothing was kept.
    }
  },
  forget(name: string): void {
    try {
      browserStorage()?.removeItem(name)
    } catch {
      // Nothing was kept.
    }
  },
}

const yearSeconds = 365 * 24 * 60 * 60
/** Mirrored for the server, which draws the first page in what was chosen. */
export const storeCookie = (name: string, value: string): void => {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${yearSeconds}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
}
