import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { regulars } from '../regulars.ts'
import { hall } from './hall.ts'

type Asker = { address: string; socket: { destroyed: boolean } }
const asker = (address: string): Asker => ({ address, socket: { destroyed: false } })

/** A hall whose doors open when the test says so. */
const trial = (known: readonly string[] = []) => {
  const came: string[] = []
  const steps: (() => void)[] = []
  const addressOf = (request: IncomingMessage) => (request as unknown as Asker).address
  const enter = hall((request) => void came.push(addressOf(request)), {
    addressOf,
    knows: (address) => known.includes(address),
    later: (what) => void steps.push(what),
  })
  const come = (...askers: Asker[]) => askers.forEach((each) => enter(each as unknown as IncomingMessage, {} as ServerResponse))
  return { came, come, step: () => steps.splice(0).forEach((each) => each()), isIdle: () => steps.length === 0 }
}
const crowd = (many: number, address = (at: number) => `198.51.100.${at}`) => Array.from({ length: many }, (_, at) => asker(address(at)))

test('whoever comes alone is let in at once', () => {
  const { came, come } = trial()
  come(asker('ada'))
  expect(came).toEqual(['ada'])
})

test('of a crowd a few are let in at a time, until all were', () => {
  const { came, come, step, isIdle } = trial()
  come(...crowd(40))
  expect(came).toHaveLength(16)
  step()
  expect(came).toHaveLength(32)
  step()
  step()
  expect([came.length, isIdle()]).toEqual([40, true])
})

test('whoever has been here for a while goes past them', () => {
  const { came, come } = trial(['ada'])
  come(...crowd(5000), asker('ada'))
  expect([came.length, came.at(-1)]).toEqual([17, 'ada'])
})

test('a crowd of one address waits behind everybody else', () => {
  const { came, come, step } = trial()
  come(...crowd(5000, () => 'greedy'), asker('ada'), asker('kenji'))
  step()
  expect(came.slice(16, 20)).toEqual(['greedy', 'ada', 'kenji', 'greedy'])
})

test('whoever left meanwhile is not waited on', () => {
  const { came, come, step } = trial()
  const last = asker('ada')
  come(...crowd(16), last)
  last.socket.destroyed = true
  step()
  expect(came).not.toContain('ada')
})

test('somebody is known who comes again after twenty seconds, for a quarter of an hour at least', () => {
  let at = 0
  const { note, knows } = regulars(100, () => at)
  note('ada')
  for (at = 1000; at < 20_000; at += 1000) note('ada')
  expect(knows('ada')).toBe(false)
  at = 20_000
  note('ada')
  expect(knows('ada')).toBe(true)
  at += 15 * 60_000
  note('kenji')
  expect(knows('ada')).toBe(true)
  at += 16 * 60_000
  note('kenji')
  expect(knows('ada')).toBe(false)
})

test('however many strangers come, they drive out nobody who was here before', () => {
  let at = 0
  const { note, knows } = regulars(100, () => at)
  note('ada')
  at = 20_000
  note('ada')
  for (let stranger = 0; stranger < 10_000; stranger += 1) note(`stranger ${stranger}`)
  expect(knows('ada')).toBe(true)
})
