import {
  checkWithdrawal,
  findRecipient,
  listRecharges,
  listTransactions,
  listTransfers,
  listWithdrawals,
  showBalance,
  showRecharge,
  bankRecharge,
  reserveRecharge,
  sendRecharge,
  cancelWithdrawal,
  withdraw,
  cancelTransfer,
  transferBalance,
} from '@plaza/contract'
import type { QueryClient } from '@tanstack/react-query'
import { useAnswer, usePages } from '../asking.ts'
import { useChange } from '../changing.ts'
import type { Fields } from '../caller.ts'
import { type When, outdate, keyOf } from '../queries.ts'

/** Calls that show the user's money. Any movement of money may change any of their answers. */
export const eventsOfMoney = [
  showBalance,
  listTransactions,
  listRecharges,
  showRecharge,
  listWithdrawals,
  checkWithdrawal,
  listTransfers,
  findRecipient,
] as const

/** The wallet changed elsewhere: screens that show it refetch. */
export const walletChanged = (queries: QueryClient): Promise<void> => outdate(queries, ...eventsOfMoney)

/** While another period loads, the chart of the previous period stays visible. */
export const useShowBalance = (days: number, when: When = {}) => useAnswer(showBalance, { days: String(days) }, { ...when, tongue: 'any' })

/** The transactions as a table file, made on request and not cached. */
export const useListTransactions = () => useChange(listTransactions)

export const useListTransactionsPages = (wanted: Omit<Fields<typeof listTransactions>, 'cursor' | 'format'>, when: When = {}) =>
  usePages(listTransactions, wanted as Fields<typeof listTransactions>, { ...when, tongue: 'any' })

export const useReserveRecharge = () => useChange(reserveRecharge)

/** Caches the recharge from the answer, so that no refetch is needed. */
export const useSendRecharge = () =>
  useChange(sendRecharge, {
    done: ({ queries, answer, lang }) => void queries.setQueryData(keyOf(showRecharge, { id: answer.id }, lang), answer),
    stale: eventsOfMoney.filter((call) => call !== showRecharge),
  })

export const useBankRecharge = () => useChange(bankRecharge, { stale: [listRecharges] })

export const useListRechargesPages = (wanted: Pick<Fields<typeof listRecharges>, 'state' | 'limit'> = {}, when?: When) =>
  usePages(listRecharges, wanted as Fields<typeof listRecharges>, when)

export const useShowRecharge = (id: string, when?: When) => useAnswer(showRecharge, { id }, when)

/** Checks a withdrawal without a change. While another amount is checked, the result for the previous amount stays visible. */
export const useCheckWithdrawal = (wanted: Fields<typeof checkWithdrawal>, when?: When) => useAnswer(checkWithdrawal, wanted, when)

export const useWithdraw = () => useChange(withdraw, { stale: eventsOfMoney, staleIfFailed: [checkWithdrawal] })

export const useListWithdrawalsPages = (wanted: Pick<Fields<typeof listWithdrawals>, 'state' | 'limit'> = {}, when?: When) =>
  usePages(listWithdrawals, wanted as Fields<typeof listWithdrawals>, when)

/** If staff decided the withdrawal meanwhile, the refetched list shows the decision at once. */
export const useCancelWithdrawal = () => useChange(cancelWithdrawal, { stale: eventsOfMoney, staleIfFailed: [listWithdrawals] })

export const useFindRecipient = (shopId: string, when: When = {}) =>
  useAnswer(findRecipient, { shop_id: shopId }, { ...when, tongue: 'any' })

export const useTransferBalance = () => useChange(transferBalance, { stale: eventsOfMoney, staleIfFailed: [findRecipient] })

export const useListTransfersPages = (wanted: Pick<Fields<typeof listTransfers>, 'limit'> = {}, when: When = {}) =>
  usePages(listTransfers, wanted as Fields<typeof listTransfers>, { ...when, tongue: 'any' })

/** If the transfer ended meanwhile, the refetched list shows its result at once. */
export const useCancelTransfer = () => useChange(cancelTransfer, { stale: eventsOfMoney, staleIfFailed: [listTransfers] })
