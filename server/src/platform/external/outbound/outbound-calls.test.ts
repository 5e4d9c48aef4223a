import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { refused } from '@plaza/values'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openKernel, type OpenKernel } from '../../../../test/mall.ts'
import { onBehalfOf } from '../../jobs/hang-up.ts'
import { transaction } from '../../db/transaction.ts'
import { queues } from '../../jobs/fair-queue.ts'
import { awaitOutbound, outboundCall, runningOutbound, enqueueOutbound, type OutboundCall } from './index.ts'

let open: OpenKernel
const settled: unknown[] = []
beforeEach(async () => {
  open = await openKernel()
  settled.length = 0
})
afterEach(() => open.end())

const send = (key: string, content: object = {}) => transaction(open.kernel, (tx) => enqueueOutbound(tx, { kind: 'call', key, content }))
const run = (key: string, how: Partial<OutboundCall<object, string>>) => {
  const whole = { perform: async () => 'heard', onOutcome: async (_tx: unknown, outcome: string) => void settled.push(outcome), ...how }
  return runningOutbound(open.kernel, { call: outboundCall<object, string>(whole) })({ key })
}
const rows = async () =>
  (
    await sql<{ key: string; tries: number; trouble: string | null; outcome: unknown }>`
    select key, tries, trouble, outcome from platform.outbound_call`.execute(open.kernel.db)
  ).rows
const waitingSeconds = async () =>
  (
    await sql<{ seconds: number }>`select extract(epoch from run_at - now())::float8 as seconds from graphile_worker.jobs
    where attempts = 0`.execute(open.kernel.db)
  ).rows.map((row) => row.seconds)

test('an outbound call of a refused or failed transaction is never made', async () => {
  await transaction(open.kernel, async (tx) => {
    await enqueueOutbound(tx, { kind: 'call', key: 'a-refused-call', content: {} })
    return refused('no')
  })
  const failing = transaction(open.kernel, async (tx) => {
    await enqueueOutbound(tx, { kind: 'call', key: 'a-failed-call', content: {} })
    throw new Error('a bug')
  })
  await expect(failing).rejects.toThrow('a bug')
  expect([await rows(), await waitingSeconds()]).toEqual([[], []])
})

test('an outbound call enqueued twice is one; with other content it throws', async () => {
  await send('sent-twice', { to: 'ada', amount: 5 })
  await send('sent-twice', { amount: 5, to: 'ada' })
  expect([(await rows()).length, (await waitingSeconds()).length]).toEqual([1, 1])
  await expect(send('sent-twice', { to: 'ben', amount: 5 })).rejects.toThrow('another content')
})

test('a failed call is retried with growing delays, and its error is recorded', async () => {
  await send('fails-often')
  const fail = () => run('fails-often', { perform: () => Promise.reject(new Error('nobody picks up')) })
  await fail()
  expect((await rows())[0]).toMatchObject({ tries: 1, trouble: 'Error: nobody picks up', outcome: null })
  const first = (await waitingSeconds())[0] ?? 0
  await fail()
  await fail()
  expect(first).toBeLessThanOrEqual(1)
  expect((await waitingSeconds())[0]).toBeGreaterThan(2)
  await sql`update platform.outbound_call set tries = 500`.execute(open.kernel.db)
  await fail()
  expect((await waitingSeconds())[0]).toBeLessThanOrEqual(300)
  await run('fails-often', {})
  expect((await rows())[0]).toMatchObject({ trouble: null, outcome: 'heard' })
  expect(settled).toEqual(['heard'])
})

test('an outcome that fails to commit is discarded, and the call is repeated with the same key', async () => {
  await send('half-written')
  const keys: string[] = []
  const perform = async (_content: object, key: string) => {
    keys.push(key)
    return 'heard'
  }
  await run('half-written', { perform, onOutcome: () => Promise.reject(new Error('a bug')) })
  expect((await rows())[0]).toMatchObject({ outcome: null, trouble: 'Error: a bug' })
  await run('half-written', { perform })
  await run('half-written', { perform })
  expect([keys, settled]).toEqual([['half-written', 'half-written'], ['heard']])
})

test('an outbound call with a deadline is given up after it, and is not repeated', async () => {
  await send('given-up')
  const how = { perform: () => Promise.reject(new Error('still nobody')), givesUp: { afterMs: 60_000, as: 'unheard' } }
  await run('given-up', how)
  expect(settled).toEqual([])
  await sql`update platform.outbound_call set made_at = now() - interval '2 minutes'`.execute(open.kernel.db)
  await run('given-up', how)
  expect([settled, (await rows())[0]?.outcome]).toEqual([['unheard'], 'unheard'])
})

test('an unknown kind is left to a process that knows it', async () => {
  await send('newer-kind')
  await runningOutbound(open.kernel, {})({ key: 'newer-kind' })
  expect((await rows())[0]).toMatchObject({ outcome: null, trouble: expect.stringContaining('no outbound call has the kind') })
  expect(await waitingSeconds()).toHaveLength(1)
})

test('a waiter gets the outcome or a null if pending; waiting for an unknown key throws', async () => {
  await send('waited-for')
  expect(await awaitOutbound(open.kernel, 'waited-for', 60)).toBeNull()
  const waits = awaitOutbound(open.kernel, 'waited-for', 5000)
  await run('waited-for', {})
  expect(await waits).toEqual({ outcome: 'heard' })
  await expect(awaitOutbound(open.kernel, 'never-sent', 60)).rejects.toThrow('none came')
  await expect(transaction(open.kernel, () => awaitOutbound(open.kernel, 'waited-for', 60))).rejects.toThrow('inside a transaction')
})

test('a disconnected client stops waiting, and its key finds the outcome', async () => {
  await send('hung-up-on')
  const socket = Object.assign(new EventEmitter(), { destroyed: false })
  const queueState = () => queues.get('outbound calls')?.state()
  const before = queueState()
  const waits = onBehalfOf({ socket } as unknown as IncomingMessage, () => awaitOutbound(open.kernel, 'hung-up-on', 600_000))
  expect(queueState()?.held).toBe((before?.held ?? 0) + 1)
  socket.destroyed = true
  socket.emit('close')
  await expect(waits).rejects.toMatchObject({ status: 408 })
  expect(queueState()).toMatchObject({ held: before?.held })
  await run('hung-up-on', {})
  expect(await awaitOutbound(open.kernel, 'hung-up-on', 60)).toEqual({ outcome: 'heard' })
})
