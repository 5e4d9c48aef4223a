import type { RefundCard } from '@plaza/contract'
import type { StatusTone } from '@plaza/design'

/** Colour of the status chip: by outcome for a decided request, by who must act next for an open one. */
export const toneOf = ({ outcome, deadline }: Pick<RefundCard, 'outcome' | 'deadline'>): StatusTone =>
  outcome === 1 ? 'success' : outcome === -1 ? 'danger' : deadline?.by === 'customer' ? 'warning' : 'info'
