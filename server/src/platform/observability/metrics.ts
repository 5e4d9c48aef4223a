import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type pg from 'pg'
import type { AnswerCache } from '../cache/response-cache.ts'
import { queues, type TurnsState } from '../jobs/fair-queue.ts'
import { type RefusalTally, makeRefusalTally } from './refusals/index.ts'

export type Metrics = {
  registry: Registry
  cachedAnswers: Counter
  calls: Histogram<'call' | 'code'>
  refusals: RefusalTally
  responses: Counter<'status'>
}

export const makeMetrics = (pool: pg.Pool, cache: AnswerCache, now = () => new Date()): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'plaza_' })
  const registers = [registry]
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('plaza_pool_connections', 'Open database connections', () => pool.totalCount)
  gauge('plaza_pool_waiting', 'Requests that wait for a database connection', () => pool.waitingCount)
  const queue = (name: string, help: string, read: (state: TurnsState) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers,
      collect() {
        for (const [each, turns] of queues) this.set({ queue: each }, read(turns.state()))
      },
    })
  queue('plaza_queue_free', 'Free room of a queue', ({ capacity: room, held }) => room - held)
  queue('plaza_queue_waiting', 'Requests that wait for their turn in a queue', ({ waiting }) => waiting)
  queue('plaza_queue_hung_up', 'Requests that hung up in a queue since the process started', ({ hungUp }) => hungUp)
  gauge('plaza_answers_kept', 'Cached answers in memory', () => cache.stats().entries)
  gauge('plaza_answers_kept_bytes', 'Bytes of cached answers in memory', () => cache.stats().bytes)
  const responses = new Counter({
    name: 'plaza_responses_total',
    help: 'HTTP responses by class of status, without answers from the cache',
    labelNames: ['status'],
    registers,
  })
  // From the start, so that Prometheus sees how the first error raises the number.
  for (const status of ['2xx', '3xx', '4xx', '5xx']) responses.inc({ status }, 0)
  return {
    registry,
    responses,
    refusals: makeRefusalTally(now),
    cachedAnswers: new Counter({ name: 'plaza_cached_answers_total', help: 'Answers sent from the cache', registers }),
    calls: new Histogram({
      name: 'plaza_call_seconds',
      help: 'Seconds a call took, by name and answered code',
      labelNames: ['call', 'code'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
  }
}
