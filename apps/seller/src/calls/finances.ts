import type { Fields } from '@plaza/client'
import { useAsking } from '@plaza/client/caller-context'
import { useAnswer, usePages } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import {
  cancelShopWithdrawal,
  checkShopWithdrawal,
  listShopLedger,
  listShopWithdrawals,
  sendSellerCode,
  showShopBalance,
  showShopStatement,
  simulateSale,
  withdrawFromShop,
} from '@plaza/contract'

/** Queries about the shop's money. A withdrawal makes all of them stale. */
const eventsOfMoney = [showShopBalance, listShopLedger, listShopWithdrawals, showShopStatement, checkShopWithdrawal] as const
const changes = { stale: eventsOfMoney, staleIfFailed: eventsOfMoney }

export const useShowShopBalance = () => useAnswer(showShopBalance, {}, { tongue: 'any' })
export const useListShopLedgerPages = (wanted: Pick<Fields<typeof listShopLedger>, 'kind'> = {}) =>
  usePages(listShopLedger, wanted as Fields<typeof listShopLedger>)
export const useShowShopStatementPages = (month: string) => usePages(showShopStatement, { month } as Fields<typeof showShopStatement>)
export const useSimulateSale = (fields: Fields<typeof simulateSale>, when: { enabled?: boolean } = {}) =>
  useAnswer(simulateSale, fields, { tongue: 'any', ...when })
export const useCheckShopWithdrawal = (fields: Fields<typeof checkShopWithdrawal>) => useAnswer(checkShopWithdrawal, fields)
export const useWithdrawFromShop = () => useChange(withdrawFromShop, changes)
export const useCancelShopWithdrawal = () => useChange(cancelShopWithdrawal, changes)
export const useListShopWithdrawalsPages = () => usePages(listShopWithdrawals, {} as Fields<typeof listShopWithdrawals>)
export const useSendSellerCode = () => useChange(sendSellerCode)

/** Fetches the statement of one month as a file. */
export const useStatementFile = () => {
  const { caller } = useAsking()
  return async (month: string, format: 'csv' | 'pdf') => {
    const { file } = await caller.ask(showShopStatement, { month, format } as Fields<typeof showShopStatement>)
    if (!file) throw new Error('a statement came without its file')
    return { name: file.name, bytes: new Blob([Uint8Array.from(atob(file.base64), (sign) => sign.charCodeAt(0))], { type: file.type }) }
  }
}
/** Fetches the newest lines of the shop's balance as a CSV file. */
export const useLedgerFile = () => {
  const { caller } = useAsking()
  return async () => {
    const { csv } = await caller.ask(listShopLedger, { format: 'csv' } as Fields<typeof listShopLedger>)
    return { name: 'ledger.csv', bytes: new Blob([csv ?? ''], { type: 'text/csv' }) }
  }
}
