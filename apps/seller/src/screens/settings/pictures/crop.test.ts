import { describe, expect, test } from 'vitest'
import { laidUnder, middle, movedBy, partOf } from './crop.ts'

const wide = { width: 1200, height: 400 }
const high = { width: 300, height: 900 }

describe('picture crop', () => {
  test.each([
    ['a wide one to a square', wide, 1, middle, { x: 400, y: 0, width: 400, height: 400 }],
    ['its left end', wide, 1, { ...middle, across: 0 }, { x: 0, y: 0, width: 400, height: 400 }],
    ['twice as near', wide, 1, { ...middle, zoom: 2 }, { x: 500, y: 100, width: 200, height: 200 }],
    ['a high one to a banner, its foot', high, 3, { ...middle, down: 1 }, { x: 0, y: 800, width: 300, height: 100 }],
  ])('crops %s', (_what, picture, aspect, cut, part) => expect(partOf(picture, aspect, cut)).toEqual(part))

  test('positions the picture under its frame so that only the crop is visible', () =>
    expect(laidUnder(wide, 1, middle)).toEqual({ left: '-100.000%', top: '0.000%', width: '300.000%', height: '100.000%' }))

  test('follows a drag, and stops at the edge', () => {
    expect(movedBy(wide, 1, middle, { across: 0.5, down: 0.3 })).toEqual({ zoom: 1, across: 0.25, down: 0.5 })
    expect(movedBy(wide, 1, middle, { across: -9, down: 0 }).across).toBe(1)
  })
})
