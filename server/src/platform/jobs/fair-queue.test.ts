import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { onBehalfOf, onBehalfOfNobody, sharedWork, unlessHungUp } from './hang-up.ts'
import { turnsOf } from './fair-queue.ts'

/** Jobs for the queue that end on command. */
const works = () => {
  const begun: string[] = []
  const ends: ((fails?: Error) => void)[] = []
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name)
      ends.push((error) => (error ? reject(error) : resolve(name)))
    })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const endOne = async (fails?: Error) => {
    await settled()
    ends.shift()?.(fails)
    await settled()
  }
  return { begun, endOne, work, settled }
}

test('a limited number runs concurrently, and the tasks of one user run in order', async () => {
  const inTurn = turnsOf({ capacity: 2 })
  const { begun, endOne, work } = works()
  const all = ['1', '2', '3', '4'].map((name) => inTurn({ who: 'mali' }, work(name)))
  await endOne()
  expect(begun).toEqual(['1', '2', '3'])
  for (let left = 0; left < 3; left += 1) await endOne()
  expect(await Promise.all(all)).toEqual(['1', '2', '3', '4'])
})

test('users take turns, however many tasks one of them has', async () => {
  const inTurn = turnsOf({ capacity: 1 })
  const { begun, endOne, work } = works()
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => inTurn({ who: name[0] ?? '' }, work(name)))
  for (let left = 0; left < 7; left += 1) await endOne()
  await Promise.all(all)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('a prioritized user goes before all others', async () => {
  const inTurn = turnsOf({ capacity: 1 })
  const { begun, endOne, work } = works()
  const all = ['a', 'b', 'c'].map((name) => inTurn({ who: name }, work(name)))
  all.push(inTurn({ who: 'mali', first: true }, work('mali')))
  for (let left = 0; left < 4; left += 1) await endOne()
  await Promise.all(all)
  expect(begun).toEqual(['a', 'mali', 'b', 'c'])
})

test('tasks wait for capacity, and a small one passes a large one that does not fit', async () => {
  const inTurn = turnsOf({ capacity: 10 })
  const { begun, endOne, work, settled } = works()
  const requests = [
    { who: 'a', weight: 6 },
    { who: 'b', weight: 6 },
    { who: 'c', weight: 3 },
    { who: 'd', weight: 50 },
  ]
  const all = requests.map((turn) => inTurn(turn, work(turn.who)))
  await settled()
  expect(begun).toEqual(['a', 'c'])
  for (let left = 0; left < 4; left += 1) await endOne()
  expect(begun).toEqual(['a', 'c', 'b', 'd'])
  await Promise.all(all)
})

test('one user runs a few tasks at a time and delays no other', async () => {
  const inTurn = turnsOf({ capacity: 10, maxOfOne: 2 })
  const { begun, endOne, work, settled } = works()
  const all = ['m1', 'm2', 'm3', 'k1'].map((name) => inTurn({ who: name[0] ?? '' }, work(name)))
  await settled()
  expect(begun).toEqual(['m1', 'm2', 'k1'])
  for (let left = 0; left < 4; left += 1) await endOne()
  await Promise.all(all)
})

test('a failed task frees its capacity', async () => {
  const inTurn = turnsOf({ capacity: 1, timeoutMs: 500 })
  await expect(inTurn({ who: 'a' }, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(inTurn({ who: 'a' }, async () => 'fine')).resolves.toBe('fine')
})

test('a task that waits too long or behind too many is rejected with a 503', async () => {
  const inTurn = turnsOf({ capacity: 1, maxWaiting: 1, timeoutMs: 30 })
  const { endOne, work } = works()
  const first = inTurn({ who: 'a' }, work('a'))
  const second = inTurn({ who: 'b' }, work('b'))
  await expect(inTurn({ who: 'c' }, work('c'))).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 })
  await expect(second).rejects.toMatchObject({ status: 503 })
  await endOne()
  await first
})

test('in a full queue the last task of the busiest user makes room for another user', async () => {
  const inTurn = turnsOf({ capacity: 1, maxWaiting: 3 })
  const { begun, endOne, work } = works()
  const flood = ['1', '2', '3', '4'].map((name) => inTurn({ who: 'flood' }, work(name)))
  const mali = inTurn({ who: 'mali' }, work('mali'))
  await expect(flood[3]).rejects.toMatchObject({ status: 503 })
  for (let left = 0; left < 4; left += 1) await endOne()
  expect(await mali).toBe('mali')
  await Promise.all(flood.slice(0, 3))
  expect(begun).toEqual(['1', '2', 'mali', '3'])
})

test('in a full queue the last task of other users makes room for a prioritized user', async () => {
  const inTurn = turnsOf({ capacity: 1, maxWaiting: 2 })
  const { begun, endOne, work } = works()
  const strangers = ['a', 'b', 'c'].map((name) => inTurn({ who: name }, work(name)))
  const mali = inTurn({ who: 'mali', first: true }, work('mali'))
  await expect(strangers[2]).rejects.toMatchObject({ status: 503 })
  for (let left = 0; left < 3; left += 1) await endOne()
  expect(await mali).toBe('mali')
  await Promise.all(strangers.slice(0, 2))
  expect(begun).toEqual(['a', 'mali', 'b'])
})

/** A client with its own connection, and a function that hangs up. */
const client = () => {
  const socket = Object.assign(new EventEmitter(), { destroyed: false })
  const request = { socket } as unknown as IncomingMessage
  const hangUp = () => {
    socket.destroyed = true
    socket.emit('close')
  }
  return { asks: <T>(work: () => T) => onBehalfOf(request, work), hangUp }
}

test('a client that disconnects while it waits is removed from the queue, and its task does not run', async () => {
  const inTurn = turnsOf({ capacity: 1 })
  const { begun, endOne, work } = works()
  const [mali, kenji] = [client(), client()]
  const first = inTurn({ who: 'a' }, work('a'))
  const left = mali.asks(() => inTurn({ who: 'mali' }, work('mali')))
  const stays = kenji.asks(() => inTurn({ who: 'kenji' }, work('kenji')))
  mali.hangUp()
  await expect(left).rejects.toMatchObject({ status: 408 })
  expect(inTurn.state()).toEqual({ capacity: 1, held: 1, waiting: 1, hungUp: 1 })
  for (let all = 0; all < 2; all += 1) await endOne()
  expect(await Promise.all([first, stays])).toEqual(['a', 'kenji'])
  expect(begun).toEqual(['a', 'kenji'])
  expect(inTurn.state()).toMatchObject({ held: 0, waiting: 0 })
})

test('a client that disconnects after its task started removes no other from the queue', async () => {
  const inTurn = turnsOf({ capacity: 1 })
  const { begun, endOne, work } = works()
  const [early, late] = [client(), client()]
  const first = inTurn({ who: 'a' }, work('a'))
  const begins = early.asks(() => inTurn({ who: 'mali' }, work('early')))
  const waits = late.asks(() => inTurn({ who: 'mali' }, work('late')))
  await endOne()
  early.hangUp()
  expect(inTurn.state()).toEqual({ capacity: 1, held: 1, waiting: 1, hungUp: 0 })
  for (let all = 0; all < 2; all += 1) await endOne()
  expect(await Promise.all([first, begins, waits])).toEqual(['a', 'early', 'late'])
  expect(begun).toEqual(['a', 'early', 'late'])
  expect(inTurn.state()).toEqual({ capacity: 1, held: 0, waiting: 0, hungUp: 0 })
})

test('a client that disconnected before gets no turn', async () => {
  const inTurn = turnsOf({ capacity: 1 })
  const mali = client()
  mali.hangUp()
  await expect(mali.asks(() => inTurn({ who: 'mali' }, async () => 'done'))).rejects.toMatchObject({ status: 408 })
  expect(inTurn.state()).toMatchObject({ held: 0, waiting: 0 })
})

test('a read for a client ends on its disconnect or on the timeout', async () => {
  const mali = client()
  const forEver = new Promise<never>(() => {})
  const read = mali.asks(() => unlessHungUp(forEver, 600_000))
  mali.hangUp()
  await expect(read).rejects.toMatchObject({ status: 408 })
  await expect(client().asks(() => unlessHungUp(forEver, 5))).rejects.toMatchObject({ status: 408 })
  await expect(client().asks(() => unlessHungUp(Promise.resolve('read'), 600_000))).resolves.toBe('read')
})

test('work shared by several clients continues until the last of them disconnects', async () => {
  const inTurn = turnsOf({ capacity: 1 })
  const { endOne, work } = works()
  const first = inTurn({ who: 'a' }, work('a'))
  const [mali, kenji, anders] = [client(), client(), client()]
  const shared = sharedWork()
  mali.asks(() => shared.join())
  kenji.asks(() => shared.join())
  const found = mali.asks(() => shared.run(() => inTurn({ who: 'search' }, work('search'))))
  mali.hangUp()
  expect(inTurn.state().waiting).toBe(1)
  kenji.hangUp()
  expect(inTurn.state().waiting).toBe(0)
  await expect(found).rejects.toMatchObject({ status: 408 })
  expect(anders.asks(() => shared.join())).toBe(false)
  await endOne()
  await first
})

test('work on behalf of the mall continues when the client that started it disconnects', async () => {
  const inTurn = turnsOf({ capacity: 1 })
  const mali = client()
  const redrawn = mali.asks(() => onBehalfOfNobody(() => inTurn({ who: 'pages' }, async () => 'drawn')))
  mali.hangUp()
  await expect(redrawn).resolves.toBe('drawn')
})
