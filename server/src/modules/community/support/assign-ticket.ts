import type { assignTicket as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { writeAudit } from '../../../platform/observability/audit/audit.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { staffIn } from './askers.ts'
import { lockTicket, moveTicket } from './tickets/ticket-rows.ts'
import { pushTicket } from './tickets/push-ticket.ts'
import { toTicketView } from './tickets/tickets-view.ts'

/** An operator takes a ticket, returns it to the queue, or closes it. A ticket without an answer cannot be closed. */
export const assignTicket: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await staffIn(ctx, 'answers')
  if (!staff) return refused('not_allowed')
  return transaction(kernel, async (tx) => {
    const ticket = await lockTicket(tx, staff, input.id)
    if (!ticket) return refused('ticket_unknown')
    if (input.to === 'closed' && ticket.state === 'open') return refused('not_answered')
    const operatorId = input.to === 'me' ? staff.personId : input.to === 'nobody' ? null : ticket.operatorId
    const version = ticket.operatorId ?? '0'
    if ((operatorId !== ticket.operatorId || input.to === 'closed') && input.seen !== version)
      return refused('changed_meanwhile', { current: await toTicketView({ ...kernel, db: tx }, ticket, staff), version })
    const moved = await moveTicket(tx, ticket.id, { ...ticket, operatorId, ...(input.to === 'closed' && { state: 'closed' }) })
    await writeAudit(tx, { actor: `operator:${staff.personId}`, action: `support.assigned_${input.to}`, subject: `ticket:${ticket.id}` })
    await pushTicket(tx, moved)
    return done(await toTicketView({ ...kernel, db: tx }, moved, staff))
  })
}
