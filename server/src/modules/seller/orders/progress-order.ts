import type { progressOrder as call } from '@plaza/contract'
import type { UseCase } from '../../../platform/http/serve.ts'
import { progressSale } from '../../orders/lifecycle/index.ts'
import { moveSold } from './move-sold.ts'

export const progressOrder: UseCase<typeof call> = (ctx) =>
  moveSold(ctx, (tx, sale, moving) => progressSale(tx, sale, { ...moving, step: ctx.input.step }))
