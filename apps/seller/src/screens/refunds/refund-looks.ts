import type { RefundCard } from '@plaza/contract'
import type { StatusTone } from '@plaza/design'

/** A closed refund request is coloured by its outcome. An undecided request is coloured by whether the shop has to act. */
export const toneOfRefund = ({ outcome, deadline }: Pick<RefundCard, 'outcome' | 'deadline'>): StatusTone => {
  if (outcome !== 0) return outcome === 1 ? 'success' : 'quiet'
  return deadline?.by === 'seller' ? 'warning' : 'info'
}
