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
import type { QueryClient } from '@tanstack/react-query'
import { useAnswer, usePages } from './asking.ts'
import { useChange } from './changing.ts'
import type { Fields } from './caller.ts'
import { type When, outdate } from './queries.ts'

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

/** While other days are on their way, the chart of those before stays, as with every answer. */
export const useShowBalance = (days: number, when: When = {}) => useAnswer(showBalance, { days: String(days) }, { ...when, tongue: 'any' })

/** As a table, made when it is asked for and kept nowhere here. */
export const useListTransactions = () => useChange(listTransactions)

export const useListTransactionsPages = (wanted: Omit<Fields<typeof listTransactions>, 'cursor' | 'format'>, when: When = {}) =>
  usePages(listTransactions, wanted as Fields<typeof listTransactions>, { ...when, tongue: 'any' })
