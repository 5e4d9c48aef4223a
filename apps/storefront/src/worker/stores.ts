import { dated } from './dated.ts'
import { type Kind, mayBeCached } from './kinds.ts'
import { ownCacheName } from './own-store.ts'
import { built } from './scope.ts'

/** Each build has its own caches for page, files and answers. All builds share the pictures, whose names contain content hashes. */
type StoredKind = Exclude<Kind, 'own'>
export const stores: Record<StoredKind, string> = {
  page: `shell-${built.name}`,
  asset: `shell-${built.name}`,
  answer: `public-${built.name}`,
  picture: 'pictures',
}

const most: Partial<Record<StoredKind, number>> = { answer: 200, picture: 400 }

export const find = async (kind: StoredKind, address: string | Request): Promise<Response | undefined> =>
  (await caches.open(stores[kind])).match(address, { ignoreVary: kind !== 'answer' })

/** A stored answer in any language, for a reader who changed the language without a connection. */
export const findInAnyLanguage = async (address: Request): Promise<Response | undefined> =>
  (await caches.open(stores.answer)).match(address, { ignoreVary: true })

/** Stores an answer if its headers allow it. Deletes the oldest entries beyond the limit. */
export const keep = async (kind: StoredKind, address: string | Request, response: Response): Promise<void> => {
  if (!mayBeCached(kind, response)) return
  const store = await caches.open(stores[kind])
  await store.put(address, kind === 'answer' || kind === 'page' ? await dated(response) : response)
  const limit = most[kind]
  if (limit === undefined) return
  const all = await store.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - limit)).map((oldest) => store.delete(oldest)))
}

/** Deletes the caches of earlier builds. */
export const forgetOthers = async (): Promise<void> => {
  const ours = new Set([...Object.values(stores), ownCacheName])
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !ours.has(name)).map((name) => caches.delete(name)))
}
