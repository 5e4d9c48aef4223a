import type { Notice } from '@plaza/contract'
import type { Language } from '@plaza/values'
import type { Db } from '../../../platform/db/database.ts'
import { wordsNow } from '../../../platform/documents/texts/index.ts'
import { noticesBefore } from './notice-rows.ts'
import { toNotificationView } from './notice-view.ts'
import { isTemplate } from './templates/templates.ts'

/** The newest notifications of a customer, for staff. */
export const noticesOf = async (db: Db, customerId: string, lang: Language, limit: number): Promise<Notice[]> => {
  const words = await wordsNow(db)
  return (await noticesBefore(db, { customerId, kind: null, unread: false }, null, limit))
    .filter((row) => isTemplate(row.template))
    .map((row) => toNotificationView(row, lang, words))
}
