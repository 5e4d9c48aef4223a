import type { ServerResponse } from 'node:http'
import type { LiveControl } from '@plaza/contract'
import type { LiveEvent } from '../../../platform/events/live.ts'
import type { LiveTicketHolder } from './ticket-rows.ts'

export type Stream = LiveTicketHolder & {
  response: ServerResponse
  /** New events wait here while the missed events are loaded, so that the client gets all in order. Null if no events are being loaded. */
  held: string[] | null
}

/** Maximum unread bytes of a slow client before its stream is closed. The client then reconnects and gets the missed events. */
const maxUnreadBytes = 64 * 1024
const maxHeld = 1000
const maxStreamsOfOne = 10
/** Maximum number of streams in one process. */
const maxStreams = 10_000

const keyOf = (audience: string, personId: string) => `${audience}:${personId}`
const inWords = (event: LiveEvent) => `id: ${event.id}-${event.mark}\nevent: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`

/** The open streams of one process, by user and by session. */
export const makeStreams = () => {
  const byPerson = new Map<string, Set<Stream>>()
  const bySession = new Map<string, Set<Stream>>()
  let count = 0

  const write = (stream: Stream, text: string) => {
    const { response } = stream
    if (response.writableEnded || response.destroyed) return
    response.write(text)
    if (response.writableLength > maxUnreadBytes) response.destroy()
  }

  /** Sends an event now, or queues it while the missed events are loaded. */
  const say = (stream: Stream, words: string) => {
    if (!stream.held) write(stream, words)
    else if (stream.held.push(words) > maxHeld) stream.response.destroy()
  }

  const forget = (stream: Stream) => {
    const known = byPerson.get(keyOf(stream.audience, stream.personId))
    if (!known?.delete(stream)) return
    count -= 1
    if (known.size === 0) byPerson.delete(keyOf(stream.audience, stream.personId))
    const ofSession = bySession.get(stream.sessionId)
    ofSession?.delete(stream)
    if (ofSession?.size === 0) bySession.delete(stream.sessionId)
  }

  const everyStream = function* () {
    for (const streams of byPerson.values()) yield* streams
  }

  const control = <N extends keyof LiveControl>(stream: Stream, event: N, data: LiveControl[N]) =>
    write(stream, `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)

  const end = (stream: Stream, why: LiveControl['goodbye']['why']) => {
    control(stream, 'goodbye', { why })
    forget(stream)
    stream.response.end()
  }

  return {
    count: () => count,
    isFull: () => count >= maxStreams,
    sessions: () => [...bySession.keys()],
    write,

    /** Registers a stream. A person with too many streams loses the oldest. */
    add: (stream: Stream) => {
      const key = keyOf(stream.audience, stream.personId)
      const own = byPerson.get(key) ?? new Set()
      byPerson.set(key, own.add(stream))
      bySession.set(stream.sessionId, (bySession.get(stream.sessionId) ?? new Set()).add(stream))
      count += 1
      stream.response.on('close', () => forget(stream))
      const [oldest] = own
      if (own.size > maxStreamsOfOne && oldest) end(oldest, 'too_many')
    },

    /** Sends an event to its recipients. The text is built once for all of them. */
    publish: (event: LiveEvent) => {
      const receivers = event.personId === null ? everyStream() : byPerson.get(keyOf(event.audience ?? '', event.personId))
      if (!receivers) return
      const words = inWords(event)
      for (const stream of receivers) say(stream, words)
    },
    /** Sends the missed events, then the events that arrived during loading. */
    catchUp: (stream: Stream, missed: readonly LiveEvent[] | null) => {
      if (missed === null) control(stream, 'resync', {})
      for (const event of missed ?? []) write(stream, inWords(event))
      const held = stream.held ?? []
      stream.held = null
      for (const words of held) write(stream, words)
    },

    beat: () => {
      for (const stream of everyStream()) write(stream, ':\n\n')
    },
    /** Tells all clients to reload, at random moments within this time. */
    resyncAll: (withinMs: number) => {
      for (const stream of everyStream()) setTimeout(() => control(stream, 'resync', {}), Math.random() * withinMs).unref()
    },
    endSession: (sessionId: string) => {
      for (const stream of bySession.get(sessionId) ?? []) end(stream, 'session_ended')
    },
    leave: () => {
      for (const stream of everyStream()) end(stream, 'leaving')
    },
  }
}
export type Streams = ReturnType<typeof makeStreams>
