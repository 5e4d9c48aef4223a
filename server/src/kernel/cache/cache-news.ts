import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Tx } from '../database.ts'
import { listenTo, type Hearer } from '../listen.ts'
import type { AnswerCache } from './answer-cache.ts'

const channel = 'plaza_changed'

/** Says what changed; every process drops the answers that show it when this transaction commits. */
export const changed = async (tx: Tx, tags: readonly string[]): Promise<void> => {
  for (let at = 0; at < tags.length; at += 100) {
    await sql`select pg_notify(${channel}, ${tags.slice(at, at + 100).join(' ')})`.execute(tx)
  }
}

/** Drops what every change shows; whatever may have been missed while nothing was heard drops all answers. */
export const cacheHearer = (cache: AnswerCache): Hearer => ({
  channels: { [channel]: (tags) => cache.dropTags(tags.split(' ')) },
  lost: () => {
    cache.deaf(true)
    cache.dropAll()
  },
  back: () => {
    cache.deaf(false)
    cache.dropAll()
  },
})

export const hearChanges = (url: string, cache: AnswerCache, log: Logger) => listenTo(url, log, [cacheHearer(cache)])
