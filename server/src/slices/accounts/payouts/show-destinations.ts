import type { PaymentSettings } from '@plaza/contract'
import type { Kernel } from '../../../kernel/kernel.ts'
import { codeChannels } from '../codes/index.ts'
import type { Customer } from '../people/index.ts'
import { destinationsOf } from './payment-settings-rows.ts'
import { maskDestinations } from './mask-destinations.ts'

export const showDestinations = async (kernel: Kernel, customer: Customer): Promise<PaymentSettings> => {
  const { destinations, changedAt, pausedUntil } = await destinationsOf(kernel.db, kernel.keys, customer.id)
  return {
    ...maskDestinations(destinations),
    changed_at: changedAt?.toISOString() ?? null,
    paused_until: pausedUntil && pausedUntil > kernel.now() ? pausedUntil.toISOString() : null,
    code_channels: codeChannels(kernel, customer),
  }
}
