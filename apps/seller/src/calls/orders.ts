import type { Fields } from '@plaza/client'
import { useAsking } from '@plaza/client/caller-context'
import { useAnswer, usePages } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import {
  acceptOrder,
  cancelSoldOrder,
  collectCash,
  correctParcel,
  exportSoldOrders,
  getDashboard,
  getPackingSlips,
  getSeller,
  listSoldOrders,
  progressOrder,
  refuseAtDoor,
  shipOrder,
  showSoldOrder,
} from '@plaza/contract'

/** Queries about the shop's orders. Any state change of an order can make them stale. */
export const eventsOfOrders = [listSoldOrders, showSoldOrder, getDashboard, getSeller] as const
const changes = { stale: eventsOfOrders, staleIfFailed: eventsOfOrders }

export const useListSoldOrdersPages = (wanted: Omit<Fields<typeof listSoldOrders>, 'cursor'>) =>
  usePages(listSoldOrders, wanted as Fields<typeof listSoldOrders>)
export const useShowSoldOrder = (id: string, when: { enabled?: boolean } = {}) => useAnswer(showSoldOrder, { id }, when)
export const useAcceptOrder = () => useChange(acceptOrder, changes)
export const useShipOrder = () => useChange(shipOrder, changes)
export const useCorrectParcel = () => useChange(correctParcel, changes)
export const useProgressOrder = () => useChange(progressOrder, changes)
export const useCancelSoldOrder = () => useChange(cancelSoldOrder, changes)
export const useCollectCash = () => useChange(collectCash, changes)
export const useRefuseAtDoor = () => useChange(refuseAtDoor, changes)

/** Bytes and name of a file. A plain link does not work: only the user who requested the file may open it. */
const useFileOf = <F extends object>(make: (fields: F) => Promise<{ url: string; file_name: string }>) => {
  const { caller } = useAsking()
  return async (fields: F) => {
    const { url, file_name: name } = await make(fields)
    return { name, bytes: await caller.file(url) }
  }
}
export const useExportSoldOrders = () => {
  const { mutateAsync, ...asking } = useChange(exportSoldOrders)
  return { ...asking, fetchFile: useFileOf(mutateAsync) }
}
export const useGetPackingSlips = () => {
  const { mutateAsync, ...asking } = useChange(getPackingSlips)
  return { ...asking, fetchFile: useFileOf(mutateAsync) }
}
