import { getAllBrands, getAllCategories, getCategoryTree, getFirstCategories, getTopCategories } from '@plaza/contract'
import { useAnswer, usePages } from './asking.ts'
import type { Asking } from './caller-context.ts'
import type { Fields } from './caller.ts'
import { type When, queryOf } from './queries.ts'

export const getFirstCategoriesQuery = ({ caller, lang }: Asking) => queryOf({ caller, call: getFirstCategories, fields: {}, tongue: lang })
export const useGetFirstCategories = () => useAnswer(getFirstCategories, {})
export const useGetCategoryTree = (when?: When) => useAnswer(getCategoryTree, {}, when)
export const useGetAllCategories = (fields: Fields<typeof getAllCategories>, when?: When) => useAnswer(getAllCategories, fields, when)
export const useGetTopCategories = (limit: number, when?: When) => useAnswer(getTopCategories, { limit: String(limit) }, when)

export const useGetAllBrands = (limit: number, when?: When) => useAnswer(getAllBrands, { limit: String(limit) }, when)
export const useGetAllBrandsPages = (fields: Fields<typeof getAllBrands> = {}) => usePages(getAllBrands, { ...fields, limit: '50' })
