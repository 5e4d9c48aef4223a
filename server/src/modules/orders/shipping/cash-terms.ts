import { nothing } from '@plaza/values'
import type { ShippingTerms } from './terms.ts'
import { type SentTo, type ShippingMethod, shippingMethodsTo } from './ways-to.ts'

type CashTerms = {
  /** Countries in which a carrier of the shop collects cash. */
  countries: string[]
  /** The cheapest shipping method whose carrier collects cash at this address. */
  method: ShippingMethod | null
}

/** Where a shop takes cash on delivery, to tell buyers why it is not open for their address. */
export const cashTerms = (terms: ShippingTerms, to: SentTo, now: Date): CashTerms => {
  const rates = terms.methods.flatMap((method) => method.rates.filter(({ cod }) => cod))
  const countries = rates.flatMap((rate) => (rate.region === 'home' ? [terms.country] : rate.countries))
  const methods = shippingMethodsTo(terms, to, { grams: 0, items: nothing }, now)
  return { countries: [...new Set(countries)], method: methods.find(({ cod }) => cod) ?? null }
}
