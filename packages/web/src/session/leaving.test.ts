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

test('sends the logout once and shows no message when the server answers', async () => {
  const tell = vi.fn<() => Promise<unknown>>(async () => null)
  await expect(notifyOfLeaving(tell)).resolves.toBe(true)
  expect(tell).toHaveBeenCalledOnce()
  expect(untold.current()).toBeNull()
})

test('treats an already ended session as logged out', async () => {
  const tell = vi.fn<() => Promise<unknown>>(() => Promise.reject(ended))
  await expect(notifyOfLeaving(tell)).resolves.toBe(true)
  expect(tell).toHaveBeenCalledOnce()
})

test('retries the logout until the server is reachable and shows the trying state meanwhile', async () => {
  const tell = vi.fn<() => Promise<unknown>>(lost)
  const delivery = notifyOfLeaving(tell)
  await vi.advanceTimersByTimeAsync(3000)
  expect(untold.current()).toBe('trying')
  const before = tell.mock.calls.length
  tell.mockResolvedValue(null)
  online.at(-1)?.()
  await expect(delivery).resolves.toBe(true)
  expect(tell).toHaveBeenCalledTimes(before + 1)
  expect(untold.current()).toBeNull()
})

test('retries the logout after another refusal, such as a rate limit', async () => {
  const tell = vi.fn<() => Promise<unknown>>(() => Promise.reject(busy))
  const delivery = notifyOfLeaving(tell)
  await vi.advanceTimersByTimeAsync(1000)
  expect(untold.current()).toBe('trying')
  tell.mockResolvedValue(null)
  await vi.advanceTimersByTimeAsync(2000)
  await expect(delivery).resolves.toBe(true)
})

test('gives up after two minutes without an answer, shows it and sends no more requests', async () => {
  const tell = vi.fn<() => Promise<unknown>>(lost)
  const delivery = notifyOfLeaving(tell)
  await vi.advanceTimersByTimeAsync(130_000)
  await expect(delivery).resolves.toBe(false)
  expect(untold.current()).toBe('givenUp')
  const attempts = tell.mock.calls.length
  await vi.advanceTimersByTimeAsync(600_000)
  expect(tell).toHaveBeenCalledTimes(attempts)
})
