import { AsyncLocalStorage } from 'node:async_hooks'
import { newSpanId, traceparentOf, type TraceContext } from './trace-context.ts'

export type Attributes = Record<string, string | number | boolean>
export type SpanKind = 'internal' | 'server' | 'client' | 'consumer'

/** Data that all spans of one trace in this process use. */
export type Trace = {
  readonly id: string
  readonly isSampled: boolean
  /** Difference between the wall clock and the monotonic clock at the start of the trace. */
  readonly clockOffsetMs: number
  readonly submit: (span: Span) => void
}
export type Beginning = { name: string; kind: SpanKind; attributes?: Attributes; parentId?: string | null; link?: TraceContext | null }

export class Span implements TraceContext {
  readonly spanId = newSpanId()
  readonly startMs: number
  readonly kind: SpanKind
  readonly attributes: Attributes
  readonly parentId: string | null
  readonly link: TraceContext | null
  name: string
  endMs: number | null = null
  hasFailed = false

  constructor(
    readonly trace: Trace,
    { name, kind, attributes = {}, parentId = null, link = null }: Beginning,
  ) {
    this.name = name
    this.kind = kind
    this.attributes = attributes
    this.parentId = parentId
    this.link = link
    this.startMs = performance.now() + trace.clockOffsetMs
  }
  get traceId(): string {
    return this.trace.id
  }
  get isSampled(): boolean {
    return this.trace.isSampled
  }
  /** Marks the span as an error. `type` is a class of errors, never a message, because messages may contain data. */
  fail(type: string): void {
    this.hasFailed = true
    this.attributes['error.type'] = type
  }
  end(): void {
    if (this.endMs !== null) return
    this.endMs = performance.now() + this.trace.clockOffsetMs
    if (this.isSampled) this.trace.submit(this)
  }
}

/** Created by the first tracer. A process that never traces has no such storage. */
let spans: AsyncLocalStorage<Span | undefined> | null = null
export const openSpans = (): void => void (spans ??= new AsyncLocalStorage())

/** The span in which the running work started, also if it has ended. Log lines name it. */
export const startingSpan = (): Span | undefined => spans?.getStore()

/** The span of the running work. Work that outlives its span, such as a timer that a request started, belongs to no span. */
export const activeSpan = (): Span | undefined => {
  const span = startingSpan()
  return span?.endMs === null ? span : undefined
}
export const insideSpan = <T>(span: Span | undefined, work: () => T): T => (spans ? spans.run(span, work) : work())

/** A child of the active span. Null if there is none, or if its trace is not exported. */
export const startChild = (beginning: Beginning): Span | null => {
  const parent = activeSpan()
  return parent?.isSampled ? new Span(parent.trace, { ...beginning, parentId: parent.spanId }) : null
}

const neverExpected = () => false

/** Runs `work` inside the span and ends the span. An error marks the span, unless it is expected. */
export const runSpan = async <T>(
  span: Span | null,
  work: () => Promise<T>,
  isExpected: (error: unknown) => boolean = neverExpected,
): Promise<T> => {
  if (!span) return work()
  try {
    return await insideSpan(span, work)
  } catch (error) {
    if (!isExpected(error)) span.fail(typeOfError(error))
    throw error
  } finally {
    span.end()
  }
}

/** SQLSTATE or system code of an error, otherwise the name of its class. */
export const typeOfError = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  if (typeof code === 'string' && /^[A-Z0-9_]{2,40}$/.test(code)) return code
  return typeof name === 'string' ? name : 'Error'
}

/** `traceparent` of the active span, for jobs that the running work enqueues. Undefined if its trace is not exported. */
export const activeTraceparent = (): string | undefined => {
  const span = activeSpan()
  return span?.isSampled ? traceparentOf(span) : undefined
}
