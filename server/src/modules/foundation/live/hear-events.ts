import type { Kernel } from '../../../platform/kernel.ts'
import type { ChannelHandler } from '../../../platform/db/listen.ts'
import { eventsSince, keptForMs, liveChannel, markOfNow, readLiveEvent, type LiveEvent } from '../../../platform/events/live.ts'
import type { Streams } from './streams.ts'

const resyncWithinMs = 3000

/** Brings what any process tells to the streams of this one. What was missed while nothing was heard is told late, in its order. */
export const handleLiveEvents = ({ db, log }: Kernel, streams: Streams): ChannelHandler => {
  let mark: string | null = null
  let lostAt = 0
  /** From the loss on until what was missed has been looked up, what is heard waits behind it: its mark would hide what came before. */
  let waiting: LiveEvent[] | null = []

  const publish = (event: LiveEvent) => {
    mark = event.mark
    streams.publish(event)
  }
  const missed = async (since: string): Promise<LiveEvent[] | null> => (Date.now() - lostAt > keptForMs / 2 ? null : eventsSince(db, since))

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
        const told = since === null ? [] : await missed(since)
        mark ??= await markOfNow(db)
        if (told === null) streams.resyncAll(resyncWithinMs)
        for (const event of told ?? []) publish(event)
      } catch (error) {
        log.warn({ err: error }, 'what was missed could not be looked up; everybody reads anew')
        streams.resyncAll(resyncWithinMs)
      } finally {
        const held = waiting ?? []
        waiting = null
        for (const event of held) publish(event)
      }
    },
  }
}
