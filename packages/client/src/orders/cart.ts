import { addToCart, type Cart, getCart, makeQuote, mergeCart, priceCart, removeFromCart, selectInCart, updateCart } from '@plaza/contract'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useAsking } from '../caller-context.ts'
import type { Fields } from '../caller.ts'
import { useChange } from '../changing.ts'
import { itemsCountIs } from '../identity/accounts/own-user.ts'
import { type Tongue, type When, keyOf, outdate, queryOf } from '../queries.ts'

/** Another device or window changed the cart: screens that show it refetch. */
export const cartChanged = (queries: QueryClient): Promise<void> => outdate(queries, getCart, makeQuote)

/** Milliseconds until the cached cart is stale. Short, because the buyer is about to decide by the prices and the stock. */
const cartTrueMs = 3000
const fresh = { staleTime: cartTrueMs, refetchOnWindowFocus: true }

export const useGetCart = ({ enabled }: When = {}) => {
  const { caller, lang } = useAsking()
  return useQuery({ ...queryOf({ caller, call: getCart, fields: {}, tongue: lang }), ...fresh, enabled })
}

type CartChange = { queries: QueryClient; answer: Cart; lang: Tongue }
/** Every change returns the whole cart. Cached carts in other languages are removed and refetched on use. */
export const cartIs = ({ queries, answer, lang }: CartChange): void => {
  const key = keyOf(getCart, {}, lang)
  // Cancels a request in flight. The browser sent it before the change, so its answer would be outdated.
  void queries.cancelQueries({ queryKey: key })
  queries.removeQueries({ predicate: ({ queryKey: [path, tongue] }) => path === getCart.path && tongue !== lang })
  queries.setQueryData(key, answer)
  itemsCountIs(queries, answer.items_count)
}
/** The cached cart, without a request. */
export const knownCart = (queries: QueryClient, lang: Tongue): Cart | undefined => queries.getQueryData(keyOf(getCart, {}, lang))
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
