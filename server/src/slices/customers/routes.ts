import * as contract from '@plaza/contract'
import { route } from '../../kernel/http/serve.ts'
import { disableCustomer } from './disable-customer.ts'
import { enableCustomer } from './enable-customer.ts'
import { endCustomerSessions } from './end-customer-sessions.ts'
import { listCustomers } from './list-customers.ts'
import { showCustomer } from './show-customer.ts'

export const customersRoutes = [
  route('listCustomers', contract.listCustomers, listCustomers),
  route('showCustomer', contract.showCustomer, showCustomer),
  route('disableCustomer', contract.disableCustomer, disableCustomer),
  route('enableCustomer', contract.enableCustomer, enableCustomer),
  route('endCustomerSessions', contract.endCustomerSessions, endCustomerSessions),
]
