import { getOwnSales } from '@plaza/contract'
import { useAnswer } from '../asking.ts'
import type { When } from '../queries.ts'

export const useGetOwnSales = (when?: When) => useAnswer(getOwnSales, {}, { tongue: 'any', ...when })
