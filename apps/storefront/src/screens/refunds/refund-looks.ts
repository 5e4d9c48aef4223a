import type { RefundCard } from '@plaza/contract'
import type { StatusTone } from '@plaza/design'

/** Whose turn it is comes before how it ends. */
export const toneOf = ({ outcome, deadline }: Pick<RefundCard, 'outcome' | 'deadline'>): StatusTone =>
  outcome === 1 ? 'success' : outcome === -1 ? 'danger' : deadline?.by === 'customer' ? 'warning' : 'info'
