import type { disableCustomer as call } from '@plaza/contract'
import type { UseCase } from '../../kernel/http/serve.ts'
import { disableAccount } from '../accounts/index.ts'
import type { CasesOf } from '../cases/persons/index.ts'
import { actOnCustomer } from './act-on-customer.ts'

export const disableCustomer =
  (casesOf: CasesOf): UseCase<typeof call> =>
  (ask) =>
    actOnCustomer(ask, casesOf, (tx, deed) => disableAccount(ask.kernel, tx, deed))
