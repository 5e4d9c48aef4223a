import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layOut, type Box, type Point } from './layout.ts'

const sizes = { width: 100, height: 40, gapX: 10, gapY: 60, margin: 20 }
const between = (point: Point, spot: Point) =>
  point.x > spot.x && point.x < spot.x + sizes.width && point.y > spot.y && point.y < spot.y + sizes.height

/** Generates graphs of up to twelve boxes in which each box depends on some earlier boxes. */
const anyBoxes = fc
  .integer({ min: 1, max: 12 })
  .chain((count) =>
    fc
      .tuple(...Array.from({ length: count }, (_, at) => fc.subarray(Array.from({ length: at }, (__, below) => `b${below}`))))
      .map((leanings) => leanings.map((leansOn, at): Box => ({ name: `b${at}`, leansOn }))),
  )

test('every arrow points down, from the dependent box to its dependency', () => {
  fc.assert(
    fc.property(anyBoxes, (boxes) => {
      const { spots, edges } = layOut(boxes, sizes)
      expect(edges).toHaveLength(boxes.flatMap((box) => box.leansOn).length)
      for (const { name, leansOn } of boxes) for (const below of leansOn) expect(spots.get(name)?.y).toBeLessThan(spots.get(below)?.y ?? 0)
      for (const edge of edges) expect(edge.map((point) => point.y)).toEqual(edge.map((point) => point.y).toSorted((a, b) => a - b))
    }),
  )
})

test('no box covers another, and no arrow crosses a box', () => {
  fc.assert(
    fc.property(anyBoxes, (boxes) => {
      const { spots, edges } = layOut(boxes, sizes)
      const all = [...spots.values()]
      for (const [at, one] of all.entries()) {
        for (const other of all.slice(at + 1)) expect(Math.abs(one.x - other.x) >= sizes.width || one.y !== other.y).toBe(true)
      }
      const middles = edges.flatMap((edge) => edge.map(({ x, y }) => ({ x, y: y + 1 })).slice(1, -1))
      for (const point of middles) for (const spot of all) expect(between(point, spot)).toBe(false)
    }),
  )
})

test('every box and arrow lies within the picture', () => {
  fc.assert(
    fc.property(anyBoxes, (boxes) => {
      const { width, height, spots } = layOut(boxes, sizes)
      for (const { x, y } of spots.values()) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect([x + sizes.width <= width, y + sizes.height <= height]).toEqual([true, true])
      }
    }),
  )
})
