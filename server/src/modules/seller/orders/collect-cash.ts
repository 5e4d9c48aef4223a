import type { collectCash as call } from '@plaza/contract'
import type { UseCase } from '../../../platform/http/serve.ts'
import { recordCashPayment as collect } from '../../orders/lifecycle/index.ts'
import { moveSold } from './move-sold.ts'

export const collectCash: UseCase<typeof call> = (ctx) => moveSold(ctx, collect)
