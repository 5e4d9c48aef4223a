import type { disableCustomer as call } from '@plaza/contract'
import type { UseCase } from '../../../platform/http/serve.ts'
import { disableAccount } from '../../identity/accounts/closure/index.ts'
import type { CasesOf } from '../../approvals/queue/index.ts'
import { actOnCustomer } from './act-on-customer.ts'

export const disableCustomer =
  (casesOf: CasesOf): UseCase<typeof call> =>
  (ctx) =>
    actOnCustomer(ctx, casesOf, (tx, deed) => disableAccount(ctx.kernel, tx, deed))
