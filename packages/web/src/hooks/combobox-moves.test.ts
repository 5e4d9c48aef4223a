import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moved, none } from './combobox-moves.ts'

describe('arrow keys in suggestions', () => {
  test('down selects the first suggestion, up selects the last', () => {
    expect(moved(none, 3, 'ArrowDown')).toBe(0)
    expect(moved(none, 3, 'ArrowUp')).toBe(2)
  })

  test('moving past either end returns to the typed text', () => {
    expect(moved(2, 3, 'ArrowDown')).toBe(none)
    expect(moved(0, 3, 'ArrowUp')).toBe(none)
  })

  test('other keys, and arrow keys without suggestions, do nothing', () => {
    expect(moved(1, 3, 'ArrowLeft')).toBeNull()
    expect(moved(none, 0, 'ArrowDown')).toBeNull()
  })

  test('up reverses down from every position', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.nat(20), (count, seed) => {
        const active = (seed % (count + 1)) - 1
        expect(moved(moved(active, count, 'ArrowDown') ?? none, count, 'ArrowUp')).toBe(active)
      }),
    )
  })
})
