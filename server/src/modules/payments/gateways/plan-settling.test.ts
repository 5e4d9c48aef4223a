import { describe, expect, it } from 'vitest'
import type { GatewayStatus } from './kinds/gateway.ts'
import { planSettling } from './plan-settling.ts'

const asked = { token: 'a', charged: '10000', currency: 'USD', state: 'open' as const }
const paid: GatewayStatus = { state: 'paid', token: 'a', charged: '10000', currency: 'USD' }
const open: GatewayStatus = { state: 'open' }
const declined: GatewayStatus = { state: 'failed', reason: 'declined' }
const at = (state: 'opening' | 'open' | 'paid' | 'failed' | 'paid_late') => ({ ...asked, state })

describe('what follows from a look at the gateway', () => {
  it.each([
    ['what was asked for is paid', asked, paid, null, false, 'paid'],
    ['also before the page was known', at('opening'), paid, paid, false, 'paid'],
    ['also when the time is over', asked, paid, null, true, 'paid'],
    ['and once', at('paid'), paid, paid, false, null],
    ['what failed is paid late', at('failed'), paid, null, true, 'paid_late'],
    ['and that once', at('paid_late'), paid, paid, true, null],
    ['what was declined failed', asked, declined, declined, false, 'failed'],
    ['what is paid does not fail any more', at('paid'), declined, declined, true, null],
    ['what is open stays open', asked, open, paid, false, null],
    ['until its time is over', asked, open, null, true, 'failed'],
    ['another sum is not it', asked, { ...paid, charged: '100' }, null, false, 'failed'],
    ['nor is another currency', asked, { ...paid, currency: 'TRY' }, null, false, 'failed'],
    ['not even where only the call-back says so', asked, paid, { ...paid, charged: '100' }, false, 'failed'],
    ['nor late', at('failed'), { ...paid, charged: '100' }, null, false, null],
    ['a payment of somebody else changes nothing', asked, { ...paid, token: 'b' }, null, false, null],
    ['nor does a call-back about one', asked, paid, { ...paid, token: 'b' }, false, null],
  ] as const)('%s', (_name, session, seen, claim, isOver, to) => expect(planSettling(session, seen, claim, isOver).to).toBe(to))
  it('something odd is said aloud', () => {
    expect(planSettling(asked, { ...paid, charged: '1' }, null, false)).toMatchObject({ reason: 'mismatch', odd: 'another sum' })
    expect(planSettling(at('failed'), { ...paid, charged: '1' }, null, false).odd).toBe('another sum')
    expect(planSettling(asked, { ...paid, token: 'b' }, null, false).odd).toBe('another payment')
    expect(planSettling(asked, paid, paid, false).odd).toBeUndefined()
  })
})
