import type { GatewayStatus } from './kinds/gateway.ts'
import type { SessionState } from './kinds/session-rows.ts'

type RequestedPayment = { token: string; charged: string; currency: string; state: SessionState }
type Settling = { to: 'paid' | 'paid_late' | 'failed' | null; reason: string | null; odd?: string }

const nothing: Settling = { to: null, reason: null }
const matchesRequest = (requested: RequestedPayment, paid: GatewayStatus): boolean =>
  paid.state !== 'paid' || (paid.charged === requested.charged && paid.currency === requested.currency)

/**
 * Decides what follows from a payment's state at its gateway. `claim` is the content of the callback; null without a callback. Only the requested
 * amount in the requested currency counts as paid. If another amount was collected, staff handle it.
 */
export const planSettling = (requested: RequestedPayment, seen: GatewayStatus, claim: GatewayStatus | null, isOver: boolean): Settling => {
  const isOpen = requested.state === 'opening' || requested.state === 'open'
  if (!isOpen && requested.state !== 'failed') return nothing
  if (seen.state === 'paid') {
    const isOther = seen.token !== requested.token || (claim?.state === 'paid' && claim.token !== requested.token)
    if (isOther) return { ...nothing, odd: 'another payment' }
    if (matchesRequest(requested, seen) && matchesRequest(requested, claim ?? seen))
      return { to: isOpen ? 'paid' : 'paid_late', reason: null }
    return isOpen ? { to: 'failed', reason: 'mismatch', odd: 'another sum' } : { ...nothing, odd: 'another sum' }
  }
  if (!isOpen) return nothing
  if (seen.state === 'failed') return { to: 'failed', reason: seen.reason }
  return isOver ? { to: 'failed', reason: 'expired' } : nothing
}
