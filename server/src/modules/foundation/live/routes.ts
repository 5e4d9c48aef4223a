import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { openTicket } from './open-ticket.ts'
import { deleteLiveTickets } from './ticket-rows.ts'

export const realtimeRoutes = [route('openTicket', contract.openTicket, openTicket)]

export const realtimeTimers = (kernel: Kernel) => [
  { name: 'forget-tickets', everyCron: '*/5 * * * *', do: () => deleteLiveTickets(kernel.db, kernel.now()) },
]
