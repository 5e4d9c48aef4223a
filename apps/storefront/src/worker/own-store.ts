import { dated } from './dated.ts'
import { ownCachePrefix } from './own-cache-name.ts'
import { built } from './scope.ts'

export const ownCacheName = `${ownCachePrefix}${built.name}`
const maxAnswers = 60

/** Increases when a customer logs out. An answer that was requested before is not stored after it. */
let logouts = 0

/** The cache of the answers that belong to the customer who is logged in. */
export const ownStore = () => {
  const begun = logouts
  return {
    keys: async (): Promise<string[]> => (await (await caches.open(ownCacheName)).keys()).map(({ url }) => url),
    find: async (key: string): Promise<Response | undefined> => (await caches.open(ownCacheName)).match(key, { ignoreVary: true }),
    keep: async (key: string, response: Response): Promise<void> => {
      const store = await caches.open(ownCacheName)
      const answer = await dated(response)
      if (begun !== logouts) return
      await store.put(key, answer)
      const all = await store.keys()
      await Promise.all(all.slice(0, Math.max(0, all.length - maxAnswers)).map((oldest) => store.delete(oldest)))
      // The customer may have logged out while the answer was written.
      if (begun !== logouts) await caches.delete(ownCacheName)
    },
  }
}

/** Deletes all own answers after a logout. */
export const forgetOwn = async (): Promise<void> => {
  logouts += 1
  await caches.delete(ownCacheName)
}
