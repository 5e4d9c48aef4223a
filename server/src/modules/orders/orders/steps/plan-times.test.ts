import { dayMs, hourMs } from '@plaza/values'
import { expect, test } from 'vitest'
import { planTimes } from './plan-times.ts'

test('without settings the clock uses the mall’s default times', () => {
  expect(planTimes({})).toEqual({
    acceptMs: 24 * hourMs,
    remindMs: 3 * dayMs,
    cancelMs: 7 * dayMs,
    receiveMs: 7 * dayMs,
    receiveUnscannedMs: 15 * dayMs,
    extendMs: 7 * dayMs,
    returnDays: 7,
  })
})
test('a setting overrides a time, and an invalid value changes nothing', () => {
  expect(planTimes({ order_accept_hours: 12, return_days: 30 })).toMatchObject({ acceptMs: 12 * hourMs, returnDays: 30 })
  for (const wrong of [0, -1, 1.5, 400, '5', null, Number.NaN]) expect(planTimes({ order_cancel_days: wrong })).toEqual(planTimes({}))
})
