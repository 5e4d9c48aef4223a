/** As much of a service worker's world as is used here. */
type Lasting = Event & { waitUntil: (until: Promise<unknown>) => void }
export type Fetching = Lasting & {
  request: Request
  clientId: string
  preloadResponse: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}
type Told = Lasting & { data: unknown }
type Page = { url: string; postMessage: (message: unknown) => void }
type Scope = {
  location: Location
  clients: { claim: () => Promise<void>; get: (id: string) => Promise<Page | undefined>; matchAll: (of: object) => Promise<Page[]> }
  registration: { navigationPreload?: { enable: () => Promise<void> } }
  skipWaiting: () => Promise<void>
  cookieStore?: { get: (name: string) => Promise<{ value: string } | null> }
  addEventListener: {
    (name: 'install' | 'activate', listener: (event: Lasting) => void): void
    (name: 'fetch', listener: (event: Fetching) => void): void
    (name: 'message', listener: (event: Told) => void): void
  }
}

export const scope = globalThis as unknown as Scope

/** What the build says of itself: its name, the file that its page starts from, and all files that its pages are made of. */
declare const BUILT: { name: string; entry: string; files: string[] }
export const built = BUILT

/** What a page tells its worker: which build it is of, and what it has loaded before the worker was there. */
export type FromPage = { page?: string; seen?: string[] }
