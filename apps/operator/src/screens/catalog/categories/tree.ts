import type { MallCategory } from '@plaza/contract'

export type Row = { category: MallCategory; depth: number; rank: number; siblings: number }
/** Target of a moved category: its parent, and its position among the siblings. */
export type Move = { id: string; version: string; parent_id: string; rank: string }

/** The categories of the tree as rows, from top to bottom. */
export const rowsOf = (all: readonly MallCategory[], parent: string | null = null, depth = 0): Row[] => {
  const siblings = all.filter((each) => each.parent_id === parent)
  return siblings.flatMap((category, rank) => [
    { category, depth, rank, siblings: siblings.length },
    ...rowsOf(all, category.id, depth + 1),
  ])
}

const to = ({ id, version }: MallCategory, parent: string | null, rank: number): Move => ({
  ...{ id, version },
  parent_id: parent ?? '',
  rank: String(rank),
})

/** Move for an arrow key. Up and down move among the siblings, right moves into the category above, left moves out of the parent category. */
export const moveByKey = (rows: readonly Row[], id: string, key: string): Move | null => {
  const row = rows.find((each) => each.category.id === id)
  if (!row) return null
  const { category } = row
  const { parent_id: parent } = category
  if (key === 'ArrowUp') return row.rank > 0 ? to(category, parent, row.rank - 1) : null
  if (key === 'ArrowDown') return row.rank < row.siblings - 1 ? to(category, parent, row.rank + 1) : null
  if (key === 'ArrowRight') {
    const before = rows.find((each) => each.category.parent_id === parent && each.rank === row.rank - 1)
    return before ? to(category, before.category.id, 9999) : null
  }
  const above = key === 'ArrowLeft' && rows.find((each) => each.category.id === parent)
  return above ? to(category, above.category.parent_id, above.rank + 1) : null
}

/** A category dropped on another category is placed before it. */
export const moveByDrop = (rows: readonly Row[], id: string, on: string): Move | null => {
  const target = rows.find((each) => each.category.id === on)
  const moved = rows.find((each) => each.category.id === id)
  if (!target || !moved || id === on) return null
  const isAfter = moved.category.parent_id === target.category.parent_id && moved.rank < target.rank
  return to(moved.category, target.category.parent_id, target.rank - (isAfter ? 1 : 0))
}
