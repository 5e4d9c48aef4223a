import type { SupportTicket } from '@plaza/contract'

/** How a ticket is marked: what is late stands out, what waits is seen, what is over is quiet. */
export const ticketTone = ({ state, late }: Pick<SupportTicket, 'state' | 'late'>): 'danger' | 'warning' | 'success' | 'quiet' => {
  if (late) return 'danger'
  return state === 'open' ? 'warning' : state === 'answered' ? 'success' : 'quiet'
}
