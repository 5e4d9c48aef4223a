import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Kernel } from '../../../platform/kernel.ts'
import { dataHeaders } from '../../../platform/http/security-headers.ts'
import { eventsAfter, eventsOfLast } from '../../../platform/events/live.ts'
import type { Stream, Streams } from './streams.ts'
import type { LiveTicketHolder } from './ticket-rows.ts'

const head = [
  'content-type',
  'text/event-stream; charset=utf-8',
  'cache-control',
  'no-store',
  'connection',
  'close',
  // Turns off buffering in a proxy, which would delay events.
  'x-accel-buffering',
  'no',
  ...dataHeaders,
]

const shape = /^([1-9][0-9]{0,18})-([0-9]{1,20})$/
/** The last event id that a reconnecting client sends. Null for a new stream, `unknown` for an id that the server never sent. */
const readLastEventId = (text: string): { id: string; mark: string } | 'unknown' | null => {
  if (text === '') return null
  const [, id, mark] = shape.exec(text) ?? []
  return id && mark && BigInt(id) < 2n ** 63n && BigInt(mark) < 2n ** 64n ? { id, mark } : 'unknown'
}

/** Milliseconds since the client loaded the page. Null if the client sends none. */
const readBegan = (text: string): number | null => (/^[0-9]{1,9}$/.test(text) ? Number(text) : null)

/** Clients reconnect after a random delay, so that they do not all return at once. */
const comeBackMs = () => 500 + Math.floor(Math.random() * 2500)

/**
 * Opens a stream and sends the events since the last event that the client received. For a client without such an event, sends the events since
 * `began`.
 */
export const openStream = async (
  kernel: Kernel,
  streams: Streams,
  holder: LiveTicketHolder,
  connection: { response: ServerResponse; request: IncomingMessage; lastEventId: string; began: string },
): Promise<void> => {
  const { response, request } = connection
  request.socket.setNoDelay(true)
  response.writeHead(200, head)
  const last = readLastEventId(connection.lastEventId)
  const began = readBegan(connection.began)
  const isNew = last === null && began === null
  const stream: Stream = { ...holder, response, held: isNew ? null : [] }
  streams.add(stream)
  streams.write(stream, `retry: ${comeBackMs()}\n\n`)
  if (isNew) return
  const missed = last === 'unknown' ? null : last ? eventsAfter(kernel.db, last, holder) : eventsOfLast(kernel.db, began ?? 0, holder)
  streams.catchUp(stream, await Promise.resolve(missed).catch(() => null))
}
