import {
  clearHistory,
  getFavourites,
  getFollowedShops,
  getHistory,
  getKeptProducts,
  seeProducts,
  setFavourite,
  waitForProduct,
} from '@plaza/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { usePages } from '../asking.ts'
import { useChange } from '../changing.ts'
import { useAsking } from '../caller-context.ts'
import { keyOf, type When } from '../queries.ts'

const limit = '24'
const atOnce = Number(limit)

export const useSetFavourite = () => useChange(setFavourite, { stale: [getFavourites] })
export const useGetFavouritesPages = (when?: When) => usePages(getFavourites, { limit }, when)

/** Products that a visitor saved, page by page. The cache drops them when a user logs in or out. */
export const useGetKeptProductsPages = (productIds: readonly string[], { enabled = true }: When = {}) => {
  const { caller, lang } = useAsking()
  return useInfiniteQuery({
    queryKey: [...keyOf(getKeptProducts, { product_id: productIds }, lang), 'pages'],
    queryFn: ({ signal, pageParam }) =>
      caller.ask(getKeptProducts, { product_id: productIds.slice(pageParam, pageParam + atOnce) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (_, __, from) => (from + atOnce < productIds.length ? from + atOnce : undefined),
    enabled: enabled && productIds.length > 0,
    meta: { who: 'customer' },
  })
}

export const useSeeProducts = () => useChange(seeProducts, { stale: [getHistory] })
export const useGetHistoryPages = (when?: When) => usePages(getHistory, { limit }, when)
export const useClearHistory = () => useChange(clearHistory, { stale: [getHistory] })

/** Requests a notification when the product is back in stock. The call changes no cached product. */
export const useWaitForProduct = () => useChange(waitForProduct)

export const useGetFollowedShopsPages = (when?: When) => usePages(getFollowedShops, { limit }, when)
