import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moved, none } from './combobox-moves.ts'

describe('arrow keys in suggestions', () => {
  test('down goes to the first, up to the last', () => {
    expect(moved(none, 3, 'ArrowDown')).toBe(0)
    expect(moved(none, 3, 'ArrowUp')).toBe(2)
  })

  test('past either end comes what was typed', () => {
    expect(moved(2, 3, 'ArrowDown')).toBe(none)
    expect(moved(0, 3, 'ArrowUp')).toBe(none)
  })

  test('other keys, and keys without suggestions, move nothing', () => {
    expect(moved(1, 3, 'ArrowLeft')).toBeNull()
    expect(moved(none, 0, 'ArrowDown')).toBeNull()
  })

  test('going up undoes going down from anywhere', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.nat(20), (count, seed) => {
        const active = (seed % (count + 1)) - 1
        expect(moved(moved(active, count, 'ArrowDown') ?? none, count, 'ArrowUp')).toBe(active)
      }),
    )
  })
})
