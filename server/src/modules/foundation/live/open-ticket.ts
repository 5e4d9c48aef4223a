import type { openTicket as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import { ownSession, type UseCase } from '../../../platform/http/serve.ts'
import { transact } from '../../../platform/db/transaction.ts'
import { issueLiveTicket, ticketSeconds } from './ticket-rows.ts'

/** Opens the way to a stream, once and soon: a stream's address can be read by others, so it carries no token. */
export const openTicket: UseCase<typeof shape> = async (ask) => {
  const { kernel } = ask
  const ticket = await transact(kernel, (tx) => issueLiveTicket(tx, ownSession(ask).id, kernel.now()))
  return done({ ticket, expires_in: ticketSeconds, url: `/api/realtime?ticket=${ticket}` })
}
