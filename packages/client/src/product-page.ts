import { getProductDetail } from '@plaza/contract'
import { useQuery } from '@tanstack/react-query'
import { type Asking, useAsking } from './caller-context.ts'
import { queryOf } from './queries.ts'

export const getProductDetailQuery = ({ caller, lang }: Asking, id: string) =>
  queryOf({ caller, call: getProductDetail, fields: { id }, tongue: lang })
/** Somebody is about to decide by its price and by what is left. */
const productTrueMs = 3000
/** Gone back to, in whichever way, it is there at once as it was, and asked for anew when that is longer ago than it may be wrong. */
export const useGetProductDetail = (id: string) =>
  useQuery({ ...getProductDetailQuery(useAsking(), id), staleTime: productTrueMs, refetchOnWindowFocus: true })
