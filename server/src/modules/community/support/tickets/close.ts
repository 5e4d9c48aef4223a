import type { WholeTicket } from '@plaza/contract'
import { done, refused, type Outcome } from '@plaza/values'
import type { Kernel } from '../../../../platform/kernel.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import type { Asker } from './asker.ts'
import { pushTicket } from './push-ticket.ts'
import { toTicketView } from './tickets-view.ts'
import { lockTicket, moveTicket } from './ticket-rows.ts'

/** The customer or shop closes the ticket, so it no longer waits for an answer. */
export const close = (kernel: Kernel, asker: Asker, id: string): Promise<Outcome<WholeTicket, 'ticket_unknown'>> =>
  transaction(kernel, async (tx) => {
    const ticket = await lockTicket(tx, asker, id)
    if (!ticket) return refused('ticket_unknown')
    const closed = await moveTicket(tx, id, { ...ticket, state: 'closed', waitingSince: null, dueAt: null })
    await pushTicket(tx, closed)
    return done(await toTicketView({ ...kernel, db: tx }, closed, asker))
  })
