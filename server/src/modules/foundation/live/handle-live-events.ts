import type { Kernel } from '../../../platform/kernel.ts'
import type { ChannelHandler } from '../../../platform/db/listen.ts'
import { eventsSince, storedForMs, liveChannel, markOfNow, readLiveEvent, type LiveEvent } from '../../../platform/events/live.ts'
import type { Streams } from './streams.ts'

const resyncWithinMs = 3000

/**
 * Delivers live events of all processes to the streams of this process. Events missed during a lost database connection are delivered late, in
 * order.
 */
export const handleLiveEvents = ({ db, log }: Kernel, streams: Streams): ChannelHandler => {
  let mark: string | null = null
  let lostAt = 0
  /**
   * Events received after a reconnect wait here until the missed events are loaded. Publishing them earlier would move `mark` past the missed
   * events.
   */
  let waiting: LiveEvent[] | null = []

  const publish = (event: LiveEvent) => {
    mark = event.mark
    streams.publish(event)
  }
  const missed = async (since: string): Promise<LiveEvent[] | null> =>
    Date.now() - lostAt > storedForMs / 2 ? null : eventsSince(db, since)

  return {
    channels: {
      [liveChannel]: (payload) => {
        const event = readLiveEvent(payload)
        if (waiting) waiting.push(event)
        else publish(event)
      },
      plaza_session_ended: (sessionId) => streams.endSession(sessionId),
    },
    lost: () => {
      lostAt = Date.now()
      waiting ??= []
    },
    back: async () => {
      waiting ??= []
      try {
        const since = mark
        const view = since === null ? [] : await missed(since)
        mark ??= await markOfNow(db)
        if (view === null) streams.resyncAll(resyncWithinMs)
        for (const event of view ?? []) publish(event)
      } catch (error) {
        log.warn({ err: error }, 'could not look up missed events; every client reloads')
        streams.resyncAll(resyncWithinMs)
      } finally {
        const held = waiting ?? []
        waiting = null
        for (const event of held) publish(event)
      }
    },
  }
}
