import { heartbeatSeconds, type Code } from '@plaza/contract'
import { Gauge } from 'prom-client'
import { TransportFailure } from '../../../platform/jobs/transport-failure.ts'
import { sendRefusal } from '../../../platform/http/send-refusal.ts'
import type { AppContext } from '../../../platform/http/plugin.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import type { ChannelHandler } from '../../../platform/db/listen.ts'
import { handleLiveEvents } from './handle-live-events.ts'
import { openStream } from './open-stream.ts'
import { makeStreams, type Streams } from './streams.ts'
import { sessionsOver, redeemLiveTicket, type NoHolder } from './ticket-rows.ts'

const codes: Readonly<Record<NoHolder, Code>> = { unknown: 1000004, expired: 1100003, ended: 2000017 }
/** Streams of an ended session close at once; streams of an expired session close within this time. */
const lookAtSessionsMs = 60_000

const first = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Serves the live streams of this process: `GET /api/realtime?ticket=&began=`. Returns the handler for events of other processes. */
export const serveStreams = ({ app, kernel, metrics }: AppContext): ChannelHandler => {
  const streams = makeStreams()
  new Gauge({
    name: 'plaza_live_streams',
    help: 'Open streams of live events',
    registers: [metrics.registry],
    collect() {
      this.set(streams.count())
    },
  })

  app.get('/api/realtime', { exposeHeadRoute: false }, async (request, reply) => {
    if (streams.isFull()) throw new TransportFailure(503, 5)
    const { ticket, last_event_id: queryEventId, began } = request.query as Record<string, unknown>
    const holder = await redeemLiveTicket(kernel.db, first(ticket), kernel.now())
    if (typeof holder === 'string') return sendRefusal(kernel, request, reply, codes[holder])
    const lastEventId = first(request.headers['last-event-id']) || first(queryEventId)
    reply.hijack()
    await openStream(kernel, streams, holder, { request: request.raw, response: reply.raw, lastEventId, began: first(began) })
    return reply
  })

  const stop = beat(kernel, streams)
  app.addHook('preClose', async () => {
    stop()
    streams.leave()
  })
  const handler = handleLiveEvents(kernel, streams)
  return {
    ...handler,
    back: async () => {
      await handler.back?.()
      await endStreamsOfEndedSessions(kernel, streams) // the ends during the lost connection were never received
    },
  }
}

const endStreamsOfEndedSessions = async (kernel: Kernel, streams: Streams): Promise<void> => {
  const ids = streams.sessions()
  if (ids.length === 0) return
  try {
    for (const id of await sessionsOver(kernel.db, ids, kernel.now())) streams.endSession(id)
  } catch (error) {
    kernel.log.warn({ err: error }, 'could not check stream sessions; will retry')
  }
}

/** Heartbeats, and a check for expired sessions. */
const beat = (kernel: Kernel, streams: Streams) => {
  const beating = setInterval(() => streams.beat(), heartbeatSeconds * 1000)
  const looking = setInterval(() => void endStreamsOfEndedSessions(kernel, streams), lookAtSessionsMs)
  beating.unref()
  looking.unref()
  return () => {
    clearInterval(beating)
    clearInterval(looking)
  }
}
