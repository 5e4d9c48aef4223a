import { sql } from 'kysely'
import { changed } from '../../../platform/cache/invalidate.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query, findOne } from '../../../platform/db/rows.ts'

export type Texts = Record<string, Record<string, string>>
type Pictures = { image: string; tint: number }[]
export type AdRow = { id: string; position: string; pictures: Pictures; tint: number; link: string; texts: Texts }
export type NewsRow = {
  id: string
  kind: 'guide' | 'announcement' | 'story'
  image: string | null
  tint: number
  minutes: number
  texts: Texts
  published_at: Date
}
export type AnnouncementRow = { id: string; serious: boolean; texts: Texts; starts_at: Date }

export const adsInForce = (db: Db, now: Date): Promise<AdRow[]> =>
  query<AdRow>(db)`select id, position, pictures, tint, link, texts from content.ad
    where enabled and starts_at <= ${now} and (ends_at is null or ends_at > ${now}) order by position, place, id`

export const newsBefore = (
  db: Db,
  now: Date,
  before: { at: string; id: string } | null,
  limit: number,
): Promise<(NewsRow & { at: string })[]> =>
  query<NewsRow & { at: string }>(db)`select id, kind, image, tint, minutes, published_at, published_at::text as at,
      (select jsonb_object_agg(lang, words - 'body') from jsonb_each(texts) as each (lang, words)) as texts
    from content.news
    where published and published_at <= ${now}
      and (${before?.at ?? null}::timestamptz is null or (published_at, id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? '0'}::bigint))
    order by published_at desc, id desc limit ${limit}`

export const newsById = (db: Db, id: string, now: Date): Promise<NewsRow | null> =>
  findOne<NewsRow>(
    db,
  )`select id, kind, image, tint, minutes, texts, published_at from content.news where id = ${id} and published and published_at <= ${now}`

export const announcementsInForce = (db: Db, now: Date): Promise<AnnouncementRow[]> =>
  query<AnnouncementRow>(db)`select id, serious, texts, starts_at from content.announcement
    where published and starts_at <= ${now} and (ends_at is null or ends_at > ${now}) order by starts_at desc, id desc`

/** The next time at which content changes without a write: an ad begins or ends, or a scheduled news item or announcement appears. */
export const nextChangeOf = async (db: Db, what: 'ads' | 'news' | 'announcements', now: Date): Promise<number> => {
  const times = {
    ads: sql`select unnest(array[starts_at, ends_at]) from content.ad where enabled`,
    announcements: sql`select unnest(array[starts_at, ends_at]) from content.announcement where published`,
    news: sql`select published_at from content.news where published`,
  }
  const found = await findOne<{ at: Date | null }>(db)`select min(at) as at from (${times[what]}) planned (at) where at > ${now}`
  return found?.at ? found.at.getTime() : Number.POSITIVE_INFINITY
}

type NewAd = Omit<AdRow, 'id'> & { rank: number; demo: boolean }
export const insertAd = async (tx: Tx, ad: NewAd): Promise<void> => {
  await sql`insert into content.ad (position, place, pictures, tint, link, texts, demo)
    values (${ad.position}, ${ad.rank}, ${JSON.stringify(ad.pictures)}, ${ad.tint}, ${ad.link}, ${JSON.stringify(ad.texts)}, ${ad.demo})`.execute(
    tx,
  )
  await changed(tx, ['ads'])
}

type NewStory = Omit<NewsRow, 'id'> & { demo: boolean }
export const insertNews = async (tx: Tx, story: NewStory): Promise<void> => {
  await sql`insert into content.news (kind, image, tint, minutes, texts, published_at, demo)
    values (${story.kind}, ${story.image}, ${story.tint}, ${story.minutes}, ${JSON.stringify(story.texts)}, ${story.published_at}, ${story.demo})`.execute(
    tx,
  )
  await changed(tx, ['news'])
}

type NewPost = Omit<NewStory, 'kind'> & { productIds: readonly string[] }
export const insertPost = async (tx: Tx, post: NewPost): Promise<void> => {
  await sql`insert into content.post (image, tint, minutes, product_ids, texts, published_at, demo)
    values (${post.image}, ${post.tint}, ${post.minutes}, ${post.productIds}, ${JSON.stringify(post.texts)}, ${post.published_at}, ${post.demo})`.execute(
    tx,
  )
  await changed(tx, ['posts'])
}

export const insertPolicy = async (tx: Tx, policy: { name: string; version: number; texts: Texts; effectiveAt: Date }): Promise<void> => {
  await sql`insert into content.policy (name, version, texts, effective_at)
    values (${policy.name}, ${policy.version}, ${JSON.stringify(policy.texts)}, ${policy.effectiveAt})`.execute(tx)
  await changed(tx, ['policies'])
}

export const insertAnnouncement = async (
  tx: Tx,
  each: { serious: boolean; texts: Texts; startsAt: Date; endsAt: Date | null; demo: boolean },
): Promise<void> => {
  await sql`insert into content.announcement (serious, texts, starts_at, ends_at, demo)
    values (${each.serious}, ${JSON.stringify(each.texts)}, ${each.startsAt}, ${each.endsAt}, ${each.demo})`.execute(tx)
  await changed(tx, ['announcements'])
}
