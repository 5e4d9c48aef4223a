import { addToCart, type Cart, getCart, makeQuote, mergeCart, priceCart, removeFromCart, selectInCart, updateCart } from '@plaza/contract'
import type { QueryClient } from '@tanstack/react-query'
import { useAnswer } from './asking.ts'
import type { Fields } from './caller.ts'
import { useChange } from './changing.ts'
import { type Tongue, type When, keyOf, outdate } from './queries.ts'

/** Another device or window changed the cart: whoever shows it asks anew. */
export const cartChanged = (queries: QueryClient): Promise<void> => outdate(queries, getCart, makeQuote)

export const useGetCart = (when?: When) => useAnswer(getCart, {}, when)

type Said = { queries: QueryClient; answer: Cart; lang: Tongue }
/** Every change is answered with the whole cart; in other languages it is read anew when it is looked at. */
const cartIs = ({ queries, answer, lang }: Said): void => {
  queries.removeQueries({ predicate: ({ queryKey: [path, tongue] }) => path === getCart.path && tongue !== lang })
  queries.setQueryData(keyOf(getCart, {}, lang), answer)
}
/** A quote is of the cart as it was. */
const stale = [makeQuote]

export const useAddToCart = () => useChange(addToCart, { stale: [getCart, makeQuote], staleIfFailed: [getCart] })
export const useUpdateCart = () => useChange(updateCart, { done: cartIs, stale, staleIfFailed: [getCart] })
export const useSelectInCart = () => useChange(selectInCart, { done: cartIs, stale, staleIfFailed: [getCart] })
export const useRemoveFromCart = () => useChange(removeFromCart, { done: cartIs, stale, staleIfFailed: [getCart] })
export const useMergeCart = () => useChange(mergeCart, { done: cartIs, stale })

/** What is kept on this device, as the mall sees it; it is kept nowhere else. */
export const usePriceCart = (wanted: Fields<typeof priceCart>, when?: When) => useAnswer(priceCart, wanted, when)
