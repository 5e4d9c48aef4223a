import { sql } from 'kysely'
import { changedChannel } from '../src/platform/db/outbox/channels.ts'
import type { Kernel } from '../src/platform/kernel.ts'
import { until } from './until.ts'

/**
 * Waits until this process has received every invalidation that is committed. The bell is a plain notification. An invalidation of this process would
 * be applied at its own commit, before the invalidations of a transaction whose commit another connection has yet to confirm.
 */
export const invalidationsReceived = async ({ db, cache }: Pick<Kernel, 'db' | 'cache'>): Promise<void> => {
  await cache.make('bell', async () => ({ body: '', contentType: '', tags: ['bell'], seconds: 60 }))
  await sql`select pg_notify(${changedChannel}, 'bell')`.execute(db)
  await until(() => cache.find('bell') === undefined)
}
