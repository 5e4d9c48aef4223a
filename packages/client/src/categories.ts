import { type AnswerOf, getAllBrands, getAllCategories, getCategoryTree, getFirstCategories, getTopCategories } from '@plaza/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { useAnswer, usePages } from './asking.ts'
import type { Asking } from './caller-context.ts'
import type { Fields } from './caller.ts'
import { type When, queryOf } from './queries.ts'

export const getFirstCategoriesQuery = ({ caller, lang }: Asking) => queryOf({ caller, call: getFirstCategories, fields: {}, tongue: lang })

type Department = Omit<AnswerOf<typeof getFirstCategories>[number], 'product_count'>
/** A page that came drawn does not know how many products each of them has. */
export const useGetFirstCategories = (): UseQueryResult<readonly Department[]> => useAnswer(getFirstCategories, {})

export const useGetCategoryTree = (when?: When) => useAnswer(getCategoryTree, {}, when)
export const useGetAllCategories = (fields: Fields<typeof getAllCategories>, when?: When) => useAnswer(getAllCategories, fields, when)
export const useGetTopCategories = (limit: number, when?: When) => useAnswer(getTopCategories, { limit: String(limit) }, when)

export const useGetAllBrands = (limit: number, when?: When) => useAnswer(getAllBrands, { limit: String(limit) }, when)
export const useGetAllBrandsPages = (fields: Fields<typeof getAllBrands> = {}) => usePages(getAllBrands, { ...fields, limit: '50' })
