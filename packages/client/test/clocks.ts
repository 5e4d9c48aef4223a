import { afterEach, beforeEach, vi } from 'vitest'

const here = process.env['TZ']

/** Time zones on both sides of UTC: the first two to start a day, UTC, one with a half-hour offset, and the last to start a day. */
export const zones = ['Pacific/Kiritimati', 'Pacific/Auckland', 'UTC', 'America/St_Johns', 'Pacific/Niue'] as const

/** Sets the reader's time zone and clock with `standIn`, and restores both after each test. */
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
