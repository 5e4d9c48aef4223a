import type { Caller } from '@plaza/client'
import { followStream } from './follow-stream.ts'
import type { StreamEvent } from './read-events.ts'

type Sharing = {
  /** Name of the shared stream. Another app in the same browser uses another name. */
  name: string
  caller: Caller
  hear: (event: StreamEvent) => void
  /** The time when this page began to load its data. */
  began: number
  signal: AbortSignal
}

/** Message between tabs: an event, or the time when a newly opened tab began to load its data. The tab may have missed events since that time. */
type TabMessage = StreamEvent | { began: number }
/** Milliseconds for which events are remembered: the longest time from a page's first request until it listens for events. */
const rememberedMs = 60_000

/**
 * One stream for all tabs of a browser. The tab with the lock reads the stream and passes events to the other tabs. When that tab closes, another
 * tab takes over and continues from the last event that any tab received. A tab opened later gets the events received since it began to load its
 * data.
 */
export const shareStream = ({ name, caller, hear, began, signal }: Sharing): void => {
  const channel = new BroadcastChannel(name)
  let lastId: string | null = null
  let leads = false
  let remembered: { at: number; event: StreamEvent }[] = []
  const note = (event: StreamEvent) => {
    lastId = event.id ?? lastId
    hear(event)
  }
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if ('name' in data) return note(data)
    if (leads) for (const { at, event } of remembered) if (at >= data.began) channel.postMessage(event)
  }
  channel.postMessage({ began } satisfies TabMessage)
  const lead = () => {
    leads = true
    return followStream({
      caller,
      signal,
      began,
      lastId: () => lastId,
      hear: (event) => {
        note(event)
        const at = Date.now()
        remembered = [...remembered.filter((each) => each.at > at - rememberedMs), { at, event }]
        channel.postMessage(event)
      },
    })
  }
  signal.addEventListener('abort', () => channel.close())
  // Without the Web Locks API every tab opens a stream of its own. This works, but uses more connections.
  if (!navigator.locks) return void lead()
  navigator.locks.request(name, { signal }, lead).catch(() => {
    // The tab closed before it got the lock.
  })
}
