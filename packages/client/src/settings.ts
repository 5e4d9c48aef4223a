import { getCurrency, getLanguages } from '@plaza/contract'
import { useQuery } from '@tanstack/react-query'
import { useAsking } from './caller-context.ts'
import type { Caller } from './caller.ts'
import { queryOf } from './queries.ts'

/** `launching` asks at once, even where an answer is already known. */
type Moment = { launching?: boolean }
const fresh = ({ launching = false }: Moment) => (launching ? ({ refetchOnMount: 'always' } as const) : {})

export const currencyQuery = (caller: Caller) => queryOf({ caller, call: getCurrency, fields: {}, tongue: 'any' })
export const languagesQuery = (caller: Caller) => queryOf({ caller, call: getLanguages, fields: {}, tongue: 'any' })

export const useCurrency = (moment: Moment = {}) => useQuery({ ...currencyQuery(useAsking().caller), ...fresh(moment) })
export const useLanguages = (moment: Moment = {}) => useQuery({ ...languagesQuery(useAsking().caller), ...fresh(moment) })
