import type { showShopRefund as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { refundById } from '../records/refund-rows.ts'
import { toRefundView } from '../records/refund-view.ts'
import { allowReading } from './of-shop.ts'

export const showShopRefund: UseCase<typeof call> = async (ctx) => {
  const { kernel, input, lang } = ctx
  const seller = await allowReading(ctx)
  if (isRefused(seller)) return seller
  const { shopId, customerId } = seller.done
  const row = await refundById(kernel.db, input.id)
  if (row?.shopId !== shopId) return refused('refund_unknown')
  return done(await toRefundView(kernel, row, { audience: 'seller', personId: customerId, lang }))
}
