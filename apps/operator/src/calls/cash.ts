import { usePages } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { coverRefund, type CashView, listCash, remitCash, reportCash, signCash } from '@plaza/contract'

const stale = { stale: [listCash], staleIfFailed: [listCash] }

export const useListCashPages = (wanted: { view: CashView }) => usePages(listCash, wanted, { tongue: 'any' })
export const useReportCash = () => useChange(reportCash, stale)
export const useRemitCash = () => useChange(remitCash, stale)
export const useCoverRefund = () => useChange(coverRefund, stale)
export const useSignCash = () => useChange(signCash, stale)
