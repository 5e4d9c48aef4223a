import { describe, expect, it } from 'vitest'
import { readTime, writeTime } from './cursor-times.ts'

describe('cursor time', () => {
  it.each([
    ['2026-11-21 17:42:40+00', 1795282960],
    ['2026-11-21 17:42:40.12+00', 1795282960.12],
    ['2026-11-21 17:42:40.123456+00', 1795282960.123456],
    ['1969-12-31 23:59:59.999999+00', -0.000001],
    ['2030-01-10 00:00:00+00', 1894233600],
  ])('%s is parsed and formatted without a change', (text, seconds) => {
    expect(readTime(text)).toBe(seconds)
    expect(writeTime(seconds)).toBe(text)
  })
  it.each(['2026-11-21T17:42:40+00:00', '2026-11-21 19:42:40+02', '2026-11-21 23:12:40+0530', '2026-11-21 23:12:40+05:30'])(
    '%s is parsed as the same moment',
    (text) => expect(readTime(text)).toBe(1795282960),
  )
})
