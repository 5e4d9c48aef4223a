import type { Caller } from '@plaza/client'
import { followStream } from './follow-stream.ts'
import type { StreamEvent } from './read-events.ts'

type Sharing = {
  /** Whose stream it is: an app beside this one in the same browser has another. */
  name: string
  caller: Caller
  hear: (event: StreamEvent) => void
  signal: AbortSignal
}

/**
 * One stream for all tabs of a browser. Whoever holds the lock reads it and tells the others; when that tab is closed, the next one takes over
 * and goes on where anybody of them was.
 */
export const shareStream = ({ name, caller, hear, signal }: Sharing): void => {
  const channel = new BroadcastChannel(name)
  let lastId: string | null = null
  const note = (event: StreamEvent) => {
    lastId = event.id ?? lastId
    hear(event)
  }
  channel.onmessage = ({ data }: MessageEvent<StreamEvent>) => note(data)
  const lead = () =>
    followStream({
      caller,
      signal,
      lastId: () => lastId,
      hear: (event) => {
        note(event)
        channel.postMessage(event)
      },
    })
  signal.addEventListener('abort', () => channel.close())
  // Without locks every tab has a stream of its own; that is more than is needed, and right all the same.
  if (!navigator.locks) return void lead()
  navigator.locks.request(name, { signal }, lead).catch(() => {
    // It was not needed any more before its turn came.
  })
}
