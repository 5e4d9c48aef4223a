import { refetchOnEvents } from '@plaza/console'
import { getOperator, listCases, showCase } from '@plaza/contract'
import { tellingOfChat } from './chat.ts'
import { tellingOfTickets } from './support.ts'

/** Which answers an event of the mall makes untrue. */
export const heedMall = refetchOnEvents({
  atOnce: { chat: tellingOfChat, support: tellingOfTickets },
  resting: {
    queue: [listCases, showCase],
    resync: [listCases, showCase, getOperator, ...tellingOfChat, ...tellingOfTickets],
  },
  // On a busy day something happens in the queue by the second.
  intervalMs: 800,
})
