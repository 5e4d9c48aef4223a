import type { PaymentSettings, ShopPaymentSettings } from '@plaza/contract'
import type { Kernel } from '../../../../platform/kernel.ts'
import { codeChannels } from '../codes/own-code.ts'
import type { Customer } from '../people/customer-rows.ts'
import { destinationsOf } from './payment-settings-rows.ts'
import { maskDestinations } from './mask-destinations.ts'

/** Payout destinations for the seller console. A change request must send back their version. */
export const toShopDestinations = async (kernel: Kernel, customer: Customer): Promise<ShopPaymentSettings> => {
  const { destinations, changedAt, pausedUntil, version } = await destinationsOf(kernel.db, kernel.keys, customer.id)
  return {
    ...maskDestinations(destinations),
    changed_at: changedAt?.toISOString() ?? null,
    paused_until: pausedUntil && pausedUntil > kernel.now() ? pausedUntil.toISOString() : null,
    code_channels: codeChannels(kernel, customer),
    version,
  }
}

export const toDestinations = async (kernel: Kernel, customer: Customer): Promise<PaymentSettings> => {
  const { version: _version, ...settings } = await toShopDestinations(kernel, customer)
  return settings
}
