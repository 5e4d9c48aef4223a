import type { Fields } from '@plaza/client'
import { useAnswer, usePages } from '@plaza/client/asking'
import { useAsking } from '@plaza/client/caller-context'
import { listDayClosings, listLedgerAccounts, listLedgerLines, showBalanceSheet, showReport } from '@plaza/contract'

export const useListLedgerLinesPages = (wanted: Omit<Fields<typeof listLedgerLines>, 'cursor'>) =>
  usePages(listLedgerLines, wanted as Fields<typeof listLedgerLines>, { tongue: 'any' })
/** Exports the filtered ledger lines as a CSV file. */
export const useLedgerTable = () => {
  const { caller } = useAsking()
  return async (wanted: Omit<Fields<typeof listLedgerLines>, 'cursor'>) => {
    const { csv } = await caller.ask(listLedgerLines, { ...wanted, format: 'csv' } as Fields<typeof listLedgerLines>)
    return { name: 'ledger.csv', bytes: new Blob([csv ?? ''], { type: 'text/csv;charset=utf-8' }) }
  }
}
export const useListLedgerAccountsPages = (wanted: Omit<Fields<typeof listLedgerAccounts>, 'cursor'>) =>
  usePages(listLedgerAccounts, wanted as Fields<typeof listLedgerAccounts>, { tongue: 'any' })
export const useShowBalanceSheet = () => useAnswer(showBalanceSheet, {}, { tongue: 'any' })
export const useListDayClosingsPages = () => usePages(listDayClosings, {}, { tongue: 'any' })

/** A report, fetched whole without paging, and its CSV file. */
export const useShowReport = (wanted: Fields<typeof showReport>) => {
  const query = useAnswer(showReport, wanted, { tongue: 'any' })
  const listed = { ...query, data: query.data && { pages: [query.data] }, hasNextPage: false, isFetchingNextPage: false }
  return { listed: { ...listed, fetchNextPage: query.refetch }, report: query.data }
}
