import type { Fields } from '@plaza/client'
import { useAnswer, usePages } from '@plaza/client/asking'
import { useAsking } from '@plaza/client/caller-context'
import { useChange } from '@plaza/client/changing'
import {
  copyShopProduct,
  getAllBrands,
  getCategoryTree,
  getSeller,
  listShopProducts,
  priceSku,
  removeShopProduct,
  saveShopProduct,
  shelveShopProduct,
  showShopProduct,
  submitShopProduct,
  withdrawShopProduct,
} from '@plaza/contract'

export const useListShopProductsPages = (wanted: Omit<Fields<typeof listShopProducts>, 'cursor'>) =>
  usePages(listShopProducts, wanted as Fields<typeof listShopProducts>)
/** The few that a word finds. */
export const useFindShopProducts = (keyword: string, enabled: boolean) =>
  useAnswer(listShopProducts, { keyword, limit: '5' } as Fields<typeof listShopProducts>, { enabled: enabled && keyword !== '' })
export const useShowShopProduct = (id: string) => useAnswer(showShopProduct, { id })

const lists = [listShopProducts, getSeller]
const all = [...lists, showShopProduct]
/** The page that writes has what it wrote; lists ask anew. */
export const useSaveShopProduct = () => useChange(saveShopProduct, { stale: lists })
export const useSubmitShopProduct = () => useChange(submitShopProduct, { stale: lists })
export const useWithdrawShopProduct = () => useChange(withdrawShopProduct, { stale: lists })
export const useShelveShopProduct = () => useChange(shelveShopProduct, { stale: all })
export const useCopyShopProduct = () => useChange(copyShopProduct, { stale: lists })
export const useRemoveShopProduct = () => useChange(removeShopProduct, { stale: lists })
export const usePriceSku = () => useChange(priceSku, { stale: all })

/** The variants of a product on sale, as they are at this moment. */
export const useSkusOnSale = () => {
  const { caller } = useAsking()
  return async (id: string) => {
    const { content, live } = await caller.ask(showShopProduct, { id })
    return (live ?? content).skus
  }
}

export const useCategoryTree = () => useAnswer(getCategoryTree, {})
export const useBrandsNamed = (keyword: string) =>
  useAnswer(getAllBrands, { keyword } as Fields<typeof getAllBrands>, { enabled: keyword !== '' })
