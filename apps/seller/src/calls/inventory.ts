import type { Fields } from '@plaza/client'
import { useAnswer, usePages } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { applyStock, cancelStock, listStock, listStockApplications, listStockMovements } from '@plaza/contract'

type StockFilter<C extends typeof listStock | typeof listStockApplications> = Omit<Fields<C>, 'cursor'>

export const useListStockPages = (wanted: StockFilter<typeof listStock>) => usePages(listStock, wanted as Fields<typeof listStock>)
export const useListStockMovementsPages = (sku: string) =>
  usePages(listStockMovements, { sku_id: sku } as Fields<typeof listStockMovements>)
export const useListStockApplicationsPages = (wanted: StockFilter<typeof listStockApplications>) =>
  usePages(listStockApplications, wanted as Fields<typeof listStockApplications>)
/** One stock delivery, read from the filtered list because the API has no call for a single delivery. */
export const useStockApplication = (id: string) => {
  const query = useAnswer(listStockApplications, { id })
  return { ...query, data: query.data?.list[0], isError: query.isError || query.data?.list.length === 0 }
}

/** Announcing a delivery does not change stock levels; receiving it does. Only the list of deliveries becomes stale. */
export const useApplyStock = () => useChange(applyStock, { stale: [listStockApplications] })
export const useCancelStock = () => useChange(cancelStock, { stale: [listStockApplications], staleIfFailed: [listStockApplications] })
