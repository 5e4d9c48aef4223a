import type { Notice } from '@plaza/contract'
import type { Language } from '@plaza/values'
import type { Db } from '../../kernel/database.ts'
import { all } from '../../kernel/rows.ts'
import type { NoticeRow } from './notice-rows.ts'
import { tellNotice } from './tell-notice.ts'
import { accountTemplates, isTemplate, standingTemplates } from './templates/index.ts'

/** Whoever knows the people and what they want to get by letter takes it up from here. */
export const postNoticesTask = 'post-notices'
export type NoticesToPost = { ids: string[] }

/** What happens to an account, and what the mall does about a shop, is told by letters of its own. */
export const hasOwnLetter = (template: string): boolean =>
  Object.hasOwn(accountTemplates, template) || Object.hasOwn(standingTemplates, template)

export type NoticeToPost = { customerId: string; kind: number; tell: (lang: Language) => Notice }

export const noticesToPost = async (db: Db, { ids }: NoticesToPost): Promise<NoticeToPost[]> => {
  const found = await all<NoticeRow & { customerId: string }>(db)`
    select id, customer_id as "customerId", kind, status, template, "values", reason, link,
      read_at is not null as read, made_at as "madeAt" from notices.notice where id = any(${ids}::bigint[]) order by id`
  return found
    .filter((row) => isTemplate(row.template))
    .map((row) => ({ customerId: row.customerId, kind: row.kind, tell: (lang) => tellNotice(row, lang) }))
}
