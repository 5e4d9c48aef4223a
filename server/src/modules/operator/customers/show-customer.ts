import type { showCustomer as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { writeAudit } from '../../../platform/observability/audit/audit.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import type { CasesOf } from '../../approvals/queue/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { customerRights } from './rights.ts'
import { viewCustomer } from './view-customer.ts'

/** Shows a customer's data to staff and logs who viewed it. */
export const showCustomer =
  (casesOf: CasesOf): UseCase<typeof call> =>
  async (ctx) => {
    const { kernel, input } = ctx
    const staff = await allowStaff(ctx, customerRights.read)
    if ('refused' in staff) return staff
    const view = await viewCustomer(ctx, casesOf, staff)
    if (!view) return refused('customer_unknown')
    await transaction(kernel, (tx) =>
      writeAudit(tx, { actor: `operator:${staff.id}`, action: 'customers.viewed', subject: `customer:${input.id}` }),
    )
    return done(view)
  }
