import type { listOpenPayments as call } from '@plaza/contract'
import { done } from '@plaza/values'
import { whoAsks, type UseCase } from '../../../../platform/http/serve.ts'
import { openPayments } from './payment-rows.ts'
import { tellPayments } from './tell-payment.ts'

/** What waits to be paid, the most urgent first. */
export const listOpenPayments: UseCase<typeof call> = async ({ kernel, session, lang }) =>
  done(await tellPayments(kernel, await openPayments(kernel.db, whoAsks({ session })), lang))
