import { describe, expect, test } from 'vitest'
import { type RecommendationPrefs, anyTaste, createTaste, leaveOut, maxLeftOut, readTaste, takeBack } from './recommendation-prefs.ts'

describe('recommendation preferences', () => {
  test('excludes a product once, and can include it again', () => {
    const two = leaveOut(leaveOut(leaveOut(anyTaste, '7'), '9'), '7')
    expect(two.leftOut).toEqual(['7', '9'])
    expect(takeBack(two, '7').leftOut).toEqual(['9'])
    expect(takeBack(two, '8').leftOut).toEqual(['7', '9'])
  })

  test('drops the oldest exclusion above the limit', () => {
    const full: RecommendationPrefs = { suggests: true, leftOut: Array.from({ length: maxLeftOut }, (_, at) => String(at + 1)) }
    expect(leaveOut(full, '999').leftOut).toEqual(['999', ...full.leftOut.slice(0, -1)])
  })

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a list', '["7"]'],
    ['null', 'null'],
    ['ids that are none', '{"leftOut":[7,"x",null,"0"],"suggests":"no"}'],
  ])('reads %s as the default preferences', (_, text) => expect(readTaste(text)).toEqual(anyTaste))

  test('restores stored preferences and stores each change', () => {
    let keep = readTaste('{"suggests":false,"leftOut":["7","7","9"]}')
    const mine = createTaste({ read: () => keep, write: (next) => (keep = next) })
    expect(mine.current()).toEqual({ suggests: false, leftOut: ['7', '9'] })
    mine.suggest(true)
    mine.leaveOut('3')
    mine.takeBack('7')
    expect(keep).toEqual({ suggests: true, leftOut: ['3', '9'] })
    expect(readTaste(JSON.stringify(keep))).toEqual(keep)
    mine.takeAllBack()
    expect(keep).toEqual(anyTaste)
  })

  test('the server renders with default preferences, whatever is stored', () => {
    const mine = createTaste({ read: () => ({ suggests: false, leftOut: ['7'] }), write: () => {} })
    expect(mine.atServer()).toEqual(anyTaste)
  })

  test('logging out resets the preferences', () => {
    let keep: RecommendationPrefs = { suggests: false, leftOut: ['7'] }
    const mine = createTaste({ read: () => keep, write: (next) => (keep = next) })
    mine.forget()
    expect([mine.current(), keep]).toEqual([anyTaste, anyTaste])
  })
})
