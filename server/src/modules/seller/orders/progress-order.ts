import type { progressOrder as call } from '@plaza/contract'
import type { UseCase } from '../../../platform/http/serve.ts'
import { progressLockedOrder } from '../../orders/lifecycle/index.ts'
import { moveSold } from './move-sold.ts'

export const progressOrder: UseCase<typeof call> = (ctx) =>
  moveSold(ctx, (tx, order, moving) => progressLockedOrder(tx, order, { ...moving, step: ctx.input.step }))
