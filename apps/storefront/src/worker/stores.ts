import { type Kind, mayBeCached } from './kinds.ts'
import { built } from './scope.ts'

/** Each build has its own caches for page, files and answers. All builds share the pictures, whose names contain content hashes. */
export const stores: Record<Kind, string> = {
  page: `shell-${built.name}`,
  asset: `shell-${built.name}`,
  answer: `public-${built.name}`,
  picture: 'pictures',
}

const most: Partial<Record<Kind, number>> = { answer: 200, picture: 400 }
const cachedAtHeader = 'x-kept-at'

export const find = async (kind: Kind, address: string | Request): Promise<Response | undefined> =>
  (await caches.open(stores[kind])).match(address, { ignoreVary: kind !== 'answer' })

/** Stores an answer if its headers allow it. Deletes the oldest entries beyond the limit. */
export const keep = async (kind: Kind, address: string | Request, response: Response): Promise<void> => {
  if (!mayBeCached(kind, response)) return
  const store = await caches.open(stores[kind])
  await store.put(address, kind === 'answer' || kind === 'page' ? await dated(response) : response)
  const limit = most[kind]
  if (limit === undefined) return
  const all = await store.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - limit)).map((oldest) => store.delete(oldest)))
}

/** Adds the time of storing to an answer, or to a page with embedded answers. */
const dated = async (response: Response): Promise<Response> => {
  const headers = new Headers(response.headers)
  headers.set(cachedAtHeader, new Date().toISOString())
  return new Response(await response.blob(), { status: response.status, headers })
}

export const cachedAt = (response: Response): string => response.headers.get(cachedAtHeader) ?? new Date(0).toISOString()

/** Deletes the caches of earlier builds. */
export const forgetOthers = async (): Promise<void> => {
  const ours = new Set(Object.values(stores))
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !ours.has(name)).map((name) => caches.delete(name)))
}
