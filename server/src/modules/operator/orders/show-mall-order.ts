import type { showMallOrder as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { saleById } from '../../orders/orders/lookup/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { orderReaders } from './rights.ts'
import { toMallOrderView } from './tell-mall-order.ts'

export const showMallOrder: UseCase<typeof call> = async (ask) => {
  const staff = await allowStaff(ask, orderReaders)
  if ('refused' in staff) return staff
  const sale = await saleById(ask.kernel.db, ask.input.id)
  return sale ? done(await toMallOrderView(ask.kernel, sale, staff.role, ask.lang)) : refused('order_unknown')
}
