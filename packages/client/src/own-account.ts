import { getAffiliateSummary, getPaymentSettings, getUserInfo, listSessions } from '@plaza/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useAsking } from './caller-context.ts'
import { type When, pagesOf, queryOf } from './queries.ts'

/** Whoever is logged in; a visitor asks nothing. */
export const useUserInfo = ({ enabled = true }: When = {}) =>
  useQuery({ ...queryOf({ caller: useAsking().caller, call: getUserInfo, fields: {}, tongue: 'any' }), enabled })

/** Where one is logged in; looked up anew whenever somebody looks. */
export const useSessions = () => {
  const { caller, lang } = useAsking()
  return useQuery({ ...queryOf({ caller, call: listSessions, fields: {}, tongue: lang }), refetchOnMount: 'always' })
}

export const usePaymentSettings = () =>
  useQuery({ ...queryOf({ caller: useAsking().caller, call: getPaymentSettings, fields: {}, tongue: 'any' }), refetchOnMount: 'always' })

export const useAffiliateSummary = () =>
  useInfiniteQuery(pagesOf({ caller: useAsking().caller, call: getAffiliateSummary, fields: {}, tongue: 'any' }))
