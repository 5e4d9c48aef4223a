import type { Fields } from '@plaza/client'
import { useAnswer, usePages } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { applyStock, cancelStock, listStock, listStockApplications, listStockMovements } from '@plaza/contract'

type Wanted<C extends typeof listStock | typeof listStockApplications> = Omit<Fields<C>, 'cursor'>

export const useListStockPages = (wanted: Wanted<typeof listStock>) => usePages(listStock, wanted as Fields<typeof listStock>)
export const useListStockMovementsPages = (sku: string) =>
  usePages(listStockMovements, { sku_id: sku } as Fields<typeof listStockMovements>)
export const useListStockApplicationsPages = (wanted: Wanted<typeof listStockApplications>) =>
  usePages(listStockApplications, wanted as Fields<typeof listStockApplications>)
/** One of them. */
export const useStockApplication = (id: string) => {
  const query = useAnswer(listStockApplications, { id })
  return { ...query, data: query.data?.list[0], isError: query.isError || query.data?.list.length === 0 }
}

/** Nothing counts before it is received: levels stay as they are. */
export const useApplyStock = () => useChange(applyStock, { stale: [listStockApplications] })
export const useCancelStock = () => useChange(cancelStock, { stale: [listStockApplications], staleIfFailed: [listStockApplications] })
