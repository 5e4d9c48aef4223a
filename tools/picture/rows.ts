export type Box = { name: string; leansOn: readonly string[] }

/**
 * The row of each box, counted from the bottom; `least` is the minimum number of rows. Each box is above all boxes that it depends on, in the
 * emptiest possible row.
 */
export const heightsOf = (boxes: readonly Box[], least: number): ReadonlyMap<string, number> => {
  const names = new Set(boxes.map((box) => box.name))
  const below = new Map(boxes.map(({ name, leansOn }) => [name, leansOn.filter((each) => names.has(each))]))
  const above = (name: string) => boxes.filter((box) => below.get(box.name)?.includes(name)).map((box) => box.name)
  const heights = new Map<string, number>()
  const lowest = (name: string): number => 1 + Math.max(-1, ...(below.get(name) ?? []).map((each) => heights.get(each) ?? lowest(each)))
  for (const { name } of boxes) heights.set(name, lowest(name))
  const top = Math.max(least - 1, ...heights.values())

  const heightOf = (name: string) => heights.get(name) ?? 0
  const fullness = (height: number) => [...heights.values()].filter((each) => each === height).length
  for (let times = 0; times < boxes.length; times += 1) {
    const moves = boxes.flatMap(({ name }) => {
      const from = Math.max(0, ...(below.get(name) ?? []).map((each) => heightOf(each) + 1))
      const to = Math.min(top, ...above(name).map((each) => heightOf(each) - 1))
      const rows = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
      return rows.map((row) => ({ name, row, gain: fullness(heightOf(name)) - fullness(row) - 1, far: Math.abs(row - heightOf(name)) }))
    })
    const [best] = moves.toSorted((a, b) => b.gain - a.gain || a.far - b.far)
    if (!best || best.gain <= 0) break
    heights.set(best.name, best.row)
  }
  return heights
}
