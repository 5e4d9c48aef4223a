import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openKernel } from '../../mall.ts'
import type { TelemetrySettings } from '../../../src/platform/observability/tracing/settings.ts'
import { readEnvironment, WrongSetting, type Environment } from '../../../src/platform/environment.ts'

/** Numeric settings of the process, with default, minimum and maximum. */
const rows: readonly [name: string, read: keyof Environment, standard: number, least: number, most: number][] = [
  ['PORT', 'port', 3000, 0, 65_535],
  // The default of a real mall is 3000.
  ['DRAIN_MS', 'drainMs', 0, 0, 60_000],
  ['DEMO_MONTHS', 'demoMonths', 4, 0, 12],
  ['POOL_SIZE', 'poolSize', 10, 2, 200],
  ['POOL_PATIENCE_MS', 'poolPatienceMs', 2000, 1, 600_000],
  ['RATE_LIMIT_PER_MINUTE', 'rateLimitPerMinute', 1200, 0, 1_000_000],
  ['MOST_CONNECTIONS_OF_ONE', 'maxConnectionsOfOne', 400, 0, 1_000_000],
  ['MOST_BEHIND_MS', 'maxBehindMs', 250, 0, 60_000],
  ['PASSWORD_MEMORY_KIB', 'passwordMemoryKib', 19_456, 8, 1_048_576],
]

test.each(rows)('%s', (name, read, standard, least, most) => {
  const valueOf = (set?: number) => readEnvironment(set === undefined ? {} : { [name]: String(set) }, '/home/mall')[read]
  expect([valueOf(), valueOf(least), valueOf(most)]).toEqual([standard, least, most])
  expect(() => valueOf(most + 1)).toThrow(WrongSetting)
  expect(() => valueOf(least - 1)).toThrow(WrongSetting)
})

/** Settings of OpenTelemetry, which are read only with an endpoint. */
const telemetryRows: readonly [name: string, read: (telemetry: TelemetrySettings) => number | undefined, standard: number, most: number][] =
  [
    ['OTEL_EXPORTER_OTLP_TIMEOUT', ({ timeoutMs }) => timeoutMs, 10_000, 60_000],
    ['OTEL_BSP_SCHEDULE_DELAY', ({ traces }) => traces?.delayMs, 5000, 60_000],
    ['OTEL_BSP_MAX_QUEUE_SIZE', ({ traces }) => traces?.maxQueue, 2048, 100_000],
    ['OTEL_BSP_MAX_EXPORT_BATCH_SIZE', ({ traces }) => traces?.maxBatch, 512, 10_000],
    ['OTEL_BLRP_SCHEDULE_DELAY', ({ logs }) => logs?.delayMs, 1000, 60_000],
    ['OTEL_BLRP_MAX_QUEUE_SIZE', ({ logs }) => logs?.maxQueue, 2048, 100_000],
    ['OTEL_BLRP_MAX_EXPORT_BATCH_SIZE', ({ logs }) => logs?.maxBatch, 512, 10_000],
  ]

test.each(telemetryRows)('%s', (name, read, standard, most) => {
  const queue = name.endsWith('BATCH_SIZE') && { OTEL_BSP_MAX_QUEUE_SIZE: '100000', OTEL_BLRP_MAX_QUEUE_SIZE: '100000' }
  const valueOf = (set?: number) => {
    const own = set === undefined ? {} : { [name]: String(set) }
    const { telemetry } = readEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', ...queue, ...own }, '/home/mall')
    return telemetry && read(telemetry)
  }
  expect([valueOf(), valueOf(1), valueOf(most)]).toEqual([standard, 1, most])
  expect(() => valueOf(most + 1)).toThrow(WrongSetting)
  expect(() => valueOf(0)).toThrow(WrongSetting)
})

test('a batch of spans is no greater than the queue', () => {
  const set = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_BSP_MAX_QUEUE_SIZE: '100' }
  expect(readEnvironment(set, '/home/mall').telemetry?.traces).toMatchObject({ maxQueue: 100, maxBatch: 100 })
})

test('password hashing of real users takes at least 19 MiB', () => {
  const costOf = (kib: number) => readEnvironment({ DEMO: '0', PASSWORD_MEMORY_KIB: String(kib) }, '/home/mall').passwordMemoryKib
  expect(costOf(19_456)).toBe(19_456)
  expect(() => costOf(19_455)).toThrow(WrongSetting)
})

test('a call waits two seconds for a connection', async () => {
  const patience = String(readEnvironment({}, '/home/mall').poolPatienceMs)
  const { kernel, end } = await openKernel({ POOL_SIZE: '2', POOL_PATIENCE_MS: patience })
  /** Runs a query while both connections are in use. Returns its result and duration. */
  const asksBehind = async (seconds: number) => {
    const taken = [1, 2].map(() => sql`select pg_sleep(${seconds}::float8)`.execute(kernel.db))
    const begun = performance.now()
    const outcome = await sql`select 1`.execute(kernel.db).then(
      () => 'an answer',
      () => 'a refusal',
    )
    const ms = performance.now() - begun
    await Promise.all(taken)
    return { heard: outcome, ms }
  }
  expect((await asksBehind(1.7)).heard).toBe('an answer')
  const { heard: outcome, ms } = await asksBehind(2.4)
  expect([outcome, Math.round(ms / 200)]).toEqual(['a refusal', 10])
  await end()
})
