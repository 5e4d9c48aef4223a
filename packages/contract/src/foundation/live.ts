import * as z from 'zod/mini'
import { call } from '../call.ts'

/**
 * Events of a stream by name; each `data` is JSON. Events only tell the client which answers to refetch. `resync`: events may be missing, so the
 * client refetches everything. `goodbye`: the stream ends for the given reason; after `session_ended` the mall refuses a ticket too. Every other
 * event has an ID. A client that reconnects sends its last ID as `Last-Event-ID` or as the query's `last_event_id`. It gets all later events, some
 * possibly twice. A client without an ID sends the query field `began`: the milliseconds since it began to load its data.
 */
export type LiveEvents = {
  notice: { id: string; kind: number; status: number; message_unread_count: number }
  'notices.read': { message_unread_count: number }
  order: { order_id: string }
  cart: { items_count: number }
  wallet: { what: 'balance' }
  chat: { conversation_id: string }
  /** A ticket was opened, answered or settled. */
  support: { ticket_id: string }
  settings: { what: string }
  /** A case was created, assigned, released or decided. Sent to staff who may read its kind. */
  queue: { kind: string; id: string }
}
export type LiveEventName = keyof LiveEvents & string
export type LiveControl = { resync: Record<string, never>; goodbye: { why: 'session_ended' | 'leaving' | 'too_many' } }

/** A ticket opens one stream, and works once and within a minute: `GET /api/realtime?ticket=…` answers `text/event-stream`. */
export const openTicket = call({
  method: 'POST',
  path: '/realtime/ticket',
  who: 'member',
  summary: 'Get a ticket for one stream of live events. It works once, for a minute',
  answer: z.object({ ticket: z.string(), expires_in: z.number(), url: z.string() }),
})

/** Seconds between two heartbeats. A client that receives nothing for twice as long has lost the stream. */
export const heartbeatSeconds = 20
