import type { Db } from '../../../kernel/database.ts'
import { all } from '../../../kernel/rows.ts'
import { headingsById, type HeadingRow } from './heading-rows.ts'

type Kind = HeadingRow['kind']
const keptMs = 60_000
const most = 20_000
const kept = new WeakMap<Db, Map<string, { row: HeadingRow | null; until: number }>>()

const keptOf = (db: Db) => {
  const known = kept.get(db) ?? new Map<string, { row: HeadingRow | null; until: number }>()
  kept.set(db, known)
  if (known.size > most) known.clear()
  return known
}

/** Names of brands and shops; what a process has read it keeps for a minute. */
export const knownHeadings = async (db: Db, kind: Kind, ids: readonly string[]): Promise<ReadonlyMap<string, HeadingRow>> => {
  const known = keptOf(db)
  const now = performance.now()
  const missing = ids.filter((id) => (known.get(`${kind} ${id}`)?.until ?? 0) < now)
  if (missing.length > 0) {
    const found = new Map(
      (
        await headingsById(
          db,
          missing.map((id) => ({ kind, id })),
        )
      ).map((row) => [row.id, row]),
    )
    for (const id of missing) known.set(`${kind} ${id}`, { row: found.get(id) ?? null, until: now + keptMs })
  }
  return new Map(
    ids.flatMap((id) => {
      const row = known.get(`${kind} ${id}`)?.row
      return row ? [[id, row] as const] : []
    }),
  )
}

export type CategoryTree = {
  byId: ReadonlyMap<number, HeadingRow>
  pathOf: (id: number) => readonly number[]
  childrenOf: (id: number | null) => readonly number[]
}
const trees = new WeakMap<Db, { tree: CategoryTree; until: number }>()

/** The categories in which something stands: hundreds, so a process keeps them all for a minute. */
export const categoryTree = async (db: Db): Promise<CategoryTree> => {
  const known = trees.get(db)
  if (known && known.until > performance.now()) return known.tree
  const found = await all<HeadingRow>(db)`
    select kind, id, parent_id, names, image, tint from search.place where kind = 'category' order by id`
  const tree = growTree(found)
  trees.set(db, { tree, until: performance.now() + keptMs })
  return tree
}

const growTree = (rows: readonly HeadingRow[]): CategoryTree => {
  const byId = new Map(rows.map((row) => [Number(row.id), row]))
  const paths = new Map<number, readonly number[]>()
  const pathOf = (id: number): readonly number[] => {
    const known = paths.get(id)
    if (known) return known
    const parent = byId.get(id)?.parent_id
    const path = [...(parent ? pathOf(Number(parent)) : []), id]
    paths.set(id, path)
    return path
  }
  const children = new Map<number | null, number[]>()
  for (const row of rows) {
    const parent = row.parent_id === null ? null : Number(row.parent_id)
    children.set(parent, [...(children.get(parent) ?? []), Number(row.id)])
  }
  return { byId, pathOf, childrenOf: (id) => children.get(id) ?? [] }
}
