import type { getUndelivered as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { findAddress } from '../../identity/addresses/index.ts'
import { countryName, isCountry } from '../../identity/addresses/places/index.ts'
import { piecesToShip } from '../../catalog/products/index.ts'
import { methodsOf } from './cached-terms.ts'
import { shippingMethodsTo } from './ways-to.ts'

/** The products that are not delivered to the country, or to the customer's default address if the country is a guess. */
export const getUndelivered: UseCase<typeof shape> = async ({ kernel, input, session, lang }) => {
  if (!isCountry(input.country)) return refused('country_unknown')
  const [pieces, home] = await Promise.all([
    piecesToShip(kernel.db, input.product_id),
    session && input.is_guess ? findAddress(kernel.db, session.personId, 'default') : null,
  ])
  const terms = await methodsOf(
    kernel,
    pieces.map(({ shopId }) => shopId),
  )
  const to = home ? { country: home.country, state: home.state } : { country: input.country }
  const now = kernel.now()
  const isDelivered = ({ shopId, grams, price }: (typeof pieces)[number]): boolean => {
    const ofShop = terms.get(shopId)
    return ofShop !== undefined && shippingMethodsTo(ofShop, to, { grams, items: price }, now).length > 0
  }
  return done({
    place: { country: to.country, country_name: countryName(to.country, lang), city: home?.city ?? null },
    not_delivered: pieces.filter((piece) => !isDelivered(piece)).map(({ id }) => id),
  })
}
