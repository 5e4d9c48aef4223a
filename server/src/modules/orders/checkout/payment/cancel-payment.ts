import type { cancelPayment as call } from '@plaza/contract'
import { done, isRefused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { cancelOwn } from './call-off.ts'
import { toPaymentView } from './payment-view.ts'

/** Cancels placed, unpaid orders. A repeated call changes nothing. */
export const cancelPayment: UseCase<typeof call> = async ({ kernel, input, session, lang }) => {
  const customerId = currentUserId({ session })
  const over = await transaction(kernel, (tx) => cancelOwn(tx, input.payment_id, { customerId, now: kernel.now() }))
  return isRefused(over) ? over : done(await toPaymentView(kernel, over.done, lang))
}
