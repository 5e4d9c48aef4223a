import * as z from 'zod/mini'
import { call } from '../call.ts'
import { IdempotencyKey, Id, Time, list, oneOf, optional, page, paging, text, WithWhom } from '../fields.ts'

export const ticketTopics = ['order', 'payment', 'refund', 'account', 'selling', 'other'] as const
export type TicketTopic = (typeof ticketTopics)[number]

export const ticketStates = ['open', 'answered', 'closed'] as const
export type TicketState = (typeof ticketStates)[number]

export const longestSubject = 120
export const longestTicketText = 4000
export const maxTicketPictures = 4

const straight = (most: number) => text(most).check(z.minLength(1, 'missing'))

export const SupportTicket = z.object({
  id: z.string(),
  /** The number that users see: `T-000042`. */
  number: z.string(),
  subject: z.string(),
  topic: z.enum(ticketTopics),
  state: z.enum(ticketStates),
  made: Time,
  last: Time,
  /** When the promised answer is due. Null while the ticket awaits no answer. */
  due: z.nullable(Time),
  late: z.boolean(),
  /** The user who wrote the ticket. Set for staff only. */
  from: z.nullable(z.object({ id: z.string(), name: z.string(), shop: z.nullable(z.object({ id: z.string(), name: z.string() })) })),
  assigned: z.nullable(z.object({ id: z.string(), name: z.string(), mine: z.boolean() })),
})
export type SupportTicket = z.infer<typeof SupportTicket>

export const TicketWord = z.object({
  id: z.string(),
  by: z.enum(['asker', 'staff']),
  text: z.string(),
  /** Private pictures, at addresses that are valid for the reader. */
  images: z.array(z.object({ id: z.string(), url: z.string() })),
  at: Time,
})
export type TicketWord = z.infer<typeof TicketWord>

const WholeTicket = z.extend(SupportTicket, { words: z.array(TicketWord) })
export type WholeTicket = z.infer<typeof WholeTicket>

const Tickets = page(SupportTicket)
const narrowing = { state: optional(oneOf(ticketStates)), ...paging }
const written = { text: straight(longestTicketText), images: optional(list(Id, maxTicketPictures)), idempotency_key: IdempotencyKey }
const asking = { topic: oneOf(ticketTopics), subject: straight(longestSubject), ...written }
const askingRefusals = { file_unknown: 3000008, too_many: 3000006 } as const
const unknown = { ticket_unknown: 2000019 } as const

export const listTickets = call({
  method: 'GET',
  path: '/support/tickets',
  who: 'customer',
  summary: 'List your support tickets, newest first, with the promised answer time',
  input: z.object(narrowing),
  answer: z.extend(Tickets, { promised_hours: z.number() }),
  refusals: { cursor_stale: 1000008 },
})

export const showTicket = call({
  method: 'GET',
  path: '/support/ticket',
  who: 'customer',
  summary: 'Get one support ticket with all its messages',
  input: z.object({ id: Id }),
  answer: WholeTicket,
  refusals: unknown,
})

export const askSupport = call({
  method: 'POST',
  path: '/support/ticket',
  who: 'customer',
  once: true,
  summary: 'Open a support ticket and get a promised answer time',
  input: z.object(asking),
  answer: WholeTicket,
  refusals: askingRefusals,
})

export const replyToTicket = call({
  method: 'POST',
  path: '/support/reply',
  who: 'customer',
  once: true,
  summary: 'Add to a ticket, which reopens it. A new answer time is promised if none was pending',
  input: z.object({ id: Id, ...written }),
  answer: WholeTicket,
  refusals: { ...unknown, ...askingRefusals },
})

export const closeTicket = call({
  method: 'POST',
  path: '/support/close',
  who: 'customer',
  summary: 'Mark a ticket as settled',
  input: z.object({ id: Id }),
  answer: WholeTicket,
  refusals: unknown,
})

export const listShopTickets = call({
  method: 'GET',
  path: '/seller/support/tickets',
  who: 'seller',
  summary: 'List the shop’s support tickets, newest first',
  input: z.object(narrowing),
  answer: z.extend(Tickets, { promised_hours: z.number() }),
  refusals: { not_allowed: 3000001, cursor_stale: 1000008 },
})

export const showShopTicket = call({
  method: 'GET',
  path: '/seller/support/ticket',
  who: 'seller',
  summary: 'Get one ticket of the shop with all its messages',
  input: z.object({ id: Id }),
  answer: WholeTicket,
  refusals: { not_allowed: 3000001, ...unknown },
})

export const askSupportForShop = call({
  method: 'POST',
  path: '/seller/support/ticket',
  who: 'seller',
  once: true,
  summary: 'Open a support ticket for the shop and get a promised answer time',
  input: z.object(asking),
  answer: WholeTicket,
  refusals: { not_allowed: 3000001, ...askingRefusals },
})

export const replyToShopTicket = call({
  method: 'POST',
  path: '/seller/support/reply',
  who: 'seller',
  once: true,
  summary: 'Add to a ticket of the shop, which reopens it',
  input: z.object({ id: Id, ...written }),
  answer: WholeTicket,
  refusals: { not_allowed: 3000001, ...unknown, ...askingRefusals },
})

export const closeShopTicket = call({
  method: 'POST',
  path: '/seller/support/close',
  who: 'seller',
  summary: 'Mark a ticket of the shop as settled',
  input: z.object({ id: Id }),
  answer: WholeTicket,
  refusals: { not_allowed: 3000001, ...unknown },
})

export const listServiceTickets = call({
  method: 'GET',
  path: '/operator/tickets',
  who: 'operator',
  summary: 'List the tickets of people and shops: those that wait, by promised time; your own; or all',
  input: z.object({ view: optional(oneOf(['waiting', 'mine', 'all'])), ...paging }),
  answer: z.extend(Tickets, { waiting: z.number(), late: z.number() }),
  refusals: { not_allowed: 3000001, cursor_stale: 1000008 },
})

export const showServiceTicket = call({
  method: 'GET',
  path: '/operator/ticket',
  who: 'operator',
  summary: 'Get one ticket with all its messages and its sender',
  input: z.object({ id: Id }),
  answer: WholeTicket,
  refusals: { not_allowed: 3000001, ...unknown },
})

export const answerTicket = call({
  method: 'POST',
  path: '/operator/ticket/reply',
  who: 'operator',
  once: true,
  summary: 'Answer a ticket. The result counts in how the mall keeps its promises',
  input: z.object({ id: Id, ...written }),
  answer: WholeTicket,
  refusals: { not_allowed: 3000001, ...unknown, ...askingRefusals },
})

export const assignTicket = call({
  method: 'POST',
  path: '/operator/ticket/assign',
  who: 'operator',
  summary: 'Take a ticket, release it, or close it once it was answered',
  input: z.object({
    id: Id,
    to: oneOf(['me', 'nobody', 'closed']),
    /** The assignee that the caller saw. If a colleague was assigned to the ticket meanwhile, the call is refused. */
    seen: WithWhom,
  }),
  answer: WholeTicket,
  refusals: { not_allowed: 3000001, ...unknown, not_answered: 3000001, changed_meanwhile: 3000007 },
})
