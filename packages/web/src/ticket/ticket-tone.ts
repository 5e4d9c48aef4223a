import type { SupportTicket } from '@plaza/contract'

/** Colour of a ticket: a late one stands out, a waiting one is visible, a closed one is quiet. */
export const ticketTone = ({ state, late }: Pick<SupportTicket, 'state' | 'late'>): 'danger' | 'warning' | 'success' | 'quiet' => {
  if (late) return 'danger'
  return state === 'open' ? 'warning' : state === 'answered' ? 'success' : 'quiet'
}
