import { countAttempt, subjectOf } from '../../../platform/auth/attempts.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { regularsMail } from '../../../platform/external/mail/invented-mail.ts'
import type { JobHandler } from '../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { query } from '../../../platform/db/rows.ts'
import { type LetterRule, noticesToPost, type NoticesToPost } from '../../foundation/notifications/index.ts'
import type { Customer } from './people/customer-rows.ts'
import { sendNoticeEmail } from './emails/send-letters.ts'

type Reader = Pick<Customer, 'id' | 'email' | 'lang' | 'verified'> & { lettersFor: number[] }

/** Customers who can get emails. */
const readersOf = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Reader>> => {
  const found = await query<Reader>(db)`select id, email, lang, email_verified_at is not null as verified, letters_for as "lettersFor"
    from accounts.customer where id = any(${ids}::bigint[]) and status in ('active', 'closing') and email not like ${`%${regularsMail}`}`
  return new Map(found.map((row) => [row.id, row]))
}

/** Letters of a purchase go to any address. An unverified address may belong to another person, so it gets nothing else. */
const getsEmail = ({ verified, lettersFor }: Reader, kind: number, rule: LetterRule): boolean =>
  rule === 'always' || (lettersFor.includes(kind) && (verified || rule === 'chosen'))

const anyReads = async (db: Db, { customerIds = [], kind, rule = 'chosen_verified' }: NoticesToPost): Promise<boolean> =>
  [...(await readersOf(db, customerIds)).values()].some((reader) => getsEmail(reader, kind, rule))

/** Limit of letters to one unverified address: several purchases a day. It stops a client that fills another person's mailbox. */
const unverifiedLetters = { most: 30, withinMs: 24 * 60 * 60_000 }

const isTooMany = async (tx: Tx, { id, verified }: Reader, now: Date): Promise<boolean> =>
  !verified && (await countAttempt(tx, subjectOf('letters', id), unverifiedLetters, now)).retryAfterSeconds !== null

const post = (kernel: Kernel, toPost: NoticesToPost): Promise<void> =>
  transaction(kernel, async (tx) => {
    const notices = await noticesToPost(tx, toPost)
    const readers = await readersOf(
      tx,
      notices.map((notice) => notice.customerId),
    )
    for (const { customerId, kind, rule, publish } of notices) {
      const reader = readers.get(customerId)
      if (!reader || !getsEmail(reader, kind, rule) || (await isTooMany(tx, reader, kernel.now()))) continue
      await sendNoticeEmail(kernel, tx, { ...reader, isChosen: rule !== 'always' }, publish(reader.lang))
    }
  })

/** Sends new notifications by email to users who get their kind. For most notifications, no user gets an email. */
export const postingNotices =
  (kernel: Kernel): JobHandler =>
  async (payload) => {
    const toPost = payload as NoticesToPost
    // Jobs queued by an earlier version have no `customerIds`.
    if (!toPost.customerIds || (await anyReads(kernel.db, toPost))) await post(kernel, toPost)
  }
