import type { disableCustomer as call } from '@plaza/contract'
import type { UseCase } from '../../kernel/http/serve.ts'
import { disableAccount } from '../accounts/index.ts'
import { actOnCustomer } from './act-on-customer.ts'

export const disableCustomer: UseCase<typeof call> = (ask) => actOnCustomer(ask, (tx, deed) => disableAccount(ask.kernel, tx, deed))
