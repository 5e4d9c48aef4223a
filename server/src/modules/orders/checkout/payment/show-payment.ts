import type { showPayment as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import { ownPayment } from './payment-rows.ts'
import { toPaymentView } from './payment-view.ts'

export const showPayment: UseCase<typeof call> = async ({ kernel, input, session, lang }) => {
  const payment = await ownPayment(kernel.db, currentUserId({ session }), input.payment_id)
  return payment ? done(await toPaymentView(kernel, payment, lang)) : refused('payment_unknown')
}
