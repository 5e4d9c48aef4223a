import type { EventHandler } from '../../events/events.ts'
import type { JobHandler, Timer } from '../../jobs/jobs.ts'
import { activeSpan, insideSpan, runSpan, Span, startChild } from './span.ts'
import { readTraceparent } from './trace-context.ts'
import type { Tracer } from './tracer.ts'

const processing = (destination: string) => ({ 'messaging.operation.type': 'process', 'messaging.destination.name': destination })
const queued = { 'messaging.system': 'graphile_worker' }

/** Payload of a job and the `traceparent` that `db/enqueue.ts` added. */
const splitPayload = (payload: unknown): { traceparent: unknown; rest: unknown } => {
  if (typeof payload !== 'object' || payload === null || !('traceparent' in payload)) return { traceparent: null, rest: payload }
  const { traceparent, ...rest } = payload
  return { traceparent, rest }
}

/** A consumer span for each run of a job. */
export const tracedJobs = (tracer: Tracer, handlers: Readonly<Record<string, JobHandler>>): Record<string, JobHandler> =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, run]): [string, JobHandler] => [
      name,
      (payload) => {
        const { traceparent, rest } = splitPayload(payload)
        const span = tracer.job(`job ${name}`, readTraceparent(traceparent), { ...queued, ...processing(name) })
        return runSpan(span, () => run(rest))
      },
    ]),
  )

export const tracedTimers = (tracer: Tracer, timers: readonly Timer[]): Timer[] =>
  timers.map((timer) => ({
    ...timer,
    do: () => runSpan(tracer.job(`schedule ${timer.name}`, null, { ...queued, ...processing(timer.name) }), () => timer.do()),
  }))

/** A consumer span for each run of an event handler, below the span of its dispatch or job. */
export const tracedHandlers = (handlers: readonly EventHandler[]): EventHandler[] =>
  handlers.map((handler) => ({
    ...handler,
    handle: (tx, payload, eventId) => {
      const attributes = { ...processing(handler.event), 'plaza.handler': handler.name }
      return runSpan(startChild({ name: `handle ${handler.event}`, kind: 'consumer', attributes }), () =>
        handler.handle(tx, payload, eventId),
      )
    },
  }))

/** Remembers the span that publishes events. Their handlers run in its trace, also after the span has ended. */
export const captureTrace = () => {
  const publisher = activeSpan()
  return <T>(work: () => Promise<T>): Promise<T> => {
    if (!publisher?.isSampled) return insideSpan(undefined, work)
    const beginning = { name: 'dispatch events', kind: 'consumer' as const, attributes: processing('events') }
    return runSpan(new Span(publisher.trace, { ...beginning, parentId: publisher.spanId }), work)
  }
}
