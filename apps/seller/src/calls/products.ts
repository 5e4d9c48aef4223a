import type { Fields } from '@plaza/client'
import { useAnswer, usePages } from '@plaza/client/asking'
import { useAsking } from '@plaza/client/caller-context'
import { useChange } from '@plaza/client/changing'
import type { FailureOf } from '@plaza/client/failure'
import { queryOf } from '@plaza/client/queries'
import {
  type AnswerOf,
  copyShopProduct,
  exportShopProducts,
  findCategories,
  getAllBrands,
  getCategoryTree,
  getSeller,
  importShopProducts,
  listShopProducts,
  priceSku,
  removeShopProduct,
  saveShopProduct,
  shelveShopProduct,
  showProductImport,
  showShopProduct,
  submitShopProduct,
  withdrawShopProduct,
} from '@plaza/contract'
import { useMutation, useQuery } from '@tanstack/react-query'

export const useListShopProductsPages = (wanted: Omit<Fields<typeof listShopProducts>, 'cursor'>) =>
  usePages(listShopProducts, wanted as Fields<typeof listShopProducts>)
export const useShowShopProduct = (id: string) => useAnswer(showShopProduct, { id })

const lists = [listShopProducts, getSeller]
const all = [...lists, showShopProduct]
/** The editor page already has the saved product, so only the product lists are refetched. */
export const useSaveShopProduct = () => useChange(saveShopProduct, { stale: lists })
export const useSubmitShopProduct = () => useChange(submitShopProduct, { stale: lists, staleIfFailed: lists })
export const useWithdrawShopProduct = () => useChange(withdrawShopProduct, { stale: lists, staleIfFailed: lists })
export const useShelveShopProduct = () => useChange(shelveShopProduct, { stale: all, staleIfFailed: lists })
export const useCopyShopProduct = () => useChange(copyShopProduct, { stale: lists })
export const useRemoveShopProduct = () => useChange(removeShopProduct, { stale: lists, staleIfFailed: lists })
export const usePriceSku = () => useChange(priceSku, { stale: all, staleIfFailed: lists })

/** Fetches the variants of a product as shoppers can buy them now, without unpublished changes. */
export const useSkusOnSale = () => {
  const { caller } = useAsking()
  return async (id: string) => {
    const { content, live } = await caller.ask(showShopProduct, { id })
    return (live ?? content).skus
  }
}

export const useCategoryTree = () => useAnswer(getCategoryTree, {})
/** The first brands whose names contain the keyword. */
/** Categories for a word that shoppers use. Nothing is sent before a word is typed. */
export const useFindCategories = (keyword: string) => useAnswer(findCategories, { keyword }, { enabled: keyword !== '' })
export const useBrandsNamed = (keyword: string, enabled: boolean) =>
  useAnswer(getAllBrands, { ...(keyword && { keyword }), limit: '50' } as Fields<typeof getAllBrands>, { enabled })

/** Bytes and name of the product table. A plain link does not work: only the user who requested the file may open it. */
export const useExportShopProducts = () => {
  const { caller } = useAsking()
  const { mutateAsync, ...asking } = useChange(exportShopProducts)
  const fetchFile = async () => {
    const { url, file_name: name } = await mutateAsync({})
    return { name, bytes: await caller.file(url) }
  }
  return { ...asking, fetchFile }
}

type Sent = Fields<typeof importShopProducts> & { file: Blob }
/** Imports a file of products. A dry run changes nothing; otherwise the valid rows are imported in the background. */
export const useImportShopProducts = () => {
  const { caller } = useAsking()
  return useMutation<AnswerOf<typeof importShopProducts>, FailureOf<typeof importShopProducts>, Sent>({
    mutationFn: ({ file, ...fields }) => caller.upload(importShopProducts, file, fields),
  })
}

const lookAgainAfterMs = 1000
/** Progress of an import, polled until the import is done. After the import the product lists are refetched. */
export const useProductImport = (id: string | null) => {
  const { caller } = useAsking()
  return useQuery({
    ...queryOf({ caller, call: showProductImport, fields: { id: id ?? '' }, tongue: 'any' }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.state === 'done' ? false : lookAgainAfterMs),
  })
}
