import { type Kind, mayBeKept } from './kinds.ts'
import { built } from './scope.ts'

/** Each build has its own page, files and answers; pictures are named by their content and outlive it. */
export const stores: Record<Kind, string> = {
  page: `shell-${built.name}`,
  asset: `shell-${built.name}`,
  answer: `public-${built.name}`,
  picture: 'pictures',
}

const most: Partial<Record<Kind, number>> = { answer: 200, picture: 400 }
const keptAtHeader = 'x-kept-at'

export const find = async (kind: Kind, address: string | Request): Promise<Response | undefined> =>
  (await caches.open(stores[kind])).match(address, { ignoreVary: kind !== 'answer' })

/** Keeps an answer if it may be kept, and lets the oldest go where there are too many. */
export const keep = async (kind: Kind, address: string | Request, response: Response): Promise<void> => {
  if (!mayBeKept(kind, response)) return
  const store = await caches.open(stores[kind])
  await store.put(address, kind === 'answer' || kind === 'page' ? await dated(response) : response)
  const limit = most[kind]
  if (limit === undefined) return
  const all = await store.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - limit)).map((oldest) => store.delete(oldest)))
}

/** An answer, and a page with answers in it, says of itself when it was given. */
const dated = async (response: Response): Promise<Response> => {
  const headers = new Headers(response.headers)
  headers.set(keptAtHeader, new Date().toISOString())
  return new Response(await response.blob(), { status: response.status, headers })
}

export const keptAt = (response: Response): string => response.headers.get(keptAtHeader) ?? new Date(0).toISOString()

/** Nothing of earlier builds is needed any more. */
export const forgetOthers = async (): Promise<void> => {
  const ours = new Set(Object.values(stores))
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !ours.has(name)).map((name) => caches.delete(name)))
}
