import { useAnswer, usePages } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import {
  listEdits,
  listMallBrands,
  listMallCategories,
  moveCategory,
  removeCategory,
  saveCategory,
  removeBrand,
  saveBrand,
} from '@plaza/contract'
import type { Fields } from '@plaza/client'

export const useListMallCategories = () => useAnswer(listMallCategories, {}, { tongue: 'any' })
const ofTree = { stale: [listMallCategories, listEdits], staleIfFailed: [listMallCategories] } as const
export const useSaveCategory = () => useChange(saveCategory, ofTree)
export const useMoveCategory = () => useChange(moveCategory, ofTree)
export const useRemoveCategory = () => useChange(removeCategory, ofTree)

export const useListMallBrandsPages = (keyword: string) =>
  usePages(listMallBrands, (keyword === '' ? {} : { keyword }) as Fields<typeof listMallBrands>, { tongue: 'any' })
export const useMallBrand = (id: string | null) => useAnswer(listMallBrands, { id: id ?? '' }, { enabled: id !== null, tongue: 'any' })
const ofBrands = { stale: [listMallBrands, listEdits], staleIfFailed: [listMallBrands] } as const
export const useSaveBrand = () => useChange(saveBrand, ofBrands)
export const useRemoveBrand = () => useChange(removeBrand, ofBrands)
