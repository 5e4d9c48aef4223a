import type { GatewayStatus } from './kinds/gateway.ts'
import type { SessionState } from './kinds/session-rows.ts'

type Asked = { token: string; charged: string; currency: string; state: SessionState }
type Settling = { to: 'paid' | 'paid_late' | 'failed' | null; reason: string | null; odd?: string }

const nothing: Settling = { to: null, reason: null }
const isWhatWasAsked = (asked: Asked, paid: GatewayStatus): boolean =>
  paid.state !== 'paid' || (paid.charged === asked.charged && paid.currency === asked.currency)

/**
 * The consequence of a payment's state at its gateway; `claim` is the content of the callback, if there was one. Only the requested amount in the
 * requested currency counts as paid. Staff handle any other collected amount.
 */
export const planSettling = (asked: Asked, seen: GatewayStatus, claim: GatewayStatus | null, isOver: boolean): Settling => {
  const isOpen = asked.state === 'opening' || asked.state === 'open'
  if (!isOpen && asked.state !== 'failed') return nothing
  if (seen.state === 'paid') {
    const isOther = seen.token !== asked.token || (claim?.state === 'paid' && claim.token !== asked.token)
    if (isOther) return { ...nothing, odd: 'another payment' }
    if (isWhatWasAsked(asked, seen) && isWhatWasAsked(asked, claim ?? seen)) return { to: isOpen ? 'paid' : 'paid_late', reason: null }
    return isOpen ? { to: 'failed', reason: 'mismatch', odd: 'another sum' } : { ...nothing, odd: 'another sum' }
  }
  if (!isOpen) return nothing
  if (seen.state === 'failed') return { to: 'failed', reason: seen.reason }
  return isOver ? { to: 'failed', reason: 'expired' } : nothing
}
