/** Types of a service worker, as far as this code uses them. */
type Lasting = Event & { waitUntil: (until: Promise<unknown>) => void }
export type Fetching = Lasting & {
  request: Request
  clientId: string
  preloadResponse: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}
type WorkerMessage = Lasting & { data: unknown }
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
    (name: 'message', listener: (event: WorkerMessage) => void): void
  }
}

export const scope = globalThis as unknown as Scope

/** Data of the build: its name, entry file and page files. */
declare const BUILT: { name: string; entry: string; files: string[] }
export const built = BUILT

/** Message from a page to the worker: the page's build, and files loaded before the worker existed. */
export type FromPage = { page?: string; seen?: string[] }
