import type { Notice } from '@plaza/contract'
import type { Language } from '@plaza/values'
import type { Db } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/rows.ts'
import { wordsNow } from '../../../platform/documents/texts/index.ts'
import type { NoticeRow } from './notice-rows.ts'
import { toNotificationView } from './notice-view.ts'
import { accountTemplates } from './templates/account.ts'
import { isTemplate } from './templates/templates.ts'
import { shopMeasureTemplates } from './templates/standing.ts'

/** The accounts module handles this task: it knows the users and which notifications they want by email. */
export const postNoticesTask = 'post-notices'
/** The notifications, their kind and their users. If the users want no email of that kind, nothing else is read. */
export type NoticesToPost = { ids: string[]; kind: number; customerIds?: string[] }

/** Whether a separate email exists for this template: account events, and sanctions of the mall against a shop. */
export const hasOwnEmail = (template: string): boolean =>
  Object.hasOwn(accountTemplates, template) || Object.hasOwn(shopMeasureTemplates, template)

type NoticeToPost = { customerId: string; kind: number; publish: (lang: Language) => Notice }

export const noticesToPost = async (db: Db, { ids }: Pick<NoticesToPost, 'ids'>): Promise<NoticeToPost[]> => {
  const found = await query<NoticeRow & { customerId: string }>(db)`
    select id, customer_id as "customerId", kind, status, template, "values", reason, link,
      read_at is not null as read, made_at as "madeAt" from notifications.notice where id = any(${ids}::bigint[]) order by id`
  const words = await wordsNow(db)
  return found
    .filter((row) => isTemplate(row.template))
    .map((row) => ({ customerId: row.customerId, kind: row.kind, publish: (lang) => toNotificationView(row, lang, words) }))
}
