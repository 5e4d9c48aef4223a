import type { showMallOrder as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { orderById } from '../../orders/orders/lookup/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { orderReaders } from './rights.ts'
import { toMallOrderView } from './mall-order-view.ts'

export const showMallOrder: UseCase<typeof call> = async (ctx) => {
  const staff = await allowStaff(ctx, orderReaders)
  if ('refused' in staff) return staff
  const order = await orderById(ctx.kernel.db, ctx.input.id)
  return order ? done(await toMallOrderView(ctx.kernel, order, staff.role, ctx.lang)) : refused('order_unknown')
}
