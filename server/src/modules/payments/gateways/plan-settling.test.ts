import { describe, expect, it } from 'vitest'
import type { GatewayStatus } from './kinds/gateway.ts'
import { planSettling } from './plan-settling.ts'

const requests = { token: 'a', charged: '10000', currency: 'USD', state: 'open' as const }
const paid: GatewayStatus = { state: 'paid', token: 'a', charged: '10000', currency: 'USD' }
const open: GatewayStatus = { state: 'open' }
const declined: GatewayStatus = { state: 'failed', reason: 'declined' }
const at = (state: 'opening' | 'open' | 'paid' | 'failed' | 'paid_late') => ({ ...requests, state })

describe('settling after a gateway lookup', () => {
  it.each([
    ['what was asked for is paid', requests, paid, null, false, 'paid'],
    ['also before the page was known', at('opening'), paid, paid, false, 'paid'],
    ['also when the time is over', requests, paid, null, true, 'paid'],
    ['and once', at('paid'), paid, paid, false, null],
    ['what failed is paid late', at('failed'), paid, null, true, 'paid_late'],
    ['and that once', at('paid_late'), paid, paid, true, null],
    ['what was declined failed', requests, declined, declined, false, 'failed'],
    ['what is paid does not fail any more', at('paid'), declined, declined, true, null],
    ['what is open stays open', requests, open, paid, false, null],
    ['until its time is over', requests, open, null, true, 'failed'],
    ['another sum is not it', requests, { ...paid, charged: '100' }, null, false, 'failed'],
    ['nor is another currency', requests, { ...paid, currency: 'TRY' }, null, false, 'failed'],
    ['not even where only the call-back says so', requests, paid, { ...paid, charged: '100' }, false, 'failed'],
    ['nor late', at('failed'), { ...paid, charged: '100' }, null, false, null],
    ['a payment of somebody else changes nothing', requests, { ...paid, token: 'b' }, null, false, null],
    ['nor does a call-back about one', requests, paid, { ...paid, token: 'b' }, false, null],
  ] as const)('%s', (_name, session, seen, claim, isOver, to) => expect(planSettling(session, seen, claim, isOver).to).toBe(to))
  it('an anomaly is reported in the plan', () => {
    expect(planSettling(requests, { ...paid, charged: '1' }, null, false)).toMatchObject({ reason: 'mismatch', odd: 'another sum' })
    expect(planSettling(at('failed'), { ...paid, charged: '1' }, null, false).odd).toBe('another sum')
    expect(planSettling(requests, { ...paid, token: 'b' }, null, false).odd).toBe('another payment')
    expect(planSettling(requests, paid, paid, false).odd).toBeUndefined()
  })
})
