import type { CustomerView } from '@plaza/contract'
import { type Language, type Outcome, done, refused } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import type { Session } from '../../../platform/auth/sessions.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { lockCustomer, knownCustomer } from '../../identity/accounts/people/index.ts'
import type { CasesOf } from '../../approvals/queue/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { customerRights } from './rights.ts'
import { viewCustomer } from './view-customer.ts'

type Context = { kernel: Kernel; session: Session | null; input: { id: string; reason: string }; lang: Language }
type Deed = { id: string; actor: string; reason: string }

/** Runs a staff action on a customer and returns the customer's new state. `act` returns false if the customer's state does not allow the action. */
export const actOnCustomer = async (
  ctx: Context,
  casesOf: CasesOf,
  act: (tx: Tx, deed: Deed) => Promise<boolean>,
): Promise<Outcome<CustomerView, 'not_allowed' | 'customer_unknown' | 'not_now'>> => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, customerRights.act)
  if ('refused' in staff) return staff
  if (!(await knownCustomer(kernel.db, input.id))) return refused('customer_unknown')
  const isDone = await transaction(kernel, async (tx) => {
    const person = await lockCustomer(tx, input.id)
    // Staff cannot act on their own customer account.
    if (person.email.toLowerCase() === staff.email.toLowerCase()) return false
    return act(tx, { id: input.id, actor: `operator:${staff.id}`, reason: input.reason })
  })
  const view = await viewCustomer(ctx, casesOf, staff)
  if (!view) return refused('customer_unknown')
  return isDone ? done(view) : refused('not_now', { decision: view.state })
}
