import type { Fields } from '@plaza/client'
import { useAnswer, usePages } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { listMallShops, reopenShop, showMallShop, suspendShop } from '@plaza/contract'

const ofShops = { stale: [listMallShops, showMallShop], staleIfFailed: [showMallShop] }

export const useListMallShopsPages = (wanted: Omit<Fields<typeof listMallShops>, 'cursor'>) =>
  usePages(listMallShops, wanted as Fields<typeof listMallShops>, { tongue: 'any' })
export const useShowMallShop = (id: string) => useAnswer(showMallShop, { id }, { tongue: 'any' })
export const useSuspendShop = () => useChange(suspendShop, ofShops)
export const useReopenShop = () => useChange(reopenShop, ofShops)
