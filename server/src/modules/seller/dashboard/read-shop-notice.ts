import { type readShopNotice as call, sellerRoles } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { readOfShop } from '../../foundation/notifications/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'

export const readShopNotice: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const seller = await allowSeller({ kernel, session }, sellerRoles)
  if (isRefused(seller)) return seller
  const unread = await transaction(kernel, (tx) => readOfShop(tx, seller.done.customerId, input.id, kernel.now()))
  return unread === null ? refused('notice_unknown') : done({ unread })
}
