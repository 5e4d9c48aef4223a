import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { regulars } from '../known-clients.ts'
import { admissionQueue } from './admission-queue.ts'

type Asker = { address: string; socket: { destroyed: boolean } }
const asker = (address: string): Asker => ({ address, socket: { destroyed: false } })

/** An admission queue whose clock and steps the test controls. */
const trial = (known: readonly string[] = []) => {
  const came: string[] = []
  const away: string[] = []
  const steps: (() => void)[] = []
  let at = 0
  const addressOf = (request: IncomingMessage) => (request as unknown as Asker).address
  const { admit, enter } = admissionQueue((request) => void came.push(addressOf(request)), {
    addressOf,
    knows: (address) => known.includes(address),
    sendAway: (request) => void away.push(addressOf(request)),
    later: (what) => void steps.push(what),
    now: () => at,
  })
  const come = (...askers: Asker[]) => askers.forEach((each) => enter(each as unknown as IncomingMessage, {} as ServerResponse))
  const step = () => steps.splice(0).forEach((each) => each())
  return { came, away, come, admit, step, isIdle: () => steps.length === 0, wait: (ms: number) => void (at += ms) }
}
const crowd = (many: number, address = (at: number) => `198.51.100.${at}`) => Array.from({ length: many }, (_, at) => asker(address(at)))

test('a single client is admitted immediately', () => {
  const { came, come } = trial()
  come(asker('ada'))
  expect(came).toEqual(['ada'])
})

test('clients of a burst are admitted one at a time until all are in', () => {
  const { came, come, step, isIdle } = trial()
  come(...crowd(3))
  expect(came).toHaveLength(1)
  step()
  expect(came).toHaveLength(2)
  step()
  step()
  expect([came.length, isIdle()]).toEqual([3, true])
})

test('while new connections arrive no new client is admitted, except one now and then', () => {
  const { came, come, admit, step, wait } = trial()
  come(...crowd(9))
  for (let at = 0; at < 10; at += 1) {
    admit()
    step()
  }
  expect(came).toHaveLength(1)
  admit()
  wait(50)
  step()
  expect(came).toHaveLength(1)
  admit()
  wait(1)
  step()
  expect(came).toHaveLength(2)
  step()
  expect(came, 'nobody knocks any more').toHaveLength(3)
})

test('a client that connects and then sends its request waits for one check of new connections', () => {
  const { came, come, admit, step, wait } = trial()
  wait(1000)
  admit()
  come(asker('ada'))
  step()
  expect(came).toEqual(['ada'])
})

test('a known client passes the queue, with or without new connections', () => {
  const { came, come, admit } = trial(['ada'])
  admit()
  come(...crowd(5000), asker('ada'))
  expect(came).toEqual(['ada'])
})

test('many requests of one address wait behind all other addresses', () => {
  const { came, come, step } = trial()
  come(...crowd(5000, () => 'greedy'), asker('ada'), asker('kenji'))
  for (let at = 0; at < 4; at += 1) step()
  expect(came).toEqual(['greedy', 'greedy', 'ada', 'kenji', 'greedy'])
})

test('a client that waited too long is rejected and delays no other', () => {
  const { came, away, come, step, wait } = trial()
  come(...crowd(3), asker('ada'))
  wait(8000)
  step()
  wait(1)
  come(asker('kenji'))
  for (let at = 0; at < 3; at += 1) step()
  expect([came, away]).toEqual([
    ['198.51.100.0', '198.51.100.1', 'kenji'],
    ['198.51.100.2', 'ada'],
  ])
})

test('a client that disconnected meanwhile is skipped', () => {
  const { came, come, step } = trial()
  const last = asker('ada')
  come(...crowd(1), last)
  last.socket.destroyed = true
  step()
  expect(came).not.toContain('ada')
})

test('a client seen again after 20 s is known for at least 15 minutes', () => {
  let at = 0
  const { note, knows } = regulars(100, () => at)
  note('ada')
  const knownAt = (ms: number, who = 'kenji') => {
    at = ms
    note(who)
    return knows('ada')
  }
  expect([1000, 19_999, 20_000].map((ms) => knownAt(ms, 'ada'))).toEqual([false, false, true])
  const quarter = 15 * 60_000
  expect([quarter, quarter + 1, 2 * quarter + 1, 2 * quarter + 2].map((ms) => knownAt(ms))).toEqual([true, true, true, false])
})

test('20,000 new and 20,000 returning clients are remembered', () => {
  let at = 0
  const { note, knows } = regulars(undefined, () => at)
  const people = Array.from({ length: 20_001 }, (_, each) => `person ${each}`)
  for (const each of people) note(each)
  at = 20_000
  for (const each of people.toReversed()) note(each)
  // The last address evicted the first address, which is unknown again.
  expect(people.filter((each) => !knows(each))).toEqual(['person 0'])
  at = 40_000
  note('person 0')
  expect(knows('person 0'), 'no place is left').toBe(false)
})

test('any number of new clients evicts no known client', () => {
  let at = 0
  const { note, knows } = regulars(100, () => at)
  note('ada')
  at = 20_000
  note('ada')
  for (let stranger = 0; stranger < 10_000; stranger += 1) note(`stranger ${stranger}`)
  expect(knows('ada')).toBe(true)
})
