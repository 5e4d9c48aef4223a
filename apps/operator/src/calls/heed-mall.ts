import { refetchOnEvents } from '@plaza/console'
import { getOperator, listCases, showCase } from '@plaza/contract'
import { eventsOfChat } from './chat.ts'
import { eventsOfTickets } from './support.ts'

/** Maps each live event of the mall to the answers that it makes stale. */
export const heedMall = refetchOnEvents({
  atOnce: { chat: eventsOfChat, support: eventsOfTickets },
  resting: {
    queue: [listCases, showCase],
    resync: [listCases, showCase, getOperator, ...eventsOfChat, ...eventsOfTickets],
  },
  // On a busy day the queue receives an event every second.
  intervalMs: 800,
})
