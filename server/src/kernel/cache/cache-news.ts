import type { Logger } from 'pino'
import type { Tx } from '../database.ts'
import { listenTo, type Hearer } from '../listen.ts'
import { changedChannel, tellNews } from '../news/index.ts'
import type { AnswerCache } from './answer-cache.ts'

/** Says what changed, by tags, each with what is told along with it as `tag=told`; every process drops the answers that show it when this transaction commits. */
export const changed = (tx: Tx, tags: readonly string[]): Promise<void> => tellNews(tx, { changed: [...tags] })

/** Drops what every change shows; whatever may have been missed while nothing was heard drops all answers. */
export const cacheHearer = (cache: AnswerCache): Hearer => ({
  channels: { [changedChannel]: (tags) => cache.dropTags(tags.split(' ')) },
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
