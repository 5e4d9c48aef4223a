import type { WholeTicket } from '@plaza/contract'
import { done, refused, type Outcome } from '@plaza/values'
import type { Kernel } from '../../../../platform/kernel.ts'
import type { Asker } from './asker.ts'
import { toTicketView } from './tickets-view.ts'
import { ticketOf } from './ticket-rows.ts'

export const ticketFor = async (kernel: Kernel, reader: Asker, id: string): Promise<Outcome<WholeTicket, 'ticket_unknown'>> => {
  const ticket = await ticketOf(kernel.db, reader, id)
  return ticket ? done(await toTicketView(kernel, ticket, reader)) : refused('ticket_unknown')
}
