import { gatewaySettings } from './kinds/gateway-settings.ts'
import { multiplyMoney, type Money } from '@plaza/values'
import type { Kernel } from '../../../platform/kernel.ts'
import type { Channel, Gateway } from './kinds/gateway.ts'
import { demoGateway } from './demo/demo-gateway.ts'
import { nestpayGateway } from './nestpay/nestpay-gateway.ts'
import { stripeGateway } from './stripe/stripe-gateway.ts'

export const channels: readonly Channel[] = ['card', 'bank_tr']
type Settings = Pick<Kernel, 'environment'>

/** The name of a channel's gateway. For channels without configuration, a demo mall uses the demo gateway. */
export const gatewayNameOf = ({ environment }: Settings, channel: Channel): string | null => {
  const gateways = gatewaySettings.of(environment)
  if (channel === 'card' && gateways.stripe) return 'stripe'
  if (channel === 'bank_tr' && gateways.nestpay) return 'nestpay'
  return environment.demo ? 'demo' : null
}

/** The payment channels that are available in this mall. */
export const channelsOf = (kernel: Settings): Channel[] => channels.filter((channel) => gatewayNameOf(kernel, channel) !== null)

/** The amount and currency that the gateway collects for an amount in the base currency. */
export const chargeFor = (kernel: Settings, channel: Channel, amount: Money, base: string) => {
  const gateway = gatewayNameOf(kernel, channel)
  if (!gateway) throw new Error(`there is no gateway for ${channel}`)
  const { nestpay } = gatewaySettings.of(kernel.environment)
  return gateway === 'nestpay' && nestpay
    ? { gateway, charged: multiplyMoney(amount, nestpay.rate), currency: nestpay.currency as string }
    : { gateway, charged: amount, currency: base }
}

export type Gateways = { of: (channel: Channel) => Gateway | null; named: (name: string) => Gateway }

export const makeGateways = (kernel: Kernel): Gateways => {
  const { stripe, nestpay } = gatewaySettings.of(kernel.environment)
  const made = [
    ...(stripe ? [stripeGateway(stripe, kernel)] : []),
    ...(nestpay ? [nestpayGateway(nestpay, kernel)] : []),
    ...(kernel.environment.demo ? [demoGateway(kernel)] : []),
  ]
  const find = (name: string | null) => made.find((gateway) => gateway.name === name) ?? null
  return {
    of: (channel) => find(gatewayNameOf(kernel, channel)),
    named: (name) => {
      const gateway = find(name)
      if (!gateway) throw new Error(`the gateway ${name} is not set up any more`)
      return gateway
    },
  }
}
