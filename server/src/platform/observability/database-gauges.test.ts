import { setTimeout as pause } from 'node:timers/promises'
import { Registry } from 'prom-client'
import { expect, test, vi } from 'vitest'
import { watchDatabase, type DatabaseGauges } from './database-gauges.ts'
import { noDatabase } from './readiness.ts'

const watch = (reads: readonly DatabaseGauges['read'][], problem: () => Promise<string | null> = async () => null) => {
  const registry = new Registry()
  const warn = vi.fn<() => void>()
  let now = 0
  watchDatabase({
    registry,
    kernel: { db: null as never, log: { warn } as never, now: () => new Date(now) },
    readiness: { problem, leave: () => {} },
    sources: reads.map((read, at) => ({ cachedSeconds: 10, gauges: [{ name: `plaza_group${at}`, help: 'one' }], read })),
  })
  /** Values without labels, by name. */
  const scrape = async () =>
    Object.fromEntries([...(await registry.metrics()).matchAll(/^(\w+) (\S+)$/gm)].map(([, name, value]) => [name, Number(value)]))
  return { scrape, warn, pass: (ms: number) => (now += ms) }
}
const one =
  (at: number, value = 1): DatabaseGauges['read'] =>
  async () => [{ name: `plaza_group${at}`, value }]

test('a scrape reads one group after the other, also with a second scrape at the same time', async () => {
  let [running, most, times] = [0, 0, 0]
  const slow =
    (at: number): DatabaseGauges['read'] =>
    async () => {
      most = Math.max(most, (running += 1))
      times += 1
      await pause(5)
      running -= 1
      return [{ name: `plaza_group${at}`, value: at }]
    }
  const { scrape } = watch([slow(0), slow(1), slow(2)])
  const found = await Promise.all([scrape(), scrape()])
  for (const each of found)
    expect(each).toMatchObject({ plaza_group0: 0, plaza_group1: 1, plaza_group2: 2, plaza_database_up: 1, plaza_ready: 1 })
  expect({ most, times }).toEqual({ most: 1, times: 3 })
})

test('a group is read again when its time is over, not before', async () => {
  let times = 0
  const { scrape, pass } = watch([async () => [{ name: 'plaza_group0', value: (times += 1) }]])
  expect(await scrape()).toMatchObject({ plaza_group0: 1 })
  pass(9_999)
  expect(await scrape()).toMatchObject({ plaza_group0: 1 })
  pass(1)
  expect(await scrape()).toMatchObject({ plaza_group0: 2 })
})

test('a group that fails has no value, and the others have theirs', async () => {
  let fails = true
  const read = async () => {
    if (fails) throw new Error('not today')
    return one(0)(null as never)
  }
  const { scrape, warn } = watch([read, one(1)])
  const found = await scrape()
  expect(found).toMatchObject({ plaza_group1: 1, plaza_metrics_failed: 1, plaza_database_up: 1 })
  expect(found).not.toHaveProperty('plaza_group0')
  expect(warn).toHaveBeenCalledTimes(1)
  fails = false
  expect(await scrape()).toMatchObject({ plaza_group0: 1, plaza_group1: 1, plaza_metrics_failed: 0 })
})

test('a process that is not ready still reads its database', async () => {
  const { scrape } = watch([one(0)], async () => 'PostgreSQL runs with fsync=off')
  expect(await scrape()).toMatchObject({ plaza_ready: 0, plaza_database_up: 1, plaza_group0: 1 })
})

test('without the database no group is read, and no old value is shown', async () => {
  let problem: string | null = null
  const { scrape, pass } = watch([one(0)], async () => problem)
  expect(await scrape()).toMatchObject({ plaza_group0: 1 })
  problem = noDatabase
  pass(1)
  const away = await scrape()
  expect(away).toMatchObject({ plaza_ready: 0, plaza_database_up: 0 })
  expect(away).not.toHaveProperty('plaza_group0')
  problem = null
  expect(await scrape()).toMatchObject({ plaza_ready: 1, plaza_database_up: 1, plaza_group0: 1 })
})

test('a database that hangs delays a scrape by two seconds, and gets one request', async () => {
  let requests = 0
  let answer = () => {}
  const { scrape } = watch([one(0)], () => {
    requests += 1
    return new Promise((resolve) => (answer = () => resolve(null)))
  })
  const begun = performance.now()
  expect(await scrape()).toMatchObject({ plaza_ready: 0, plaza_database_up: 0 })
  expect(performance.now() - begun).toBeGreaterThan(1900)
  expect(await scrape()).not.toHaveProperty('plaza_group0')
  expect(requests).toBe(1)
  answer()
  await expect.poll(async () => (answer(), (await scrape())['plaza_group0'])).toBe(1)
})
