export { reading as ticketReaders } from './tickets/push-ticket.ts'
export { findTickets, findTicketsOfShop } from './tickets/ticket-rows.ts'
export { numberOf as ticketNumber } from './tickets/tickets-view.ts'
