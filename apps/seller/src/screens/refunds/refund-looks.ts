import type { RefundCard } from '@plaza/contract'
import type { StatusTone } from '@plaza/design'

/** Whose turn it is comes before how it ends. */
export const toneOfRefund = ({ outcome, deadline }: Pick<RefundCard, 'outcome' | 'deadline'>): StatusTone => {
  if (outcome !== 0) return outcome === 1 ? 'success' : 'quiet'
  return deadline?.by === 'seller' ? 'warning' : 'info'
}
