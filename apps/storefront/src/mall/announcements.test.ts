import { expect, test } from 'vitest'
import { type Announcement, nextToTell } from './announcements.ts'

const announced = (id: string, serious: boolean): Announcement => ({ id, serious, date: '2026-11-20T08:00:00Z', title_en: id, text_en: id })
const all = [announced('sale', false), announced('payments paused', true), announced('older warning', true), announced('hours', false)]

test('a warning comes first, however new the others are', () => {
  expect(nextToTell(all, [])?.id).toBe('payments paused')
})

test('once one is read, shows the next warning; then the others, newest first', () => {
  expect(nextToTell(all, ['payments paused'])?.id).toBe('older warning')
  expect(nextToTell(all, ['payments paused', 'older warning'])?.id).toBe('sale')
  expect(nextToTell(all, ['payments paused', 'older warning', 'sale'])?.id).toBe('hours')
})

test('returns nothing when all are dismissed or there are none', () => {
  expect(
    nextToTell(
      all,
      all.map(({ id }) => id),
    ),
  ).toBeUndefined()
  expect(nextToTell([], [])).toBeUndefined()
})
