import type { Db } from '../../../kernel/database.ts'
import { placesById, type PlaceRow } from './place-rows.ts'
import { sql } from 'kysely'

type Kind = PlaceRow['kind']
const keptMs = 60_000
const most = 20_000
const kept = new WeakMap<Db, Map<string, { row: PlaceRow | null; until: number }>>()

const shelfOf = (db: Db) => {
  const shelf = kept.get(db) ?? new Map<string, { row: PlaceRow | null; until: number }>()
  kept.set(db, shelf)
  if (shelf.size > most) shelf.clear()
  return shelf
}

/** Names of brands and shops; what a process has read it keeps for a minute. */
export const placesKnown = async (db: Db, kind: Kind, ids: readonly string[]): Promise<ReadonlyMap<string, PlaceRow>> => {
  const shelf = shelfOf(db)
  const now = performance.now()
  const missing = ids.filter((id) => (shelf.get(`${kind} ${id}`)?.until ?? 0) < now)
  if (missing.length > 0) {
    const found = new Map(
      (
        await placesById(
          db,
          missing.map((id) => ({ kind, id })),
        )
      ).map((row) => [row.id, row]),
    )
    for (const id of missing) shelf.set(`${kind} ${id}`, { row: found.get(id) ?? null, until: now + keptMs })
  }
  return new Map(
    ids.flatMap((id) => {
      const row = shelf.get(`${kind} ${id}`)?.row
      return row ? [[id, row] as const] : []
    }),
  )
}

export type CategoryTree = {
  byId: ReadonlyMap<number, PlaceRow>
  pathOf: (id: number) => readonly number[]
  childrenOf: (id: number | null) => readonly number[]
}
const trees = new WeakMap<Db, { tree: CategoryTree; until: number }>()

/** The categories in which something stands: hundreds, so a process keeps them all for a minute. */
export const categoryTree = async (db: Db): Promise<CategoryTree> => {
  const known = trees.get(db)
  if (known && known.until > performance.now()) return known.tree
  const found =
    await sql<PlaceRow>`select kind, id, parent_id, names, image, tint from search.place where kind = 'category' order by id`.execute(db)
  const tree = growTree(found.rows)
  trees.set(db, { tree, until: performance.now() + keptMs })
  return tree
}

const growTree = (rows: readonly PlaceRow[]): CategoryTree => {
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
