import type { InputOf, WholeTicket, askSupport, replyToTicket } from '@plaza/contract'
import { done, refused, type Outcome } from '@plaza/values'
import { countAttempt, subjectOf } from '../../../../platform/auth/attempts.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { customerById } from '../../../identity/accounts/people/index.ts'
import { noteDecided } from '../../../approvals/queue/records/index.ts'
import { claimUploads } from '../../../foundation/media/index.ts'
import { type Asker, ticketAuthor, ticketSide } from './asker.ts'
import { notifyAnswered } from './notify-answered.ts'
import { answerDueAt } from './promised-hours.ts'
import { pushTicket } from './push-ticket.ts'
import { toTicketView } from './tickets-view.ts'
import { lockTicket, insertTicket, moveTicket, type TicketRow } from './ticket-rows.ts'
import { insertWord } from './word-rows.ts'

type Written = { text: string; images?: readonly string[] | undefined }
type Refusal = 'file_unknown' | 'too_many'
const perHour = { customer: 20, seller: 40, operator: 600 } as const

const tooMany = async (kernel: Kernel, asker: Asker) => {
  const limit = { most: perHour[asker.audience], withinMs: 3_600_000 }
  const { retryAfterSeconds } = await countAttempt(kernel.db, subjectOf('support', ticketAuthor(asker)), limit, kernel.now())
  return retryAfterSeconds === null ? null : refused('too_many', { retry_after: retryAfterSeconds })
}

/** Claims the pictures of a message. Null if one of them was not uploaded by the message's writer. */
const takeAlong = async (tx: Tx, { audience, personId }: Asker, { images = [] }: Written, now: Date): Promise<string[] | null> => {
  const taken = await claimUploads(tx, { audience, personId, ids: images, purpose: 'chat' }, now)
  return taken && taken.map(({ id }) => id)
}

const putDown = (tx: Tx, ticketId: string, asker: Asker, word: { text: string; uploadIds: string[]; at: Date }): Promise<void> =>
  insertWord(tx, ticketId, { side: ticketSide(asker), author: ticketAuthor(asker), ...word })

/** Opens a ticket. The time promised for the answer is fixed now. */
export const ask = async (
  kernel: Kernel,
  asker: Asker,
  { topic, subject, ...written }: InputOf<typeof askSupport>,
): Promise<Outcome<WholeTicket, Refusal>> => {
  const stop = await tooMany(kernel, asker)
  if (stop) return stop
  const now = kernel.now()
  return transaction(kernel, async (tx) => {
    const { personId: customerId, shopId } = asker
    const uploadIds = await takeAlong(tx, asker, written, now)
    if (uploadIds === null) return refused('file_unknown', { fields: { images: 'unknown' } })
    const { demo } = await customerById(tx, customerId)
    const ticket = await insertTicket(tx, { customerId, shopId, topic, subject, now, dueAt: await answerDueAt(tx, now), demo })
    await putDown(tx, ticket.id, asker, { text: written.text, uploadIds, at: now })
    await pushTicket(tx, ticket)
    return done(await toTicketView({ ...kernel, db: tx }, ticket, asker))
  })
}

/**
 * A message of the asker sets the due time of an answer. A ticket that already waits retains its earlier due time. An answer by staff clears the due
 * time.
 */
const movedBy = async (tx: Tx, ticket: TicketRow, asker: Asker, now: Date): Promise<TicketRow> => {
  const { waitingSince, dueAt, operatorId } = ticket
  if (ticketSide(asker) === 'asker') {
    const due = dueAt ?? (await answerDueAt(tx, now))
    return moveTicket(tx, ticket.id, { state: 'open', lastAt: now, waitingSince: waitingSince ?? now, dueAt: due, operatorId })
  }
  if (waitingSince && dueAt)
    await noteDecided(tx, { kind: 'ticket', id: ticket.id, operatorId: asker.personId, since: waitingSince, due: dueAt, at: now })
  return moveTicket(tx, ticket.id, {
    ...{ state: 'answered', lastAt: now, waitingSince: null, dueAt: null },
    operatorId: operatorId ?? asker.personId,
  })
}

/** Adds a message by the asker or by staff to a ticket. */
export const reply = async (
  kernel: Kernel,
  asker: Asker,
  { id, ...written }: InputOf<typeof replyToTicket>,
): Promise<Outcome<WholeTicket, Refusal | 'ticket_unknown'>> => {
  const stop = await tooMany(kernel, asker)
  if (stop) return stop
  const now = kernel.now()
  return transaction(kernel, async (tx) => {
    const ticket = await lockTicket(tx, asker, id)
    if (!ticket) return refused('ticket_unknown')
    const uploadIds = await takeAlong(tx, asker, written, now)
    if (uploadIds === null) return refused('file_unknown', { fields: { images: 'unknown' } })
    await putDown(tx, ticket.id, asker, { text: written.text, uploadIds, at: now })
    const moved = await movedBy(tx, ticket, asker, now)
    if (ticketSide(asker) === 'staff') await notifyAnswered(tx, moved, now)
    await pushTicket(tx, moved)
    return done(await toTicketView({ ...kernel, db: tx }, moved, asker))
  })
}
