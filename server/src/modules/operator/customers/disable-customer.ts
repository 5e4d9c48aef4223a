import type { disableCustomer as call } from '@plaza/contract'
import type { UseCase } from '../../../platform/http/serve.ts'
import { disableAccount } from '../../identity/accounts/closure/index.ts'
import type { CasesOf } from '../../approvals/queue/index.ts'
import { actOnCustomer } from './act-on-customer.ts'

export const disableCustomer =
  (casesOf: CasesOf): UseCase<typeof call> =>
  (ask) =>
    actOnCustomer(ask, casesOf, (tx, deed) => disableAccount(ask.kernel, tx, deed))
