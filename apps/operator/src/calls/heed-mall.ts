import { refetchOnEvents } from '@plaza/console'
import { getOperator, listCases, showCase } from '@plaza/contract'
import { eventsOfChat } from './chat.ts'
import { eventsOfTickets } from './support.ts'

/** Maps each live event of the mall to the queries that it makes stale. */
export const heedMall = refetchOnEvents({
  atOnce: { chat: eventsOfChat, support: eventsOfTickets },
  resting: {
    queue: [listCases, showCase],
    resync: [listCases, showCase, getOperator, ...eventsOfChat, ...eventsOfTickets],
  },
  // Refetches at most every 800 ms: on a busy day the case queue receives an event every second.
  intervalMs: 800,
})
