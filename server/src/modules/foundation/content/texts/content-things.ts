import { sql } from 'kysely'
import { changed } from '../../../../platform/cache/invalidate.ts'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query, getOne, findOne } from '../../../../platform/db/rows.ts'

/** Content that staff write: its columns, and the cache tags of the responses that show it. */
const things = {
  ad: {
    table: 'content.ad',
    columns: ['position', 'place', 'pictures', 'tint', 'link', 'texts', 'enabled', 'starts_at', 'ends_at'],
    tags: ['ads'],
    newest: 'position, place, id',
  },
  announcement: {
    table: 'content.announcement',
    columns: ['serious', 'texts', 'published', 'starts_at', 'ends_at'],
    tags: ['announcements'],
    newest: 'starts_at desc, id desc',
  },
  news: {
    table: 'content.news',
    columns: ['kind', 'image', 'tint', 'minutes', 'texts', 'published', 'published_at'],
    tags: ['news'],
    newest: 'published_at desc, id desc',
  },
  post: {
    table: 'content.post',
    columns: ['image', 'tint', 'minutes', 'product_ids', 'texts', 'published', 'published_at'],
    tags: ['posts'],
    newest: 'published_at desc, id desc',
  },
} as const
export type ContentKind = keyof typeof things
export const contentKinds = Object.keys(things) as readonly ContentKind[]

export type ContentState = Record<string, unknown>
export type ContentRow = { id: string; state: ContentState }

const stateOf = (columns: readonly string[]) =>
  sql`jsonb_build_object(${sql.join(columns.flatMap((column) => [sql.lit(column), sql.ref(`t.${column}`)]))})`

/** All content of one kind, newest first; ads by position. Not paged, because staff write only hundreds of entries. */
export const contentRows = (db: Db, kind: ContentKind): Promise<ContentRow[]> =>
  query<ContentRow>(db)`select id, ${stateOf(things[kind].columns)} as state from ${sql.table(things[kind].table)} t
    order by ${sql.raw(things[kind].newest)} limit 1000`

export const contentState = async (db: Db, kind: ContentKind, id: string): Promise<ContentState | null> => {
  const found = await findOne<{ state: ContentState }>(db)`
    select ${stateOf(things[kind].columns)} as state from ${sql.table(things[kind].table)} t where id::text = ${id}`
  return found?.state ?? null
}

/** Creates or updates content; restored content keeps its id. The caches of all processes are invalidated. */
export const writeContent = async (tx: Tx, kind: ContentKind, id: string | null, state: ContentState): Promise<string> => {
  const { table, columns, tags } = things[kind]
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const values = sql`select ${names} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(state)}::jsonb)`
  const isThere = id !== null && (await contentState(tx, kind, id)) !== null
  const into = sql.table(table)
  const written = isThere
    ? await getOne<{ id: string }>(tx)`update ${into} set (${names}) = (${values}) where id = ${id} returning id`
    : id === null
      ? await getOne<{ id: string }>(tx)`insert into ${into} (${names}) ${values} returning id`
      : await getOne<{ id: string }>(tx)`insert into ${into} (id, ${names}) overriding system value
          select ${id}::bigint, given.* from (${values}) given returning id`
  await changed(tx, tags)
  return written.id
}

export const removeContent = async (tx: Tx, kind: ContentKind, id: string): Promise<void> => {
  await sql`delete from ${sql.table(things[kind].table)} where id = ${id}`.execute(tx)
  await changed(tx, things[kind].tags)
}
