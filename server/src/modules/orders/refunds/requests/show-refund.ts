import type { showRefund as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import { refundById } from '../records/refund-rows.ts'
import { toRefundView } from '../records/refund-view.ts'

export const showRefund: UseCase<typeof call> = async ({ kernel, input, session, lang }) => {
  const customerId = currentUserId({ session })
  const row = await refundById(kernel.db, input.id)
  if (row?.customerId !== customerId) return refused('refund_unknown')
  return done(await toRefundView(kernel, row, { audience: 'customer', personId: customerId, lang }))
}
