import { askSupport, closeTicket, listTickets, replyToTicket, showTicket, type TicketState } from '@plaza/contract'
import { useAnswer, usePages } from '../asking.ts'
import { useChange } from '../changing.ts'

/** Calls whose answers become stale when a ticket is written, answered or settled. */
export const eventsOfTickets = [listTickets, showTicket]

export const useListTicketsPages = (state?: TicketState) => usePages(listTickets, state ? { state } : {}, { tongue: 'any' })
export const useShowTicket = (id: string) => useAnswer(showTicket, { id }, { tongue: 'any' })
export const useAskSupport = () => useChange(askSupport, { stale: eventsOfTickets })
export const useReplyToTicket = () => useChange(replyToTicket, { stale: eventsOfTickets, staleIfFailed: eventsOfTickets })
export const useCloseTicket = () => useChange(closeTicket, { stale: eventsOfTickets, staleIfFailed: eventsOfTickets })
