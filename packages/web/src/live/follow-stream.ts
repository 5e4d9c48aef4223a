import { type Caller, isCallFailure } from '@plaza/client'
import { heartbeatSeconds, openTicket } from '@plaza/contract'
import { type StreamEvent, createEventReader } from './read-events.ts'

type StreamOptions = {
  caller: Caller
  hear: (event: StreamEvent) => void
  /** Id of the last event received by any tab of this browser. */
  lastId: () => string | null
  /** The time when this page began to load its data. Later events are delivered, even if no stream was open at that time. */
  began: number
  signal: AbortSignal
}

const silenceMs = heartbeatSeconds * 2 * 1000
const firstPauseMs = 1000
const longestPauseMs = 30_000
/** Milliseconds. After a connection of at least this duration, the next reconnect delay is short again. */
const goodAfterMs = 10_000

/** Keeps one stream connected until `signal` aborts. After each lost connection it gets a new ticket and continues from the last received event. */
export const followStream = async (options: StreamOptions): Promise<void> => {
  const { signal } = options
  for (let pauseMs = firstPauseMs; !signal.aborted;) {
    const openedAt = Date.now()
    const goesOn = await readOnce(options)
    // Stops without a further wait if the session has ended or the caller has aborted.
    if (!goesOn || signal.aborted) return
    pauseMs = Date.now() - openedAt > goodAfterMs ? firstPauseMs : Math.min(pauseMs * 2, longestPauseMs)
    await pause(pauseMs * (0.5 + Math.random() / 2), signal)
  }
}

/** Reads one stream from its ticket to its end. Returns false once the session has ended. */
const readOnce = async ({ caller, hear, lastId, began, signal }: StreamOptions): Promise<boolean> => {
  const stream = new AbortController()
  const cut = () => stream.abort()
  signal.addEventListener('abort', cut)
  let silent: ReturnType<typeof setTimeout> | undefined
  const alive = () => {
    clearTimeout(silent)
    silent = setTimeout(cut, silenceMs)
  }
  try {
    alive()
    const { ticket } = await caller.ask(openTicket, {}, { signal: stream.signal })
    const last = lastId()
    const since = last === null ? `&began=${Date.now() - began}` : ''
    const response = await fetch(`/api/realtime?ticket=${encodeURIComponent(ticket)}${since}`, {
      headers: { accept: 'text/event-stream', ...(last !== null && { 'last-event-id': last }) },
      cache: 'no-store',
      signal: stream.signal,
    })
    if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) return true
    const read = createEventReader(hear)
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      alive()
      const { done, value } = await reader.read()
      if (done) return true
      read(value)
    }
  } catch (error) {
    // A refused ticket means that the session has ended. Any other failure may be temporary.
    return !isCallFailure(error) || error.kind !== 'refused'
  } finally {
    clearTimeout(silent)
    signal.removeEventListener('abort', cut)
    stream.abort()
  }
}

/** Waits for the given time, or while offline until the connection is back. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(() => navigator.onLine && end(), ms)
    addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
