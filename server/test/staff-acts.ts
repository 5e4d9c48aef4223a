import type { Act, Doer } from './act.ts'
import { idOf } from './payees.ts'

const audit = 'kernel.audit'
const ofCustomer = (tables: readonly string[]) => tables.map((table) => `${table} of the customer`)
/** Somebody may be in the storefront and in the console of their shop. */
const sessions = ['kernel.session of the customer', 'kernel.session of seller']
const customer = async ({ mall: { kernel }, customer: email = '' }: Doer) => ({ id: await idOf(kernel, email) })
const because = async (doer: Doer) => ({ ...(await customer(doer)), reason: 'Somebody else was in the account' })

/** What staff look at and do about people, besides what they decide. */
export const staffActs: readonly Act[] = [
  { name: 'listCustomers' },
  { name: 'showCustomer', ask: customer, changes: [audit] },
  { name: 'endCustomerSessions', takesAway: true, ask: because, changes: [audit, ...sessions] },
  {
    name: 'disableCustomer',
    takesAway: true,
    ask: because,
    changes: [audit, ...ofCustomer(['accounts.customer', 'kernel.mail'])],
  },
  { name: 'enableCustomer', takesAway: true, ask: because, changes: [audit, ...ofCustomer(['accounts.customer', 'kernel.mail'])] },
]
