import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLoading } from './loading.ts'

describe('loading flag', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('is set during a request and for exactly two seconds after', () => {
    const loading = createLoading()
    expect(loading.current().loading).toBe(false)
    const end = loading.begin()
    expect(loading.current()).toEqual({ inFlight: 1, loading: true })
    vi.advanceTimersByTime(10_000)
    expect(loading.current().loading).toBe(true)
    end()
    vi.advanceTimersByTime(1999)
    expect(loading.current()).toEqual({ inFlight: 0, loading: true })
    vi.advanceTimersByTime(1)
    expect(loading.current()).toEqual({ inFlight: 0, loading: false })
  })

  test('is cleared by the last of several requests', () => {
    const loading = createLoading()
    const [endFirst, endSecond] = [loading.begin(), loading.begin()]
    endFirst()
    vi.advanceTimersByTime(5000)
    expect(loading.current()).toEqual({ inFlight: 1, loading: true })
    endSecond()
    vi.advanceTimersByTime(2000)
    expect(loading.current().loading).toBe(false)
  })

  test('stays set if a request begins within the two seconds', () => {
    const loading = createLoading()
    loading.begin()()
    vi.advanceTimersByTime(1500)
    const end = loading.begin()
    vi.advanceTimersByTime(3000)
    expect(loading.current().loading).toBe(true)
    end()
    vi.advanceTimersByTime(2000)
    expect(loading.current().loading).toBe(false)
  })

  test('ending one request twice does not end another', () => {
    const loading = createLoading()
    const end = loading.begin()
    loading.begin()
    end()
    end()
    expect(loading.current().inFlight).toBe(1)
  })

  test('subscribers receive each change until they unsubscribe', () => {
    const loading = createLoading()
    const states: boolean[] = []
    const leave = loading.subscribe(() => states.push(loading.current().loading))
    loading.begin()()
    vi.advanceTimersByTime(2000)
    leave()
    loading.begin()
    expect(states).toEqual([true, true, false])
  })
})
