import type { cancelPayment as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import { whoAsks, type UseCase } from '../../../kernel/http/serve.ts'
import { transact } from '../../../kernel/transact.ts'
import { callOff } from './call-off.ts'
import { holdPayment } from './payment-rows.ts'
import { tellPayment } from './tell-payment.ts'

/** Calls off what was placed and not paid; said twice, it is over once. */
export const cancelPayment: UseCase<typeof call> = async ({ kernel, input, session, lang }) => {
  const customerId = whoAsks({ session })
  const over = await transact(kernel, async (tx) => {
    const payment = await holdPayment(tx, input.payment_id)
    if (payment?.customerId !== customerId) return refused('payment_unknown')
    if (payment.status === 'cancelled' || payment.status === 'returned') return done(payment)
    if (payment.status !== 'unpaid' && payment.status !== 'paying') return refused('not_cancellable', { status: payment.status })
    return done(await callOff(tx, payment, { actor: `customer:${customerId}`, why: 'asked', now: kernel.now() }))
  })
  return isRefused(over) ? over : done(await tellPayment(kernel, over.done, lang))
}
