import type { getDelivery as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import type { Session } from '../../../platform/auth/sessions.ts'
import { findAddress } from '../../identity/addresses/index.ts'
import { countryName, isCountry } from '../../identity/addresses/places/index.ts'
import { piecesToShip } from '../../catalog/products/index.ts'
import { channelsOf } from '../../payments/gateways/index.ts'
import { websiteConfig } from '../../foundation/settings/index.ts'
import { cashTerms } from './cash-terms.ts'
import { methodsOf } from './cached-terms.ts'
import { toShippingMethodView } from './show-way.ts'
import { shippingMethodsTo } from './ways-to.ts'

/** The caller's default address if it is in the country, so that the product page names the caller's city. */
const homeIn = async (kernel: Kernel, session: Session | null, country: string) => {
  const home = session ? await findAddress(kernel.db, session.personId, 'default') : null
  return home?.country === country ? home : null
}

/** Delivery options for one unit of a product to a country. */
export const getDelivery: UseCase<typeof shape> = async ({ kernel, input, session, lang }) => {
  if (!isCountry(input.country)) return refused('country_unknown')
  const [[parcel], home, config] = await Promise.all([
    piecesToShip(kernel.db, [input.product_id]),
    homeIn(kernel, session, input.country),
    websiteConfig(kernel),
  ])
  const terms = parcel ? (await methodsOf(kernel, [parcel.shopId])).get(parcel.shopId) : undefined
  if (!parcel || !terms) return refused('product_unknown')

  const to = { country: input.country, state: input.state ?? home?.state }
  const methods = shippingMethodsTo(terms, to, { grams: parcel.grams, items: parcel.price }, kernel.now())
  return done({
    place: { country: input.country, country_name: countryName(input.country, lang), city: home?.city ?? null },
    methods: methods.map(toShippingMethodView),
    ships_from: { country: terms.country, country_name: countryName(terms.country, lang), city: terms.city },
    payment_methods: [
      'wallet' as const,
      ...(channelsOf(kernel).includes('card') ? (['card'] as const) : []),
      ...(methods.some((method) => method.cod) ? (['cod'] as const) : []),
    ],
    cod_countries: cashTerms(terms, to, kernel.now()).countries.map((code) => countryName(code, lang)),
    return_days: config.return_days,
  })
}
