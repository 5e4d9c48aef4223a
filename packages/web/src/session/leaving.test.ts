import { CallFailure } from '@plaza/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notifyOfLeaving, untold } from './leaving.ts'

let online: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', (_name: string, hear: () => void) => void online.push(hear))
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  online = []
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const ended = new CallFailure({ kind: 'refused', reason: 'session_unknown', sessionEnd: 'session_unknown' })
const busy = new CallFailure({ kind: 'refused', reason: 'unnamed' })
const lost = () => Promise.reject(new CallFailure({ kind: 'network', reason: 'unreachable' }))

test('a mall that hears of it at once is asked once, and nothing is said', async () => {
  const tell = vi.fn<() => Promise<unknown>>(async () => null)
  await expect(notifyOfLeaving(tell)).resolves.toBe(true)
  expect(tell).toHaveBeenCalledOnce()
  expect(untold.current()).toBeNull()
})

test('a session that the mall ended before has nothing left to end', async () => {
  const tell = vi.fn<() => Promise<unknown>>(() => Promise.reject(ended))
  await expect(notifyOfLeaving(tell)).resolves.toBe(true)
  expect(tell).toHaveBeenCalledOnce()
})

test('a mall that cannot be reached is told once it can be, and until then that is said', async () => {
  const tell = vi.fn<() => Promise<unknown>>(lost)
  const told = notifyOfLeaving(tell)
  await vi.advanceTimersByTimeAsync(3000)
  expect(untold.current()).toBe('trying')
  const before = tell.mock.calls.length
  tell.mockResolvedValue(null)
  online.at(-1)?.()
  await expect(told).resolves.toBe(true)
  expect(tell).toHaveBeenCalledTimes(before + 1)
  expect(untold.current()).toBeNull()
})

test('a mall that refuses for another reason, such as too much at once, does not know of it', async () => {
  const tell = vi.fn<() => Promise<unknown>>(() => Promise.reject(busy))
  const told = notifyOfLeaving(tell)
  await vi.advanceTimersByTimeAsync(1000)
  expect(untold.current()).toBe('trying')
  tell.mockResolvedValue(null)
  await vi.advanceTimersByTimeAsync(2000)
  await expect(told).resolves.toBe(true)
})

test('who is not heard for two minutes is told so, and nothing is asked any more', async () => {
  const tell = vi.fn<() => Promise<unknown>>(lost)
  const told = notifyOfLeaving(tell)
  await vi.advanceTimersByTimeAsync(130_000)
  await expect(told).resolves.toBe(false)
  expect(untold.current()).toBe('givenUp')
  const asked = tell.mock.calls.length
  await vi.advanceTimersByTimeAsync(600_000)
  expect(tell).toHaveBeenCalledTimes(asked)
})
