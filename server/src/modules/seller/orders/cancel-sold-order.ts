import type { cancelSoldOrder as call } from '@plaza/contract'
import type { UseCase } from '../../../platform/http/serve.ts'
import { cancelLockedOrder } from '../../orders/lifecycle/index.ts'
import { moveSold } from './move-sold.ts'

export const cancelSoldOrder: UseCase<typeof call> = (ctx) =>
  moveSold(ctx, (tx, order, moving) => cancelLockedOrder(tx, order, { ...moving, reason: ctx.input.reason }))
