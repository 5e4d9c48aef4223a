import { openTicket } from '@plaza/contract'
import { done } from '@plaza/values'
import { route } from '../../kernel/http/serve.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { transact } from '../../kernel/transact.ts'
import { forgetTickets, issueTicket, ticketSeconds } from './ticket-rows.ts'

export const realtimeRoutes = [
  route('openTicket', openTicket, async ({ kernel, session }) => {
    if (!session) throw new Error('a ticket was asked for by nobody')
    const ticket = await transact(kernel, (tx) => issueTicket(tx, session.id, kernel.now()))
    return done({ ticket, expires_in: ticketSeconds, url: `/api/realtime?ticket=${ticket}` })
  }),
]

export const realtimeTimers = (kernel: Kernel) => [
  { name: 'forget-tickets', everyCron: '*/5 * * * *', do: () => forgetTickets(kernel.db, kernel.now()) },
]
