export { ticketTone } from './ticket-tone.ts'
export { useTicketWords, type TicketWords } from './words/index.ts'
