import type { makeSellerTicket as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { seatOf } from './staff/allow-seller.ts'
import { issueConsoleTicket } from './ticket-rows.ts'

/**
 * Issues a short-lived, single-use link into the console of the caller's shop, in the caller's language. The ticket follows the `#` of the URL,
 * which reaches no server and no log.
 */
export const makeSellerTicket: UseCase<typeof call> = async ({ kernel, session, lang }) => {
  const customerId = currentUserId({ session })
  if (!(await seatOf(kernel.db, customerId))) return refused('no_shop')
  const ticket = await transaction(kernel, (tx) => issueConsoleTicket(tx, customerId, kernel.now()))
  return done({ ticket, url: `${kernel.environment.sellerUrl}/#/?ticket=${ticket}&lang=${lang}` })
}
