import type { SupportTicket } from '@plaza/contract'

/** Colour tone of a ticket: strongest if the answer is late, visible if the ticket waits or is answered, quiet once it is closed. */
export const ticketTone = ({ state, late }: Pick<SupportTicket, 'state' | 'late'>): 'danger' | 'warning' | 'success' | 'quiet' => {
  if (late) return 'danger'
  return state === 'open' ? 'warning' : state === 'answered' ? 'success' : 'quiet'
}
