import { sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Tx } from '../database.ts'
import type { AnswerCache } from './answer-cache.ts'

const channel = 'plaza_changed'

/** Says what changed; every process drops the answers that show it when this transaction commits. */
export const changed = async (tx: Tx, tags: readonly string[]): Promise<void> => {
  for (let at = 0; at < tags.length; at += 100) {
    await sql`select pg_notify(${channel}, ${tags.slice(at, at + 100).join(' ')})`.execute(tx)
  }
}

/** Keeps a connection that hears every change; whatever may have been missed while it was away drops all answers. */
export const hearChanges = (url: string, cache: AnswerCache, log: Logger) => {
  let stopped = false
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | null = null

  const lost = () => {
    if (stopped || retry) return
    cache.deaf(true)
    cache.dropAll()
    retry = setTimeout(() => {
      retry = null
      connect().catch((error: unknown) => {
        log.warn({ err: error }, 'the connection that hears changes is not back yet')
        lost()
      })
    }, 500)
  }

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url, application_name: 'plaza changes', keepAlive: true })
    fresh.on('error', lost)
    fresh.on('end', lost)
    fresh.on('notification', (message) => {
      if (message.channel === channel) cache.dropTags((message.payload ?? '').split(' '))
    })
    await fresh.connect()
    await fresh.query(`listen ${channel}`)
    cache.deaf(false)
    cache.dropAll()
    client = fresh
  }

  return {
    start: connect,
    stop: async () => {
      stopped = true
      if (retry) clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}
