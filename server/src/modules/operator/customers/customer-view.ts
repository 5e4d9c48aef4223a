import type { CustomerRow } from '@plaza/contract'
import type { FoundCustomer } from '../../identity/accounts/index.ts'

/** A customer's row in the staff list. */
export const toCustomerView = (row: FoundCustomer): CustomerRow => ({
  id: row.id,
  full_name: row.fullName,
  email: row.email,
  phone: row.phone,
  state: row.status,
  since: row.madeAt.toISOString(),
})
