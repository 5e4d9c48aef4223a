import { getAffiliateSummary, getPaymentSettings, getWallets, listSessions } from '@plaza/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useAsking } from './caller-context.ts'
import { pagesOf, queryOf } from './queries.ts'

/** Where one is logged in; looked up anew whenever somebody looks. */
export const useSessions = () => {
  const { caller, lang } = useAsking()
  return useQuery({ ...queryOf({ caller, call: listSessions, fields: {}, tongue: lang }), refetchOnMount: 'always' })
}

export const usePaymentSettings = () =>
  useQuery({ ...queryOf({ caller: useAsking().caller, call: getPaymentSettings, fields: {}, tongue: 'any' }), refetchOnMount: 'always' })

export const useAffiliateSummary = () =>
  useInfiniteQuery(pagesOf({ caller: useAsking().caller, call: getAffiliateSummary, fields: {}, tongue: 'any' }))

/** Ways to pay in and out by virtual currency. */
export const useWallets = () => useQuery(queryOf({ caller: useAsking().caller, call: getWallets, fields: {}, tongue: 'any' }))
