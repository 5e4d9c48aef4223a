import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import type { CasesOf } from '../../approvals/queue/index.ts'
import { disableCustomer } from './disable-customer.ts'
import { enableCustomer } from './enable-customer.ts'
import { endCustomerSessions } from './end-customer-sessions.ts'
import { listCustomers } from './list-customers.ts'
import { showCustomer } from './show-customer.ts'

/** `casesOf` reads cases of modules that load later, so `modules.ts` passes it in. */
export const customersRoutes = (casesOf: CasesOf) => [
  route('listCustomers', contract.listCustomers, listCustomers),
  route('showCustomer', contract.showCustomer, showCustomer(casesOf)),
  route('disableCustomer', contract.disableCustomer, disableCustomer(casesOf)),
  route('enableCustomer', contract.enableCustomer, enableCustomer(casesOf)),
  route('endCustomerSessions', contract.endCustomerSessions, endCustomerSessions(casesOf)),
]
