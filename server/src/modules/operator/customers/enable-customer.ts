import type { enableCustomer as call } from '@plaza/contract'
import type { UseCase } from '../../../platform/http/serve.ts'
import { enableAccount } from '../../identity/accounts/closure/index.ts'
import type { CasesOf } from '../../approvals/queue/index.ts'
import { actOnCustomer } from './act-on-customer.ts'

export const enableCustomer =
  (casesOf: CasesOf): UseCase<typeof call> =>
  (ctx) =>
    actOnCustomer(ctx, casesOf, (tx, deed) => enableAccount(ctx.kernel, tx, deed))
