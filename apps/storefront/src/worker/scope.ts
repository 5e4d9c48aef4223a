/** Types of a service worker, limited to the parts that this code uses. */
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

/** Data that the build inserts: its name, the entry file and the files of its pages. */
declare const BUILT: { name: string; entry: string; files: string[] }
export const built = BUILT

/** Message from a page to the worker: the page's build, files loaded before the worker existed, or that the customer logged out. */
export type FromPage = { page?: string; seen?: string[]; left?: true }
