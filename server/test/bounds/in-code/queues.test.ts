import { afterEach, beforeEach, expect, test, vi } from 'vitest'
// Loads every module of the mall, and with it every queue.
import '../../../src/app.ts'
import { queues, turnsOf, type Turns } from '../../../src/platform/jobs/fair-queue.ts'

/** Tests the queues of one process: how much work runs at once, how many requests wait, and how long. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

/** Creates simulated people whose requests enter a queue. Their work runs until all are released. */
const crowd = (inTurn: Turns) => {
  let letGo = () => {}
  const end = new Promise<void>((resolve) => (letGo = resolve))
  const all: Promise<void>[] = []
  const states: string[] = []
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return {
    /** Adds a request of this person. Returns its state right after that: `begun`, `waits`, or the status and `retry-after` of the refusal. */
    come: async (who: string, weight = 1): Promise<string> => {
      const at = states.push('waits') - 1
      const work = async () => {
        states[at] = 'begun'
        await end
      }
      const refuse = ({ status, retryAfterSeconds }: { status: number; retryAfterSeconds: number }) => {
        states[at] = `${status} ${retryAfterSeconds}`
      }
      all.push(inTurn({ who, weight }, work).catch(refuse))
      await settled()
      return states[at] ?? ''
    },
    state: (at: number) => states[at],
    pass: async (ms: number) => {
      vi.advanceTimersByTime(ms)
      await settled()
    },
    letGo: async () => {
      letGo()
      await Promise.all(all)
      expect(inTurn.state()).toMatchObject({ held: 0, waiting: 0 })
    },
  }
}

type Bounds = { capacity?: number; waiting: number; timeoutMs: number }
const rows: Readonly<Record<string, Bounds>> = {
  files: { capacity: 64 * 1024 * 1024, waiting: 200, timeoutMs: 20_000 },
  papers: { capacity: 1, waiting: 200, timeoutMs: 20_000 },
  'outbound calls': { capacity: 200, waiting: 0, timeoutMs: 10_000 },
  searches: { capacity: 6, waiting: 100, timeoutMs: 2000 },
  index: { capacity: 4, waiting: 1000, timeoutMs: 8000 },
  // The number of passwords hashed at once depends on the machine.
  passwords: { waiting: 60, timeoutMs: 4000 },
  pictures: { capacity: 1, waiting: 100, timeoutMs: 20_000 },
  redraws: { capacity: 2, waiting: 500, timeoutMs: 4000 },
  'dear redraws': { capacity: 1, waiting: 500, timeoutMs: 4000 },
}

const bearsItsBounds = async (inTurn: Turns, { capacity: room = inTurn.state().capacity, waiting, timeoutMs }: Bounds) => {
  expect(inTurn.state()).toMatchObject({ held: 0, waiting: 0 })
  const { come, state, pass, letGo } = crowd(inTurn)
  expect(await come('first')).toBe('begun')
  if (room > 1) expect(await come('the rest', room - 1)).toBe('begun')
  const begun = room > 1 ? 2 : 1
  for (let at = 0; at < waiting; at += 1) expect(await come(`waiting ${at}`)).toBe('waits')
  expect(await come('one too many')).toBe('503 5')
  if (waiting > 0) {
    await pass(timeoutMs - 1)
    expect(state(begun)).toBe('waits')
    await pass(1)
    expect(state(begun)).toBe('503 5')
  }
  await letGo()
}

test('every named queue has a row', () => {
  expect([...queues.keys()].toSorted()).toEqual(Object.keys(rows).toSorted())
})

const queue = (name: string) => queues.get(name) as Turns
test.each(Object.entries(rows))('the queue of %s has its capacity, its maximum of waiting tasks and its timeout', (name, bounds) =>
  bearsItsBounds(queue(name), bounds),
)

test('one user uploads three files at a time', async () => {
  const { come, letGo } = crowd(queue('files'))
  for (let at = 0; at < 3; at += 1) expect(await come('mali')).toBe('begun')
  expect([await come('mali'), await come('kenji')]).toEqual(['waits', 'begun'])
  await letGo()
})

test('a queue with defaults lets 200 wait for ten seconds', () =>
  bearsItsBounds(turnsOf({ capacity: 1 }), { waiting: 200, timeoutMs: 10_000 }))
