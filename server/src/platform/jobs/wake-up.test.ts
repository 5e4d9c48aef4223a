import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import { expect, test } from 'vitest'
import { wakeOnlyBy } from './wake-up.ts'

test('a worker with its own channel is woken by that channel, not by jobs of others', () => {
  const events: WorkerEvents = new EventEmitter()
  wakeOnlyBy(events, 'plaza_errand')
  let woken = 0
  const requests: string[] = []
  const workerPool = { nudge: () => void (woken += 1) }
  const client = { query: async (text: string) => void requests.push(text) }
  events.emit('pool:create', { workerPool } as never)
  events.emit('pool:listen:success', { workerPool, client } as never)
  expect(requests).toEqual(['listen plaza_errand'])
  // Triggers the worker's default wake-up for a queued job.
  workerPool.nudge()
  events.emit('pool:listen:notification', { workerPool, client, message: { channel: 'jobs:insert' } } as never)
  expect(woken).toBe(0)
  events.emit('pool:listen:notification', { workerPool, client, message: { channel: 'plaza_errand' } } as never)
  expect(woken).toBe(1)
})
