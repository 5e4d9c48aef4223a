import type { openTicket as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import { ownSession, type UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { issueLiveTicket, ticketSeconds } from './ticket-rows.ts'

/** Returns a ticket that opens one stream, valid once and for a short time. Other people may read a stream's URL, so it contains no session token. */
export const openTicket: UseCase<typeof shape> = async (ctx) => {
  const { kernel } = ctx
  const ticket = await transaction(kernel, (tx) => issueLiveTicket(tx, ownSession(ctx).id, kernel.now()))
  return done({ ticket, expires_in: ticketSeconds, url: `/api/realtime?ticket=${ticket}` })
}
