import type { SupportTicket, TicketState } from '@plaza/contract'
import { done, isRefused, refused, type Outcome } from '@plaza/values'
import { readCursor, timeShape, writeCursor } from '../../../../platform/db/cursor.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import type { Asker } from './asker.ts'
import { promisedHours } from './promised-hours.ts'
import { toTicketList } from './tickets-view.ts'
import { ticketsBefore, ticketsDue } from './ticket-rows.ts'

type TicketFilter = { cursor?: string | undefined; limit: number; state?: TicketState | undefined; view?: 'waiting' | 'mine' | 'all' }
type Page = { list: SupportTicket[]; next_cursor: string | null }

/** The user's tickets, newest first; for staff also the waiting tickets, earliest promised time first. */
export const pageOfTickets = async (kernel: Kernel, asker: Asker, wanted: TicketFilter): Promise<Outcome<Page, 'cursor_stale'>> => {
  const { cursor, limit, state, view } = wanted
  const name = `tickets ${view ?? state ?? ''}`
  const after = cursor ? readCursor(cursor, name, timeShape) : null
  if (cursor && !after) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const isDue = view === 'waiting'
  const rows = isDue
    ? await ticketsDue(kernel.db, { after, limit: limit + 1 })
    : await ticketsBefore(kernel.db, asker, { state, mine: view === 'mine', after, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const value = isDue ? last?.due : last?.last
  return done({
    list: await toTicketList(kernel, shown, asker),
    next_cursor: rows.length > limit && last && value ? writeCursor({ by: name, value, id: last.id }) : null,
  })
}

/** The user's tickets, and the hours within which the mall promises an answer to a new ticket. */
export const listFor = async (
  kernel: Kernel,
  asker: Asker,
  wanted: TicketFilter,
): Promise<Outcome<Page & { promised_hours: number }, 'cursor_stale'>> => {
  const page = await pageOfTickets(kernel, asker, wanted)
  return isRefused(page) ? page : done({ ...page.done, promised_hours: await promisedHours(kernel.db) })
}
