import { randomUUID } from 'node:crypto'
import type { OwnInvalidations } from '../db/outbox/index.ts'

/** A lost commit or notification leaves an ID in memory. Above this number, all IDs are dropped. */
const maxIds = 10_000

const readStamp = (payload: string): { id: string | undefined; tags: string[] } => {
  const [first = '', ...tags] = payload.split(' ')
  return first.startsWith('#') ? { id: first, tags } : { id: undefined, tags: [first, ...tags] }
}

/**
 * Applies each invalidation once: at the commit if this process wrote it, otherwise when its notification arrives. After a write, a request to the
 * same process therefore never gets the earlier response.
 */
export const ownChanges = (dropTags: (tags: readonly string[]) => void) => {
  const ownPrefix = `#${randomUUID().slice(0, 8)}.`
  let count = 0
  /** IDs of invalidations that were applied at the commit. Their notifications have not arrived yet. */
  const committed = new Set<string>()
  /** IDs of invalidations that were applied by their notification, which arrived before the database confirmed the commit. */
  const notified = new Set<string>()

  const applyUnless = (before: Set<string>, after: Set<string>, { id, tags }: ReturnType<typeof readStamp>) => {
    if (id !== undefined && before.delete(id)) return
    dropTags(tags)
    if (!id?.startsWith(ownPrefix)) return
    if (after.size >= maxIds) after.clear()
    after.add(id)
  }

  const own: OwnInvalidations = {
    stamp: (payload) => `${ownPrefix}${(count += 1)} ${payload}`,
    committed: (payloads) => {
      for (const payload of payloads) applyUnless(notified, committed, readStamp(payload))
    },
  }
  return {
    own,
    notified: (payload: string) => applyUnless(committed, notified, readStamp(payload)),
    /** Drops the IDs after a lost connection, because their notifications never arrive. */
    forget: () => {
      committed.clear()
      notified.clear()
    },
  }
}
