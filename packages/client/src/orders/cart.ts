import { addToCart, type Cart, getCart, makeQuote, mergeCart, priceCart, removeFromCart, selectInCart, updateCart } from '@plaza/contract'
import { type QueryClient, type QueryKey, hashKey, keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAsking } from '../caller-context.ts'
import type { Fields } from '../caller.ts'
import { useChange } from '../changing.ts'
import { itemsCountIs } from '../identity/accounts/own-user.ts'
import { type Tongue, type When, keyOf, outdate, queryOf } from '../queries.ts'

/** Another device or window changed the cart: screens that show it refetch. */
export const cartChanged = (queries: QueryClient): Promise<void> => outdate(queries, getCart, makeQuote)

/** The cart got lines by another way than the calls below: quotes of it are asked for again. */
export const quotesChanged = (queries: QueryClient): Promise<void> => outdate(queries, makeQuote)

/** Milliseconds until the cached cart is stale. Short, because the buyer is about to decide by the prices and the stock. */
const cartTrueMs = 3000
const fresh = { staleTime: cartTrueMs, refetchOnWindowFocus: true }

/** The place for which every cart call prices the cart. */
export type CartPlace = Pick<Fields<typeof getCart>, 'address_id' | 'country'>
const keyAt = ({ address_id, country }: CartPlace, lang: Tongue) => keyOf(getCart, { address_id, country }, lang)

/** The cart of an account, priced for a place. The cart of the place before stays shown until its answer arrives. */
export const useGetCart = (place: CartPlace, { enabled }: When = {}) => {
  const { caller, lang } = useAsking()
  const query = queryOf({ caller, call: getCart, fields: place, tongue: lang })
  return useQuery({ ...query, queryKey: keyAt(place, lang), ...fresh, placeholderData: keepPreviousData, enabled })
}

type CartChange = { queries: QueryClient; fields: CartPlace; answer: Cart; lang: Tongue }
/** Every change returns the whole cart. Cached carts of other languages and places are refetched on use. */
export const cartIs = ({ queries, fields, answer, lang }: CartChange): void => {
  const key = keyAt(fields, lang)
  // Cancels a request in flight. The browser sent it before the change, so its answer would be outdated.
  void queries.cancelQueries({ queryKey: key })
  const isOther = ({ queryKey }: { queryKey: QueryKey }) => queryKey[0] === getCart.path && hashKey(queryKey) !== hashKey(key)
  queries.removeQueries({ type: 'inactive', predicate: isOther })
  void queries.invalidateQueries({ predicate: isOther })
  queries.setQueryData(key, answer)
  itemsCountIs(queries, answer.items_count)
}
/** The cached cart, without a request. */
export const knownCart = (queries: QueryClient, lang: Tongue): Cart | undefined =>
  queries
    .getQueriesData<Cart>({ queryKey: [getCart.path, lang] })
    .map(([, cart]) => cart)
    .find((cart) => cart !== undefined)
/** A quote depends on the cart, so a changed cart makes quotes stale. */
const stale = [makeQuote]

export const useAddToCart = () =>
  useChange(addToCart, {
    done: ({ queries, answer }) => itemsCountIs(queries, answer.items_count),
    stale: [getCart, makeQuote],
    staleIfFailed: [getCart],
  })
export const useUpdateCart = () => useChange(updateCart, { done: cartIs, stale, staleIfFailed: [getCart] })
export const useSelectInCart = () => useChange(selectInCart, { done: cartIs, stale, staleIfFailed: [getCart] })
export const useRemoveFromCart = () => useChange(removeFromCart, { done: cartIs, stale, staleIfFailed: [getCart] })
export const useMergeCart = () => useChange(mergeCart, { done: cartIs, stale })

/** The cart that a visitor has stored on this device, with the mall's prices. The mall does not store it. */
export const usePriceCart = (wanted: Fields<typeof priceCart>, { enabled }: When = {}) => {
  const { caller, lang } = useAsking()
  return useQuery({ ...queryOf({ caller, call: priceCart, fields: wanted, tongue: lang }), ...fresh, enabled })
}
