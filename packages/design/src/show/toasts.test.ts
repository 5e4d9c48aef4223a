import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createToasts } from './toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('toasts', () => {
  test.each([
    ['done', 2000],
    ['info', 2000],
    ['error', 3000],
  ] as const)('%s stays %i ms', (kind, lastsMs) => {
    const toasts = createToasts()
    toasts.show('Added to cart · x1', kind)
    vi.advanceTimersByTime(lastsMs - 1)
    expect(toasts.current()).toMatchObject({ kind, text: 'Added to cart · x1' })
    vi.advanceTimersByTime(1)
    expect(toasts.current()).toBeUndefined()
  })

  test('a message with a button stays ten seconds', () => {
    const toasts = createToasts()
    toasts.show('Prices changed', 'done', { label: 'Undo', onPress: () => {} })
    vi.advanceTimersByTime(9999)
    expect(toasts.current()).toMatchObject({ text: 'Prices changed', action: { label: 'Undo' } })
    vi.advanceTimersByTime(1)
    expect(toasts.current()).toBeUndefined()
  })

  test('the newest replaces the previous one and has its full time', () => {
    const toasts = createToasts()
    toasts.show('First')
    vi.advanceTimersByTime(1900)
    toasts.show('Second')
    vi.advanceTimersByTime(1999)
    expect(toasts.current()?.text).toBe('Second')
    vi.advanceTimersByTime(1)
    expect(toasts.current()).toBeUndefined()
  })

  test('pressing pauses the timer; releasing resumes the remaining time', () => {
    const toasts = createToasts()
    toasts.show('Read me slowly')
    vi.advanceTimersByTime(1500)
    toasts.hold()
    vi.advanceTimersByTime(60_000)
    expect(toasts.current()?.text).toBe('Read me slowly')
    toasts.release()
    vi.advanceTimersByTime(499)
    expect(toasts.current()).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(toasts.current()).toBeUndefined()
  })

  test('releasing twice does not start a second timer', () => {
    const toasts = createToasts()
    toasts.show('Once')
    toasts.hold()
    toasts.release()
    toasts.release()
    vi.advanceTimersByTime(2000)
    expect(toasts.current()).toBeUndefined()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('subscribers receive show and hide, and nothing after unsubscribing', () => {
    const toasts = createToasts()
    const texts: (string | undefined)[] = []
    const leave = toasts.subscribe(() => texts.push(toasts.current()?.text))
    toasts.show('Hello')
    vi.advanceTimersByTime(2000)
    leave()
    toasts.show('Unheard')
    expect(texts).toEqual(['Hello', undefined])
  })
})
