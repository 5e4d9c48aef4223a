import * as z from 'zod/mini'
import { call } from '../call.ts'

/**
 * What a stream says, by the name of its event; each `data` is JSON. Events tell what to read again, they do not replace reading.
 * `resync`: something may have been missed, read everything anew. `goodbye`: the stream ends for the reason given; after `session_ended` a
 * ticket is refused as well. Every event but these has an id; who comes back sends the last one as `Last-Event-ID` or as the query's `last_event_id`,
 * is told what came since, and may be told some of it twice. Who has seen none says as the query's `began` how many milliseconds ago they began to read.
 */
export type LiveEvents = {
  notice: { id: string; kind: number; status: number; message_unread_count: number }
  'notices.read': { message_unread_count: number }
  order: { order_id: string }
  cart: { items_count: number }
  wallet: { what: 'balance' }
  chat: { conversation_id: string }
  /** Something was asked of the mall, answered or settled. */
  support: { ticket_id: string }
  settings: { what: string }
  /** A case came, was taken, given back or decided; for the staff that may read its kind. */
  queue: { kind: string; id: string }
}
export type LiveEventName = keyof LiveEvents & string
export type LiveControl = { resync: Record<string, never>; goodbye: { why: 'session_ended' | 'leaving' | 'too_many' } }

/** A ticket opens one stream, once, within a minute: `GET /api/realtime?ticket=…` answers `text/event-stream`. */
export const openTicket = call({
  method: 'POST',
  path: '/realtime/ticket',
  who: 'member',
  summary: 'A ticket for one stream of live events; it is good once, for a minute',
  answer: z.object({ ticket: z.string(), expires_in: z.number(), url: z.string() }),
})

/** Seconds between two signs of life; who hears nothing for twice as long has lost the stream. */
export const heartbeatSeconds = 20
