import type { Kernel } from '../../../../platform/kernel.ts'
import type { Gateway, CallbackResult, GatewayStatus } from '../kinds/gateway.ts'
import { answerDemoPayment, demoPayment, demoReturned, ensureDemoPayment, type DemoPayment, writeDemoReturn } from './demo-rows.ts'
import { demoHeader, isDemoSignature } from './demo-signature.ts'

export const demoKey = ({ keys }: Pick<Kernel, 'keys'>) => keys.for('demo gateway')

/** The state of a demo payment, as its callbacks and its API report it. */
export const demoSeen = ({ state, token, charged, currency }: DemoPayment): GatewayStatus => {
  if (state === 'approved') return { state: 'paid', token, charged, currency }
  if (state === 'waiting') return { state: 'open' }
  return { state: 'failed', reason: state === 'ended' ? 'expired' : state.replace('_', ' ') }
}

/**
 * A fake gateway, so that visitors of a demo mall can pay orders. It has separate records, signs its callbacks, and is called like a remote service.
 */
export const demoGateway = (kernel: Kernel): Gateway => ({
  name: 'demo',
  thanks: 'ok',
  open: async (wanted) => {
    kernel.assertOutsideTransaction('the demo gateway')
    await ensureDemoPayment(kernel.db, wanted)
    const { token } = wanted
    return { gatewayReference: `demo-${token}`, redirectUrl: `${kernel.environment.publicUrl}/demo/gateway/${token}` }
  },
  hear: async ({ headers, body }): Promise<CallbackResult> => {
    if (!isDemoSignature(demoKey(kernel), headers[demoHeader], body, kernel.now())) return 'forged'
    const { token, claim } = JSON.parse(body.toString('utf8')) as { token: string; claim: GatewayStatus }
    return { callback: { token, gatewayReference: `demo-${token}`, claim } }
  },
  look: async ({ token }) => {
    kernel.assertOutsideTransaction('the demo gateway')
    const found = await demoPayment(kernel.db, token)
    return found ? demoSeen(found) : { state: 'open' }
  },
  end: async ({ token }) => {
    kernel.assertOutsideTransaction('the demo gateway')
    await answerDemoPayment(kernel.db, token, 'ended')
  },
  giveBack: async ({ token, charged }, wanted) => {
    kernel.assertOutsideTransaction('the demo gateway')
    if (await writeDemoReturn(kernel.db, token, wanted)) return { back: true }
    return (await demoReturned(kernel.db, token)) === BigInt(charged) ? { back: true } : { refused: 'more than was paid' }
  },
})
