import type { enableCustomer as call } from '@plaza/contract'
import type { UseCase } from '../../kernel/http/serve.ts'
import { enableAccount } from '../accounts/index.ts'
import { actOnCustomer } from './act-on-customer.ts'

export const enableCustomer: UseCase<typeof call> = (ask) => actOnCustomer(ask, (tx, deed) => enableAccount(ask.kernel, tx, deed))
