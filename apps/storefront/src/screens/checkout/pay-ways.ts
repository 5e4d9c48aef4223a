import type { PaymentMethod, Quote } from '@plaza/contract'

export type Option = Quote['pay'][number]

export const costsNothing = (amount: string): boolean => !/[1-9]/.test(amount)

/** The chosen payment method if it is available, otherwise the first available method. */
export const availableOption = (options: readonly Option[], chosen: PaymentMethod | undefined): Option | undefined =>
  options.find(({ way, open }) => open && way === chosen) ?? options.find(({ open }) => open)

/** Proofs of identity needed for a payment from the wallet. */
export const proofsFor = (option: Option, total: string, asksCode: boolean): readonly ('password' | 'code')[] => {
  if (option.way !== 'wallet' || costsNothing(total)) return []
  return option.needs_code || asksCode ? ['password', 'code'] : ['password']
}
