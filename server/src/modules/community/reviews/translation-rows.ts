import type { Language } from '@plaza/values'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { findOne } from '../../../platform/db/rows.ts'

type ReviewText = { lang: string; text: string; reply: string | null }
type Came = { text: string; reply: string | null }

export const saidInReview = (db: Db, id: string): Promise<ReviewText | null> =>
  findOne<ReviewText>(db)`select lang, text, reply from reviews.review where id = ${id} and not hidden and counted`

/** The saved translation. Null if there is none, or if the review's text has changed since the translation. */
export const savedTranslation = (db: Db, reviewId: string, lang: Language, { text, reply }: ReviewText): Promise<Came | null> =>
  findOne<Came>(db)`select text, reply from reviews.translation
    where review_id = ${reviewId} and lang = ${lang} and of_text = ${text} and of_reply is not distinct from ${reply}`

type NewTranslation = { reviewId: string; lang: Language; said: ReviewText; came: Came; now: Date }

/** Saves a translation only if the review's text is unchanged: the review may be edited or deleted during the outbound call. */
export const saveTranslation = async (db: Db, { reviewId, lang, said, came, now }: NewTranslation): Promise<void> => {
  await sql`insert into reviews.translation (review_id, lang, of_text, of_reply, text, reply, made_at)
    select id, ${lang}, text, reply, ${came.text}, ${came.reply}, ${now} from reviews.review
    where id = ${reviewId} and text = ${said.text} and reply is not distinct from ${said.reply}
    on conflict (review_id, lang) do update set of_text = excluded.of_text, of_reply = excluded.of_reply, text = excluded.text,
      reply = excluded.reply, made_at = excluded.made_at`.execute(db)
}
