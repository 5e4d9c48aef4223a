import { getCurrency, getLanguages, getWallets } from '@plaza/contract'
import { useQuery } from '@tanstack/react-query'
import { useAnswer } from '../asking.ts'
import { useAsking } from '../caller-context.ts'
import type { Caller } from '../caller.ts'
import { queryOf } from '../queries.ts'

/** `launching` refetches on mount even if an answer is cached. */
type Moment = { launching?: boolean }
const fresh = ({ launching = false }: Moment) => (launching ? ({ refetchOnMount: 'always' } as const) : {})

export const getCurrencyQuery = (caller: Caller) => queryOf({ caller, call: getCurrency, fields: {}, tongue: 'any' })
export const getLanguagesQuery = (caller: Caller) => queryOf({ caller, call: getLanguages, fields: {}, tongue: 'any' })

export const useGetCurrency = (moment: Moment = {}) => useQuery({ ...getCurrencyQuery(useAsking().caller), ...fresh(moment) })
export const useGetLanguages = (moment: Moment = {}) => useQuery({ ...getLanguagesQuery(useAsking().caller), ...fresh(moment) })

/** Wallets of the mall for payments in virtual currency. */
export const useGetWallets = () => useAnswer(getWallets, {}, { tongue: 'any' })
