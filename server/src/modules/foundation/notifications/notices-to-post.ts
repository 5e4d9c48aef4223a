import type { Notice } from '@plaza/contract'
import type { Language } from '@plaza/values'
import type { Db } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/rows.ts'
import { wordsNow } from '../../../platform/documents/texts/index.ts'
import type { NoticeRow } from './notice-rows.ts'
import { toNotificationView } from './notice-view.ts'
import { type LetterRule, letterRuleOf } from './letter-rule.ts'
import { isTemplate } from './templates/templates.ts'

/** Task that sends notifications by email. The accounts module handles it, because that module stores the users and their email choices. */
export const postNoticesTask = 'post-notices'
/** The notifications to send by email, their kind and their users. If none of the users gets email of that kind, the job reads nothing else. */
export type NoticesToPost = { ids: string[]; kind: number; customerIds?: string[]; rule?: LetterRule }

type NoticeToPost = { customerId: string; kind: number; rule: LetterRule; publish: (lang: Language) => Notice }

export const noticesToPost = async (db: Db, { ids }: Pick<NoticesToPost, 'ids'>): Promise<NoticeToPost[]> => {
  const found = await query<NoticeRow & { customerId: string }>(db)`
    select id, customer_id as "customerId", kind, status, template, "values", reason, link,
      read_at is not null as read, made_at as "madeAt" from notifications.notice where id = any(${ids}::bigint[]) order by id`
  const words = await wordsNow(db)
  return found
    .filter((row) => isTemplate(row.template))
    .map((row) => ({
      customerId: row.customerId,
      kind: row.kind,
      rule: letterRuleOf(row.template),
      publish: (lang) => toNotificationView(row, lang, words),
    }))
}
