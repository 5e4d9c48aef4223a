import { type readAllShopNotices as call, sellerRoles } from '@plaza/contract'
import { done, isRefused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { readOfShop } from '../../foundation/notifications/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'

export const readAllShopNotices: UseCase<typeof call> = async ({ kernel, session }) => {
  const seller = await allowSeller({ kernel, session }, sellerRoles)
  if (isRefused(seller)) return seller
  return done({ unread: (await transaction(kernel, (tx) => readOfShop(tx, seller.done.customerId, null, kernel.now()))) ?? 0 })
}
