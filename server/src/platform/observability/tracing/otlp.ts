import type { Attributes, Span, SpanKind } from './span.ts'

/** Encoding of OTLP/HTTP with JSON: ids in hexadecimal, 64-bit integers as decimal strings, enums as numbers. */

export type Resource = Readonly<Record<string, string>>

const valueOf = (value: string | number | boolean) => {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}
export const attributesOf = (attributes: Readonly<Attributes>) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }))

/** A number holds microseconds exactly, but not nanoseconds. */
export const nanos = (ms: number): string => `${Math.round(ms * 1000)}000`

const kinds: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, client: 3, consumer: 5 }
const failed = { code: 2 }
const unset = {}

const spanOf = (span: Span) => ({
  traceId: span.traceId,
  spanId: span.spanId,
  ...(span.parentId && { parentSpanId: span.parentId }),
  flags: 1,
  name: span.name,
  kind: kinds[span.kind],
  startTimeUnixNano: nanos(span.startMs),
  endTimeUnixNano: nanos(span.endMs ?? span.startMs),
  attributes: attributesOf(span.attributes),
  ...(span.link && { links: [{ traceId: span.link.traceId, spanId: span.link.spanId }] }),
  status: span.hasFailed ? failed : unset,
})

const scope = { name: 'plaza' }

export const encodeSpans = (resource: Resource, spans: readonly Span[]): string =>
  JSON.stringify({
    resourceSpans: [{ resource: { attributes: attributesOf(resource) }, scopeSpans: [{ scope, spans: spans.map(spanOf) }] }],
  })

const severities: Readonly<Record<string, number>> = { trace: 1, debug: 5, info: 9, warn: 13, error: 17, fatal: 21 }

/** Attributes of a log line. A nested value, such as the error of a failed request, becomes text. */
const plainFields = (fields: Readonly<Record<string, unknown>>): Attributes =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]): [string, string | number | boolean][] => {
      if (value === null || value === undefined) return []
      const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      return [[key, isPlain ? value : JSON.stringify(value)]]
    }),
  )

/** Fields of OpenTelemetry for the exception that pino serialises under `err`. */
const exceptionFields = (err: unknown): Attributes => {
  const { type, message, stack } = (err ?? {}) as { type?: unknown; message?: unknown; stack?: unknown }
  return plainFields({ 'exception.type': type, 'exception.message': message, 'exception.stacktrace': stack })
}

type LogLine = Record<string, unknown> & { level?: string; time?: string; msg?: string; trace_id?: string; span_id?: string; err?: unknown }

const readLine = (line: string): LogLine => {
  try {
    return JSON.parse(line) as LogLine
  } catch {
    return { msg: line }
  }
}

const recordOf = (line: string, observedMs: number) => {
  const { level = 'info', time, msg = '', trace_id: traceId, span_id: spanId, err, ...fields } = readLine(line)
  const ms = time === undefined ? observedMs : Date.parse(time)
  return {
    timeUnixNano: nanos(Number.isNaN(ms) ? observedMs : ms),
    observedTimeUnixNano: nanos(observedMs),
    severityNumber: severities[level] ?? 0,
    severityText: level,
    body: { stringValue: msg },
    attributes: attributesOf({ ...plainFields(fields), ...exceptionFields(err) }),
    ...(traceId && { traceId }),
    ...(spanId && { spanId }),
  }
}

/** Encodes lines of the log as pino wrote them. They are parsed here, so that the request that logs does not wait for it. */
export const encodeLogs = (resource: Resource, lines: readonly string[], observedMs = Date.now()): string =>
  JSON.stringify({
    resourceLogs: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeLogs: [{ scope, logRecords: lines.map((line) => recordOf(line, observedMs)) }],
      },
    ],
  })
