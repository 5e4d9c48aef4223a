import { sql } from 'kysely'
import { changed as publishStockChange } from '../../../../platform/cache/invalidate.ts'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'
import type { SearchedHeading } from '../../products/index.ts'
import { afterAll } from '../words/after-all.ts'
import { cut } from '../words/pieces.ts'
import { foldWord, tidy } from '../words/fold.ts'

const longest = 60
const maxBeginnings = 12

/** Positions where a typed prefix can match: at each word of a name, and at each character in scripts without spaces. */
const beginnings = (name: string): string[] => {
  const whole = tidy(name)
  const starts = cut(whole).flatMap((piece) =>
    piece.script === 'han' ? Array.from({ length: piece.end - piece.start }, (_, index) => piece.start + index) : [piece.start],
  )
  return [...new Set(starts.slice(0, maxBeginnings).map((start) => foldWord(whole.slice(start)).slice(0, longest)))]
}

/**
 * Writes categories, brands and shops. Their words are rewritten only if the name has changed, or all with `anew` when the word rules have changed.
 */
export const putHeadings = async (tx: Tx, headings: readonly SearchedHeading[], anew = false): Promise<void> => {
  if (headings.length === 0) return
  const sorted = headings.toSorted((a, b) => (a.kind + a.id < b.kind + b.id ? -1 : 1))
  const changed = await query<{ kind: string; id: string }>(tx)`insert into search.facet_term (kind, id, parent_id, names, image, tint)
    select kind, id, parent_id, names, image, tint from jsonb_to_recordset(${JSON.stringify(sorted)}::jsonb)
      as given (kind text, id bigint, parent_id bigint, names jsonb, image text, tint int)
    on conflict (kind, id) do update set parent_id = excluded.parent_id, names = excluded.names, image = excluded.image, tint = excluded.tint
      where ${anew}::boolean or (facet_term.parent_id, facet_term.names, facet_term.image, facet_term.tint) is distinct from (excluded.parent_id, excluded.names, excluded.image, excluded.tint)
    returning kind, id`
  if (changed.length > 0) await publishStockChange(tx, ['headings'])
  const news = new Set(changed.map((row) => `${row.kind} ${row.id}`))
  const words = sorted
    .filter((heading) => news.has(`${heading.kind} ${heading.id}`))
    .flatMap((heading) =>
      [...new Set(Object.values(heading.names).flatMap(beginnings))].map((word) => ({ word, kind: heading.kind, id: heading.id })),
    )
  await sql`delete from search.facet_term_word using unnest(${changed.map((row) => row.kind)}::text[], ${changed.map((row) => row.id)}::bigint[]) as gone (kind, id)
    where facet_term_word.kind = gone.kind and facet_term_word.id = gone.id`.execute(tx)
  await sql`insert into search.facet_term_word (word, kind, id)
    select * from unnest(${words.map((each) => each.word)}::text[], ${words.map((each) => each.kind)}::text[], ${words.map((each) => each.id)}::bigint[])
    on conflict do nothing`.execute(tx)
}

/** Removes a deleted category, brand or shop together with its words. */
export const dropHeading = async (tx: Tx, { kind, id }: { kind: string; id: string }): Promise<void> => {
  await publishStockChange(tx, ['headings'])
  await sql`delete from search.facet_term where kind = ${kind} and id = ${id}`.execute(tx)
}

export type HeadingRow = {
  kind: 'category' | 'brand' | 'shop'
  id: string
  parent_id: string | null
  names: Record<string, string>
  image: string | null
  tint: number | null
}

export const headingsById = (db: Db, wanted: readonly { kind: string; id: string }[]): Promise<HeadingRow[]> =>
  query<HeadingRow>(db)`select facet_term.kind, facet_term.id, parent_id, names, image, tint
    from unnest(${wanted.map((each) => each.kind)}::text[], ${wanted.map((each) => each.id)}::bigint[]) as wanted (kind, id) join search.facet_term using (kind, id)`

/** A few categories, brands and shops of each kind that have a word with this prefix in their name. */
export const headingsBeginning = (db: Db, prefix: string, limit: number): Promise<HeadingRow[]> =>
  query<HeadingRow>(db)`select facet_term.kind, facet_term.id, facet_term.parent_id, facet_term.names, facet_term.image, facet_term.tint
    from unnest(array['category', 'brand', 'shop']) as wanted (kind)
    cross join lateral (
      select distinct near.id from (
        select facet_term_word.id from search.facet_term_word where facet_term_word.kind = wanted.kind and word >= ${prefix} and word < ${prefix + afterAll} limit 40
      ) near limit ${limit}
    ) hit
    join search.facet_term on facet_term.kind = wanted.kind and facet_term.id = hit.id order by facet_term.kind, length(facet_term.names ->> 'en'), facet_term.id`
