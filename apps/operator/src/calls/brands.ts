import type { Fields } from '@plaza/client'
import { useAnswer, usePages } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { listEdits, listMallBrands, removeBrand, saveBrand } from '@plaza/contract'

export const useListMallBrandsPages = (keyword: string) =>
  usePages(listMallBrands, (keyword === '' ? {} : { keyword }) as Fields<typeof listMallBrands>, { tongue: 'any' })
export const useMallBrand = (id: string | null) => useAnswer(listMallBrands, { id: id ?? '' }, { enabled: id !== null, tongue: 'any' })
const ofBrands = { stale: [listMallBrands, listEdits], staleIfFailed: [listMallBrands] } as const
export const useSaveBrand = () => useChange(saveBrand, ofBrands)
export const useRemoveBrand = () => useChange(removeBrand, ofBrands)
