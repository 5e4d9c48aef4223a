import {
  checkWithdrawal,
  findRecipient,
  listRecharges,
  listTransactions,
  listTransfers,
  listWithdrawals,
  showBalance,
  showRecharge,
} from '@plaza/contract'
import { type QueryClient, keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePages } from './asking.ts'
import { useAsking } from './caller-context.ts'
import type { Fields } from './caller.ts'
import { type When, outdate, queryOf } from './queries.ts'

/** What tells of one's money; any move of it may change any of these. */
export const tellingOfMoney = [
  showBalance,
  listTransactions,
  listRecharges,
  showRecharge,
  listWithdrawals,
  checkWithdrawal,
  listTransfers,
  findRecipient,
] as const

/** Something about the wallet changed elsewhere: whoever shows it asks anew. */
export const walletChanged = (queries: QueryClient): Promise<void> => outdate(queries, ...tellingOfMoney)

/** While other days are on their way, the chart of those before stays. */
export const useShowBalance = (days: number, { enabled }: When = {}) => {
  const { caller } = useAsking()
  const asked = queryOf({ caller, call: showBalance, fields: { days: String(days) }, tongue: 'any' })
  return useQuery({ ...asked, enabled, placeholderData: keepPreviousData as never })
}

export const useListTransactionsPages = (wanted: Omit<Fields<typeof listTransactions>, 'cursor' | 'format'>, when: When = {}) =>
  usePages(listTransactions, wanted as Fields<typeof listTransactions>, { ...when, tongue: 'any' })
