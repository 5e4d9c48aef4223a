import { cachedValue } from '../../../../platform/cache/cached-values.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { query } from '../../../../platform/db/rows.ts'
import { headingsById, type HeadingRow } from './heading-rows.ts'

type Kind = HeadingRow['kind']
/** Cached until a category, brand or shop is renamed, moved or deleted. */
const headingsTag = 'headings'
const seconds = 600

/** Names of brands and shops, cached one by one. Names that are not cached are read in one batch. */
export const knownHeadings = async (
  { cache, db }: Pick<Kernel, 'cache' | 'db'>,
  kind: Kind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HeadingRow>> => {
  const { parts } = cache
  const missing: string[] = []
  let reading: Promise<HeadingRow[]> | undefined
  const read = async (id: string) => {
    missing.push(id)
    reading ??= Promise.resolve().then(() =>
      headingsById(
        db,
        missing.map((each) => ({ kind, id: each })),
      ),
    )
    const row = (await reading).find((each) => each.id === id) ?? null
    return { body: '', contentType: '', tags: [headingsTag], seconds, value: { row } }
  }
  const found = await Promise.all(
    ids.map(async (id) => parts.find(`heading ${kind} ${id}`) ?? (await parts.make(`heading ${kind} ${id}`, () => read(id)))),
  )
  return new Map(
    found.flatMap(({ value }, at) => {
      const { row } = value as { row: HeadingRow | null }
      return row ? [[ids[at] ?? '', row] as const] : []
    }),
  )
}

export type CategoryTree = {
  byId: ReadonlyMap<number, HeadingRow>
  pathOf: (id: number) => readonly number[]
  childrenOf: (id: number | null) => readonly number[]
}

/** The categories that have products. They are only hundreds, so each process caches them all. */
export const categoryTree = ({ cache, db }: Pick<Kernel, 'cache' | 'db'>): Promise<CategoryTree> =>
  cachedValue(cache, 'tree of headings', { seconds, tags: [headingsTag] }, async () =>
    growTree(
      await query<HeadingRow>(db)`
      select kind, id, parent_id, names, image, tint from search.facet_term where kind = 'category' order by id`,
    ),
  )

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
