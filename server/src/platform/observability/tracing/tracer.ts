import { openSpans, Span, type Attributes } from './span.ts'
import { newTraceId, readTraceparent, type TraceContext } from './trace-context.ts'
import type { Sampler } from './sampler.ts'

export type Tracer = {
  /** Span of an incoming request. It continues the trace of a `traceparent` that the caller sent. */
  request: (name: string, traceparent: unknown, attributes: Attributes) => Span
  /** Span of a job, in a trace of its own that links to the trace which enqueued the job. */
  job: (name: string, cause: TraceContext | null, attributes: Attributes) => Span
}

export const makeTracer = (sampler: Sampler, submit: (span: Span) => void): Tracer => {
  openSpans()
  const begin = (caller: TraceContext | null) => {
    const id = caller?.traceId ?? newTraceId()
    return { id, isSampled: sampler(id, caller?.isSampled ?? null), clockOffsetMs: Date.now() - performance.now(), submit }
  }
  return {
    request: (name, traceparent, attributes) => {
      const caller = readTraceparent(traceparent)
      return new Span(begin(caller), { name, kind: 'server', attributes, parentId: caller?.spanId ?? null })
    },
    job: (name, cause, attributes) => new Span(begin(null), { name, kind: 'consumer', attributes, link: cause }),
  }
}
