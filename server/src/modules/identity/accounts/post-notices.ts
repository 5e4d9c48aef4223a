import type { Db } from '../../../platform/db/database.ts'
import type { JobHandler } from '../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { query } from '../../../platform/db/rows.ts'
import { noticesToPost, type NoticesToPost } from '../../foundation/notifications/index.ts'
import type { Customer } from './people/customer-rows.ts'
import { sendNoticeEmail } from './emails/send-letters.ts'

type Reader = Pick<Customer, 'id' | 'email' | 'lang'> & { lettersFor: number[] }

/** Customers who can get emails. An unverified address may belong to another person, so it gets no email. */
const readersOf = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Reader>> => {
  const found = await query<Reader>(db)`select id, email, lang, letters_for as "lettersFor" from accounts.customer
    where id = any(${ids}::bigint[]) and status in ('active', 'closing') and email_verified_at is not null`
  return new Map(found.map((row) => [row.id, row]))
}

const anyReads = async (db: Db, ids: readonly string[], kind: number): Promise<boolean> =>
  [...(await readersOf(db, ids)).values()].some(({ lettersFor }) => lettersFor.includes(kind))

const post = (kernel: Kernel, toPost: NoticesToPost): Promise<void> =>
  transaction(kernel, async (tx) => {
    const notices = await noticesToPost(tx, toPost)
    const readers = await readersOf(
      tx,
      notices.map((notice) => notice.customerId),
    )
    for (const { customerId, kind, publish } of notices) {
      const reader = readers.get(customerId)
      if (reader?.lettersFor.includes(kind)) await sendNoticeEmail(kernel, tx, reader, publish(reader.lang))
    }
  })

/** Sends new notifications by email to users who want their kind. For most notifications, no user wants an email. */
export const postingNotices =
  (kernel: Kernel): JobHandler =>
  async (payload) => {
    const toPost = payload as NoticesToPost
    // Jobs queued by an earlier version have no `customerIds`.
    if (!toPost.customerIds || (await anyReads(kernel.db, toPost.customerIds, toPost.kind))) await post(kernel, toPost)
  }
