import type { Fields } from '@plaza/client'
import { useAnswer, usePages } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import {
  disableCustomer,
  enableCustomer,
  endCustomerSessions,
  listCustomers,
  listMallShops,
  reopenShop,
  showCustomer,
  showMallShop,
  suspendShop,
} from '@plaza/contract'

const ofPeople = { stale: [listCustomers, showCustomer], staleIfFailed: [showCustomer] }
const ofShops = { stale: [listMallShops, showMallShop], staleIfFailed: [showMallShop] }

export const useListCustomersPages = (wanted: Omit<Fields<typeof listCustomers>, 'cursor'>) =>
  usePages(listCustomers, wanted as Fields<typeof listCustomers>, { tongue: 'any' })
export const useShowCustomer = (id: string) => useAnswer(showCustomer, { id })
export const useDisableCustomer = () => useChange(disableCustomer, ofPeople)
export const useEnableCustomer = () => useChange(enableCustomer, ofPeople)
export const useEndCustomerSessions = () => useChange(endCustomerSessions, ofPeople)

export const useListMallShopsPages = (wanted: Omit<Fields<typeof listMallShops>, 'cursor'>) =>
  usePages(listMallShops, wanted as Fields<typeof listMallShops>, { tongue: 'any' })
export const useShowMallShop = (id: string) => useAnswer(showMallShop, { id }, { tongue: 'any' })
export const useSuspendShop = () => useChange(suspendShop, ofShops)
export const useReopenShop = () => useChange(reopenShop, ofShops)
