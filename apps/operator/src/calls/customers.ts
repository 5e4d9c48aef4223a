import type { Fields } from '@plaza/client'
import { useAnswer, usePages } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { disableCustomer, enableCustomer, endCustomerSessions, listCustomers, showCustomer } from '@plaza/contract'

const ofPeople = { stale: [listCustomers, showCustomer], staleIfFailed: [showCustomer] }
export const useListCustomersPages = (wanted: Omit<Fields<typeof listCustomers>, 'cursor'>) =>
  usePages(listCustomers, wanted as Fields<typeof listCustomers>, { tongue: 'any' })
export const useShowCustomer = (id: string) => useAnswer(showCustomer, { id })
export const useDisableCustomer = () => useChange(disableCustomer, ofPeople)
export const useEnableCustomer = () => useChange(enableCustomer, ofPeople)
export const useEndCustomerSessions = () => useChange(endCustomerSessions, ofPeople)
