import type { Logger } from 'pino'
import type { Db, Tx } from '../db/database.ts'
import { listenTo, type ChannelHandler } from '../db/listen.ts'
import { changedChannel } from '../db/outbox/channels.ts'
import { onOwnInvalidations } from '../db/outbox/own-invalidations.ts'
import { writeToOutbox } from '../db/outbox/write.ts'
import type { AnswerCache } from './response-cache.ts'
import { ownChanges } from './own-changes.ts'

/**
 * Invalidates tags, each with an optional payload as `tag=payload`. When the transaction commits, every process drops the cached responses with
 * these tags.
 */
export const changed = (tx: Tx, tags: readonly string[]): Promise<void> => writeToOutbox(tx, { changed: [...tags] })

/**
 * Drops the responses that an invalidation affects: at the commit of this process's own transactions on `db`, and on a notification from another
 * process. While notifications may be lost, the cache stores nothing.
 */
export const cacheInvalidationHandler = (cache: AnswerCache, db?: Db): ChannelHandler => {
  const changes = ownChanges((tags) => cache.dropTags(tags))
  if (db) onOwnInvalidations(db, changes.own)
  const isDeaf = (now: boolean) => {
    changes.forget()
    cache.deaf(now)
    cache.dropAll()
  }
  return { channels: { [changedChannel]: changes.notified }, lost: () => isDeaf(true), back: () => isDeaf(false) }
}

export const handleInvalidations = (url: string, cache: AnswerCache, log: Logger, db?: Db) =>
  listenTo(url, log, [cacheInvalidationHandler(cache, db)])
