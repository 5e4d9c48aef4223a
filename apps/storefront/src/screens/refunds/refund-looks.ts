import type { RefundCard } from '@plaza/contract'
import type { StatusTone } from '@plaza/design'

/** A decided request has the tone of its outcome. An open one has a tone by who must act next. */
export const toneOf = ({ outcome, deadline }: Pick<RefundCard, 'outcome' | 'deadline'>): StatusTone =>
  outcome === 1 ? 'success' : outcome === -1 ? 'danger' : deadline?.by === 'customer' ? 'warning' : 'info'
