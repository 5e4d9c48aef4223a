import { afterEach, beforeEach, vi } from 'vitest'

const here = process.env['TZ']

/** Beyond UTC on both sides: a day ahead of nearly everybody, a day that begins half an hour late, and the last to have one. */
export const zones = ['Pacific/Kiritimati', 'Pacific/Auckland', 'UTC', 'America/St_Johns', 'Pacific/Niue'] as const

/** In the tests of this file the clock of the reader stands where `standIn` says. */
export const clocks = () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => {
    vi.useRealTimers()
    if (here === undefined) delete process.env['TZ']
    else process.env['TZ'] = here
  })
  return {
    standIn: (zone: string, now: string) => {
      process.env['TZ'] = zone
      vi.setSystemTime(now)
    },
  }
}
