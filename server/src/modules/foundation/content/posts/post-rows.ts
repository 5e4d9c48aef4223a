import type { Db } from '../../../../platform/db/database.ts'
import { query, findOne } from '../../../../platform/db/rows.ts'

type Texts = Record<string, Record<string, string>>
export type PostRow = { id: string; image: string | null; tint: number; minutes: number; texts: Texts; published_at: Date }
type Before = { at: string; id: string } | null

/** Published posts, newest first, without their long texts. */
export const postsBefore = (db: Db, now: Date, before: Before, limit: number): Promise<(PostRow & { at: string })[]> =>
  query<PostRow & { at: string }>(db)`select id, image, tint, minutes, published_at, published_at::text as at,
      (select jsonb_object_agg(lang, words - 'body') from jsonb_each(texts) as each (lang, words)) as texts
    from content.post
    where published and published_at <= ${now}
      and (${before?.at ?? null}::timestamptz is null or (published_at, id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? '0'}::bigint))
    order by published_at desc, id desc limit ${limit}`

export const postById = (db: Db, id: string, now: Date): Promise<(PostRow & { product_ids: string[]; at: string }) | null> =>
  findOne<PostRow & { product_ids: string[]; at: string }>(db)`
    select id, image, tint, minutes, texts, published_at, published_at::text as at, product_ids::text[] as product_ids
    from content.post where id = ${id} and published and published_at <= ${now}`

/** The time at which the next scheduled post appears. */
export const nextPostAt = async (db: Db, now: Date): Promise<number> => {
  const found = await findOne<{ at: Date | null }>(
    db,
  )`select min(published_at) as at from content.post where published and published_at > ${now}`
  return found?.at ? found.at.getTime() : Number.POSITIVE_INFINITY
}
