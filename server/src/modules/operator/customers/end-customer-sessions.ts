import type { endCustomerSessions as call } from '@plaza/contract'
import { writeAudit } from '../../../platform/observability/audit/audit.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { endSessionsOf } from '../../../platform/auth/sessions.ts'
import type { CasesOf } from '../../approvals/queue/index.ts'
import { actOnCustomer } from './act-on-customer.ts'

/** Signs a customer out of the storefront and of their shop's console. */
export const endCustomerSessions =
  (casesOf: CasesOf): UseCase<typeof call> =>
  (ctx) => {
    const now = ctx.kernel.now()
    return actOnCustomer(ctx, casesOf, async (tx, { id, actor, reason }) => {
      const ended =
        (await endSessionsOf(tx, { audience: 'customer', personId: id }, 'staff', now)) +
        (await endSessionsOf(tx, { audience: 'seller', personId: id }, 'staff', now))
      await writeAudit(tx, { actor, action: 'customers.signed_out', subject: `customer:${id}`, details: { reason, ended } })
      return true
    })
  }
