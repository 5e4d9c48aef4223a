import type { Logger } from 'pino'
import type { AssertOutsideTransaction } from '../../db/outside-transaction.ts'
import { exportQueue } from './export-queue.ts'
import { encodeLogs, encodeSpans, type Resource } from './otlp.ts'
import { postOtlp } from './post-otlp.ts'
import { makeSampler } from './sampler.ts'
import type { SignalSettings, TelemetrySettings } from './settings.ts'
import { startingSpan, type Span } from './span.ts'
import { traceRequests, type TracedRequests } from './traced-requests.ts'
import { makeTracer, type Tracer } from './tracer.ts'

export type Signal = 'spans' | 'logs'
export type Telemetry = {
  tracer: Tracer | null
  /** Spans of HTTP requests; null without traces. */
  requests: TracedRequests | null
  /** Takes a line of the log; null if logs are not exported. */
  takeLine: ((line: string) => void) | null
  /** Fields that each log line carries; null without traces. */
  logFields: (() => object) | null
  /** Records that did not reach the collector since the start. */
  dropped: () => Readonly<Partial<Record<Signal, number>>>
  /** Reports trouble with the collector in this log from now on. */
  reportTo: (log: Pick<Logger, 'warn'>) => void
  stop: () => Promise<void>
}

const minuteMs = 60_000

/** Reports once a minute at most. */
const makeReport = () => {
  let log: Pick<Logger, 'warn'> | null = null
  let reportedAt = Number.NEGATIVE_INFINITY
  return {
    to: (which: Pick<Logger, 'warn'>) => void (log = which),
    trouble: (signal: Signal, reason: string) => {
      const now = performance.now()
      if (now - reportedAt < minuteMs) return
      reportedAt = now
      log?.warn({ signal, reason }, 'the OpenTelemetry collector does not take data; the mall runs on')
    },
  }
}

const logFields = (): object => {
  const span = startingSpan()
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {}
}

/** Exporters of traces and logs as set. Null if nothing is exported: then nothing is traced either. */
export const openTelemetry = (settings: TelemetrySettings | null, assertOutsideTransaction: AssertOutsideTransaction): Telemetry | null => {
  if (!settings) return null
  const { traces, logs, headers, timeoutMs, resource, sampler } = settings
  const report = makeReport()
  const queueOf = <T>(signal: Signal, of: SignalSettings | null, encode: (resource: Resource, records: readonly T[]) => string) =>
    of &&
    exportQueue<T>({
      ...of,
      encode: (records) => encode(resource, records),
      post: postOtlp({ url: of.url, headers, timeoutMs, assertOutsideTransaction }),
      onTrouble: (reason) => report.trouble(signal, reason),
    })
  const spans = queueOf<Span>('spans', traces, encodeSpans)
  const lines = queueOf<string>('logs', logs, encodeLogs)
  const tracer = spans && makeTracer(makeSampler(sampler.kind, sampler.ratio), spans.add)
  return {
    tracer,
    requests: tracer && traceRequests(tracer),
    takeLine: lines && lines.add,
    logFields: spans && logFields,
    dropped: () => ({ ...(spans && { spans: spans.dropped() }), ...(lines && { logs: lines.dropped() }) }),
    reportTo: report.to,
    stop: async () => void (await Promise.all([spans?.stop(), lines?.stop()])),
  }
}
