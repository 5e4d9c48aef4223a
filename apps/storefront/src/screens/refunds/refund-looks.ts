import type { RefundCard } from '@plaza/contract'
import type { StatusTone } from '@plaza/design'

/** Colour of a refund request's status chip: by outcome if decided, otherwise by who must act next. */
export const toneOf = ({ outcome, deadline }: Pick<RefundCard, 'outcome' | 'deadline'>): StatusTone =>
  outcome === 1 ? 'success' : outcome === -1 ? 'danger' : deadline?.by === 'customer' ? 'warning' : 'info'
