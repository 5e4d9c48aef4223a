export { TicketMessages } from './TicketLetters.tsx'
export { useTicketColumns } from './use-ticket-columns.tsx'
export { WriteForm } from './WriteForm.tsx'
