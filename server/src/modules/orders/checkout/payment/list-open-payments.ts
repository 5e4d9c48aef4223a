import type { listOpenPayments as call } from '@plaza/contract'
import { done } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import { openPayments } from './payment-rows.ts'
import { toPaymentsView } from './payment-view.ts'

/** The customer's unpaid payments, most urgent first. */
export const listOpenPayments: UseCase<typeof call> = async ({ kernel, session, lang }) =>
  done(await toPaymentsView(kernel, await openPayments(kernel.db, currentUserId({ session })), lang))
