import type { Layout, Sizes } from './layout.ts'

/** How far below its row a branch of the trunk runs, and how far from the paper's edge the trunk stands. */
const under = 12
const fromEdge = 12
/** Where a box is joined to it, from its left side: arrows leave from the middle. */
const fromSide = 16

export type Line = readonly { x: number; y: number }[]

/**
 * What several boxes give to one, as a trunk beside the rows with a branch below each of them: however many give, the lines stay few
 * and pass through no box. The last line ends at the box that is given to.
 */
export const trunkTo = ({ spots }: Layout, { height }: Pick<Sizes, 'height'>, to: string, givers: readonly string[]): Line[] => {
  const target = spots.get(to)
  const giving = givers.flatMap((name) => spots.get(name) ?? [])
  if (!target || giving.length === 0) return []
  const bottoms = [...new Set([target, ...giving].map((spot) => spot.y + height))].toSorted((a, b) => a - b)
  const branches = bottoms.map((bottom) => {
    const joined = [target, ...giving].filter((spot) => spot.y + height === bottom)
    return [
      { x: fromEdge, y: bottom + under },
      { x: Math.max(...joined.map((spot) => spot.x)) + fromSide, y: bottom + under },
    ]
  })
  const trunk = [
    { x: fromEdge, y: (bottoms[0] ?? 0) + under },
    { x: fromEdge, y: (bottoms.at(-1) ?? 0) + under },
  ]
  const drops = giving.map((spot) => [
    { x: spot.x + fromSide, y: spot.y + height },
    { x: spot.x + fromSide, y: spot.y + height + under },
  ])
  const end = [
    { x: target.x + fromSide, y: target.y + height + under },
    { x: target.x + fromSide, y: target.y + height },
  ]
  return [...(bottoms.length > 1 ? [trunk] : []), ...branches, ...drops, end]
}
