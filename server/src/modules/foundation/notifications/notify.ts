import type { Tx } from '../../../platform/db/database.ts'
import { enqueue } from '../../../platform/db/enqueue.ts'
import { pushLive } from '../../../platform/events/live.ts'
import { insertNotices } from './notice-rows.ts'
import { letterRuleOf } from './letter-rule.ts'
import { type NoticesToPost, postNoticesTask } from './notices-to-post.ts'
import type { NoticeValue } from './notice-value.ts'
import type { NotificationTemplate } from './templates/template.ts'
import { type TemplateName, templates, type ValueNamesOf } from './templates/templates.ts'
import { shopNotifications } from './templates/of-shop.ts'

type Values<N extends TemplateName> = [ValueNamesOf<N>] extends [never]
  ? { values?: Readonly<Record<string, never>> }
  : { values: { readonly [V in ValueNamesOf<N>]: NoticeValue } }

export type NotificationOf<N extends TemplateName> = Values<N> & {
  template: N
  /** The reason for a refusal, in the staff member's own wording. */
  reason?: string
  /** The link to the subject of the notification, such as an order: one of `storefrontLinks`. */
  link: string | null
  /** Deduplication key: an event published twice makes one notification. */
  once?: string
  now: Date
  demo?: boolean
  /** Read time, for notifications that are created as already read, such as those of a demo mall. */
  readAt?: Date
}

/** Writes a notification in the transaction of the event that causes it. Users who are online see it after the commit. */
export const notify = <N extends TemplateName>(tx: Tx, customerId: string, news: NotificationOf<N>): Promise<void> =>
  notifyAll(tx, [customerId], news)

/** Sends the same notification to several people. */
export const notifyAll = async <N extends TemplateName>(tx: Tx, customerIds: readonly string[], news: NotificationOf<N>): Promise<void> => {
  const { kind, status }: NotificationTemplate = templates[news.template]
  const written = await insertNotices(tx, customerIds, {
    kind,
    status,
    template: news.template,
    values: (news.values ?? {}) as Readonly<Record<string, NoticeValue>>,
    reason: news.reason ?? null,
    link: news.link,
    once: news.once ?? null,
    madeAt: news.now,
    readAt: news.readAt ?? null,
    demo: news.demo ?? false,
  })
  const view = written.map(({ id, personId, unread }) => ({ personId, data: { id, kind, status, message_unread_count: unread } }))
  if (view.length === 0) return
  await pushLive(tx, 'customer', 'notice', view)
  if (shopNotifications[news.template]) await pushLive(tx, 'seller', 'notice', view)
  const rule = letterRuleOf(news.template)
  if (news.readAt || news.demo || rule === 'own') return
  const toPost: NoticesToPost = { ids: view.map(({ data }) => data.id), kind, customerIds: view.map(({ personId }) => personId), rule }
  await enqueue(tx, postNoticesTask, toPost)
}
