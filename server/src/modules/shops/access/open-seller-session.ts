import type { openSellerSession as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { openSession } from '../../../platform/auth/sessions.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { seatOf } from './staff/allow-seller.ts'
import { toEnteredView } from './staff/show-entered.ts'
import { redeemConsoleTicket } from './ticket-rows.ts'

/** Opens a console session for a ticket. The ticket cannot be used again. */
export const openSellerSession: UseCase<typeof call> = ({ kernel, input, device, address }) =>
  transaction(kernel, async (tx) => {
    const now = kernel.now()
    const customerId = await redeemConsoleTicket(tx, input.ticket, now)
    if (!customerId) return refused('ticket_wrong')
    const membership = await seatOf(tx, customerId)
    if (!membership) return refused('no_shop')
    return done(toEnteredView(await openSession(tx, { audience: 'seller', personId: customerId, device, address }, now), membership))
  })
