import { inFewCrossings } from './crossings.ts'
import { heightsOf, type Box } from './rows.ts'
import type { Stop } from './stop.ts'

export type { Box }
export type Point = { x: number; y: number }
export type Sizes = { width: number; height: number; gapX: number; gapY: number; margin: number }
export type Layout = { width: number; height: number; spots: ReadonlyMap<string, Point>; edges: readonly (readonly Point[])[] }

const passWidth = 12

/** Lays out boxes in rows, each above all boxes that it depends on. Arrows pass between the boxes, never through them. */
export const layOut = (boxes: readonly Box[], sizes: Sizes): Layout => {
  const isJoined = ({ name, leansOn }: Box) => leansOn.length > 0 || boxes.some((box) => box.leansOn.includes(name))
  const joined = inRows(boxes.filter(isJoined), rowsFor(boxes), sizes)
  const rows = inFewCrossings(joined)
  straighten(rows, sizes)
  while (rows.length < rowsFor(boxes)) rows.push([])
  const apart = boxes.filter((box) => !isJoined(box)).map(({ name }) => besides(rows, name, sizes))
  const stops = [...joined, ...apart]
  const left = Math.min(...stops.map((stop) => stop.x - stop.width / 2)) - sizes.margin
  for (const stop of stops) stop.x = Math.round(stop.x - left)
  const rowHeight = sizes.height + sizes.gapY
  const topOf = (stop: Stop) => sizes.margin + stop.row * rowHeight
  const real = stops.filter((stop) => stop.name !== '')
  return {
    width: Math.max(...stops.map((stop) => stop.x + stop.width / 2)) + sizes.margin,
    height: 2 * sizes.margin + rows.length * rowHeight - sizes.gapY,
    spots: new Map(real.map((stop) => [stop.name, { x: stop.x - sizes.width / 2, y: topOf(stop) }])),
    edges: real.flatMap((stop) => stop.below.map((next) => edgeFrom(stop, next, sizes, topOf))),
  }
}

/** Maximum number of boxes in a row that stay readable on a screen. */
const wide = 6
const rowsFor = (boxes: readonly Box[]): number => Math.ceil(boxes.length / wide)

/** A box without arrows goes to the end of the shortest row. */
const besides = (rows: Stop[][], name: string, { width, gapX }: Sizes): Stop => {
  const left = Math.min(0, ...rows.flat().map((stop) => stop.x - stop.width / 2))
  const endOf = (row: readonly Stop[]) => Math.max(left - gapX, ...row.map((stop) => stop.x + stop.width / 2))
  const shortest = rows.toSorted((a, b) => endOf(a) - endOf(b))[0] ?? []
  const stop: Stop = { name, row: rows.indexOf(shortest), width, above: [], below: [], x: endOf(shortest) + gapX + width / 2 }
  shortest.push(stop)
  return stop
}
const inRows = (boxes: readonly Box[], least: number, { width }: Sizes): Stop[] => {
  const heights = heightsOf(boxes, least)
  const top = Math.max(least - 1, ...heights.values())
  const stopAt = (name: string, row: number, wide: number): Stop => ({ name, row, width: wide, above: [], below: [], x: 0 })
  const stops = new Map(boxes.map(({ name }) => [name, stopAt(name, top - (heights.get(name) ?? 0), width)]))
  const passes: Stop[] = []
  const join = (upper: Stop, lower: Stop) => {
    upper.below.push(lower)
    lower.above.push(upper)
  }
  for (const { name, leansOn } of boxes) {
    for (const other of leansOn) {
      const [from, to] = [stops.get(name), stops.get(other)]
      if (!from || !to) continue
      let last = from
      for (let row = from.row + 1; row < to.row; row += 1) {
        const pass = stopAt('', row, passWidth)
        passes.push(pass)
        join(last, pass)
        last = pass
      }
      join(last, to)
    }
  }
  return [...stops.values(), ...passes]
}

/** Moves every node towards the middle of its neighbours, as far as the row has space. */
const straighten = (rows: readonly Stop[][], { gapX }: Sizes) => {
  for (const row of rows)
    settle(
      row,
      row.map(() => 0),
      gapX,
    )
  for (let times = 0; times < 60; times += 1) {
    for (const row of times % 2 === 0 ? rows : rows.toReversed()) {
      const wished = row.map((stop) => {
        const near = [...stop.above, ...stop.below]
        return near.length === 0 ? stop.x : near.reduce((sum, each) => sum + each.x, 0) / near.length
      })
      settle(row, wished, gapX)
    }
  }
}

/** Places each node as near to its wanted position as the order and `gap` allow. Nodes that would overlap share the shift. */
const settle = (row: readonly Stop[], wished: readonly number[], gap: number) => {
  const offsets = row.map(() => 0)
  for (let at = 1; at < row.length; at += 1)
    offsets[at] = (offsets[at - 1] ?? 0) + ((row[at - 1]?.width ?? 0) + (row[at]?.width ?? 0)) / 2 + gap
  const groups: { sum: number; count: number }[] = []
  const mean = (group: { sum: number; count: number } | undefined) => (group ? group.sum / group.count : -Infinity)
  row.forEach((_, at) => {
    let group = { sum: (wished[at] ?? 0) - (offsets[at] ?? 0), count: 1 }
    while (mean(groups.at(-1)) > mean(group)) {
      const before = groups.pop()
      if (before) group = { sum: group.sum + before.sum, count: group.count + before.count }
    }
    groups.push(group)
  })
  const shifts = groups.flatMap((group) => Array.from({ length: group.count }, () => mean(group)))
  row.forEach((stop, at) => {
    stop.x = (shifts[at] ?? 0) + (offsets[at] ?? 0)
  })
}

/** Horizontal position of an arrow at a box. Arrows are side by side, in the order of their other ends. */
const portOf = (stop: Stop, others: readonly Stop[], other: Stop): number => {
  if (stop.name === '') return stop.x
  const sorted = others.toSorted((a, b) => a.x - b.x)
  const step = Math.min(22, (stop.width * 0.7) / Math.max(1, sorted.length))
  return Math.round(stop.x + (sorted.indexOf(other) - (sorted.length - 1) / 2) * step)
}

const edgeFrom = (from: Stop, first: Stop, { height }: Sizes, topOf: (stop: Stop) => number): Point[] => {
  const points: Point[] = [{ x: portOf(from, from.below, first), y: topOf(from) + height }]
  let [last, next] = [from, first]
  while (next.name === '') {
    points.push({ x: next.x, y: topOf(next) }, { x: next.x, y: topOf(next) + height })
    const [onward] = next.below
    if (!onward) break
    ;[last, next] = [next, onward]
  }
  points.push({ x: portOf(next, next.above, last), y: topOf(next) })
  return points
}
