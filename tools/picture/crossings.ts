import type { Stop } from './stop.ts'

/**
 * Orders each row of a diagram so that few arrows cross. Every node moves to the middle of its neighbours in the adjacent row, alternately downwards
 * and upwards.
 */
export const inFewCrossings = (stops: readonly Stop[]): Stop[][] => {
  const count = Math.max(0, ...stops.map((stop) => stop.row + 1))
  let rows = Array.from({ length: count }, (_, row) => stops.filter((stop) => stop.row === row))
  let best = rows
  for (let times = 0; times < 24; times += 1) {
    rows = swept(rows, times % 2 === 0)
    if (crossings(rows) < crossings(best)) best = rows
  }
  return best
}

const swept = (rows: readonly Stop[][], down: boolean): Stop[][] => {
  const made = rows.map((row) => [...row])
  const sweeps = made.map((_, at) => (down ? at : made.length - 1 - at)).slice(1)
  for (const at of sweeps) {
    const before = made[down ? at - 1 : at + 1] ?? []
    const middle = new Map(
      (made[at] ?? []).map((stop, index) => {
        const near = (down ? stop.above : stop.below).map((each) => before.indexOf(each))
        return [stop, near.length === 0 ? index : near.reduce((sum, each) => sum + each, 0) / near.length]
      }),
    )
    made[at] = (made[at] ?? []).toSorted((a, b) => (middle.get(a) ?? 0) - (middle.get(b) ?? 0))
  }
  return made
}

export const crossings = (rows: readonly Stop[][]): number =>
  rows.slice(1).reduce((sum, row, at) => {
    const above = rows[at] ?? []
    const arrows = above.flatMap((stop, from) => stop.below.map((each) => ({ from, to: row.indexOf(each) })))
    return sum + arrows.filter((a) => arrows.some((b) => a.from < b.from && a.to > b.to)).length
  }, 0)
