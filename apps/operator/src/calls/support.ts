import { useAnswer, usePages } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { answerTicket, assignTicket, listServiceTickets, showServiceTicket } from '@plaza/contract'

/** Queries that become stale when a ticket is created, answered or assigned. */
export const eventsOfTickets = [listServiceTickets, showServiceTicket]

export const useListServiceTicketsPages = (view: 'waiting' | 'mine' | 'all') =>
  usePages(listServiceTickets, { view, limit: '30' }, { tongue: 'any' })
export const useShowServiceTicket = (id: string) => useAnswer(showServiceTicket, { id }, { tongue: 'any' })
export const useAnswerTicket = () => useChange(answerTicket, { stale: eventsOfTickets, staleIfFailed: eventsOfTickets })
export const useAssignTicket = () => useChange(assignTicket, { stale: eventsOfTickets, staleIfFailed: eventsOfTickets })
