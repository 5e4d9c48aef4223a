import { getCurrency, getLanguages } from '@plaza/contract'
import { useQuery } from '@tanstack/react-query'
import { useAsking } from './caller-context.ts'
import type { Caller } from './caller.ts'
import { queryOf } from './queries.ts'

export const currencyQuery = (caller: Caller) => queryOf({ caller, call: getCurrency, fields: {}, tongue: 'any' })
export const languagesQuery = (caller: Caller) => queryOf({ caller, call: getLanguages, fields: {}, tongue: 'any' })

export const useCurrency = () => useQuery(currencyQuery(useAsking().caller))
export const useLanguages = () => useQuery(languagesQuery(useAsking().caller))
