import { fork } from 'node:child_process'
import { refused } from '@plaza/values'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openKernel, type OpenKernel } from '../../../test/mall.ts'
import { until } from '../../../test/until.ts'
import type { Db } from '../db/database.ts'
import { transaction } from '../db/transaction.ts'
import { answerCache, type AnswerCache } from './response-cache.ts'
import { changed, handleInvalidations } from './invalidate.ts'

let open: OpenKernel
const channelHandlers: { stop: () => Promise<void> }[] = []
beforeEach(async () => {
  open = await openKernel()
})
afterEach(async () => {
  await Promise.all(channelHandlers.splice(0).map((each) => each.stop()))
  await open.end()
})

/** The cache of one process, which listens to the invalidations of all processes. */
const channelHandler = async (db?: Db): Promise<AnswerCache> => {
  const cache = answerCache({ entries: 1000, bytes: 1_000_000 })
  const changes = handleInvalidations(open.url, cache, open.kernel.log, db)
  await changes.start()
  channelHandlers.push(changes)
  return cache
}
const keep = (cache: AnswerCache, key: string, tags: string[]) =>
  cache.make(key, async () => ({ body: key, contentType: 'text/plain', tags, seconds: 600 }))
const has = (cache: AnswerCache, key: string) => cache.find(key) !== undefined

test('an invalidation by one process reaches every process', async () => {
  const [one, two] = [await channelHandler(), await channelHandler()]
  for (const cache of [one, two]) {
    await keep(cache, 'lamp', ['product:1'])
    await keep(cache, 'chair', ['product:2'])
  }
  await transaction(open.kernel, (tx) => changed(tx, ['product:1', 'products']))
  await until(() => !has(one, 'lamp') && !has(two, 'lamp'))
  expect([has(one, 'chair'), has(two, 'chair')]).toEqual([true, true])
})

test('the writing process invalidates its own cache before the commit is acknowledged, and only once', async () => {
  const [own, other] = [await channelHandler(open.kernel.db), await channelHandler()]
  for (let turn = 1; turn <= 50; turn += 1) {
    await keep(own, 'lamp', ['product:1'])
    await transaction(open.kernel, (tx) => changed(tx, ['product:1']))
    expect(has(own, 'lamp'), `turn ${turn}`).toBe(false)
  }
  // The notifications of these changes have not arrived yet. They must not drop the entries made below.
  await keep(own, 'lamp', ['product:1'])
  await keep(own, 'bell', ['bell'])
  await keep(other, 'bell', ['bell'])
  await sql`select pg_notify('plaza_changed', 'bell')`.execute(open.kernel.db)
  await until(() => !has(own, 'bell') && !has(other, 'bell'))
  expect(has(own, 'lamp')).toBe(true)
  await keep(other, 'lamp', ['product:1'])
  await transaction(open.kernel, (tx) => changed(tx, ['product:1']))
  await until(() => !has(other, 'lamp'))
})

test('an invalidation by a separate process is received', async () => {
  const cache = await channelHandler()
  await keep(cache, 'lamp', ['product:1'])
  const child = fork(new URL('../../../test/change-once.ts', import.meta.url), [open.url, 'product:1'], { execArgv: ['--import', 'tsx'] })
  await until(() => !has(cache, 'lamp'), 30_000)
  await until(() => child.exitCode !== null)
  expect(child.exitCode).toBe(0)
}, 60_000)

test('a rolled-back change invalidates nothing', async () => {
  const cache = await channelHandler()
  await keep(cache, 'lamp', ['product:1'])
  await keep(cache, 'last', ['last'])
  await transaction(open.kernel, async (tx) => {
    await changed(tx, ['product:1'])
    return refused('no')
  })
  await transaction(open.kernel, (tx) => changed(tx, ['last']))
  await until(() => !has(cache, 'last'))
  expect(has(cache, 'lamp')).toBe(true)
})

test('a thousand concurrent invalidations are all received', async () => {
  const cache = await channelHandler()
  const tags = Array.from({ length: 1000 }, (_, at) => `product:${9_000_000_000_000_000_000n + BigInt(at)}`)
  for (const tag of tags) await keep(cache, tag, [tag])
  await transaction(open.kernel, (tx) => changed(tx, tags))
  await until(() => cache.stats().entries === 0)
})

test('invalidations with payloads of any size are received', async () => {
  const cache = await channelHandler()
  const invalidations = Array.from({ length: 8 }, (_, at) => `thing:${at}=${String(at).repeat(2500)}`)
  for (const tag of invalidations) await keep(cache, tag, [tag.slice(0, tag.indexOf('='))])
  await transaction(open.kernel, (tx) => changed(tx, invalidations))
  await until(() => cache.stats().entries === 0)
})

test('on a lost connection the cache is cleared and stores nothing until it is connected again', async () => {
  const cache = await channelHandler()
  await keep(cache, 'lamp', ['product:1'])
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'plaza news' and datname = current_database()`.execute(
    open.kernel.db,
  )
  await until(() => !has(cache, 'lamp'))
  await keep(cache, 'deaf', ['product:1'])
  expect(has(cache, 'deaf')).toBe(false)

  await until(async () => {
    await keep(cache, 'again', ['product:1'])
    return has(cache, 'again')
  })
  await transaction(open.kernel, (tx) => changed(tx, ['product:1']))
  await until(() => !has(cache, 'again'))
})

test('a stopped listener does not reconnect', async () => {
  await channelHandler()
  await channelHandlers.pop()?.stop()
  const eventHandlers = async () =>
    Number(
      (
        await sql<{
          n: string
        }>`select count(*) as n from pg_stat_activity where application_name = 'plaza news' and datname = current_database()`.execute(
          open.kernel.db,
        )
      ).rows[0]?.n,
    )
  await until(async () => (await eventHandlers()) === 0)
  await new Promise((resolve) => setTimeout(resolve, 800))
  expect(await eventHandlers()).toBe(0)
})
