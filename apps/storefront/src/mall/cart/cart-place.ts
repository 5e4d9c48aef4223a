import type { CartPlace } from '@plaza/client'
import type { Language } from '@plaza/values'
import { useLang } from '@plaza/web'
import { useStore } from '@plaza/web/store'
import { deliveryCountry } from '../delivery-country.ts'
import { guessCountry } from '../guess-country.ts'
import { type Purchases, purchases } from '../purchases.ts'

/** Storage key of the choices for the purchase of the cart. Cart and checkout share its address. */
export const cartPurchase = 'cart'

const countryFor = (lang: Language, chosen: string | null): string => chosen ?? guessCountry(lang, navigator.languages)
/** The mall ignores an address of another account, so the owner of the purchase is not compared. */
const placeFor = (lang: Language, chosen: string | null, { list }: Purchases): CartPlace => {
  const address = list[cartPurchase]?.address
  return { ...(address !== undefined && { address_id: address }), country: countryFor(lang, chosen) }
}

/** Country of the estimate: the one chosen on this device, or a guess. The same before and after the log-in. */
export const useEstimateCountry = (): string => countryFor(useLang(), useStore(deliveryCountry))

/** The place for which the account's cart is priced: the chosen address, or the country of the estimate. */
export const useCartPlace = (): CartPlace => placeFor(useLang(), useStore(deliveryCountry), useStore(purchases))
export const cartPlace = (lang: Language): CartPlace => placeFor(lang, deliveryCountry.current(), purchases.current())
