import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { samplerKinds } from '../observability/tracing/sampler.ts'
import type { SignalSettings, TelemetrySettings } from '../observability/tracing/settings.ts'
import { address, number, yesOrNo } from './setting-shapes.ts'

const exporter = z.optional(z.enum(['otlp', 'none'], 'must be otlp or none'))

/** Settings of OpenTelemetry, with its names and meanings. Without an endpoint and without `OTEL_…_EXPORTER=otlp`, nothing is exported. */
export const telemetryShape = {
  OTEL_SDK_DISABLED: z.optional(yesOrNo),
  OTEL_TRACES_EXPORTER: exporter,
  OTEL_LOGS_EXPORTER: exporter,
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(address),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.optional(address),
  OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: z.optional(address),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(z.string()),
  OTEL_EXPORTER_OTLP_TIMEOUT: number(10_000, 60_000, 1),
  OTEL_SERVICE_NAME: z.optional(z.string()),
  OTEL_RESOURCE_ATTRIBUTES: z.optional(z.string()),
  OTEL_TRACES_SAMPLER: z.prefault(z.enum(samplerKinds, `must be one of ${samplerKinds.join(' ')}`), 'parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.prefault(z.string().check(z.regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1')), '1'),
  OTEL_BSP_SCHEDULE_DELAY: number(5000, 60_000, 1),
  OTEL_BSP_MAX_QUEUE_SIZE: number(2048, 100_000, 1),
  OTEL_BSP_MAX_EXPORT_BATCH_SIZE: number(512, 10_000, 1),
  OTEL_BLRP_SCHEDULE_DELAY: number(1000, 60_000, 1),
  OTEL_BLRP_MAX_QUEUE_SIZE: number(2048, 100_000, 1),
  OTEL_BLRP_MAX_EXPORT_BATCH_SIZE: number(512, 10_000, 1),
}
export const telemetrySecrets = ['OTEL_EXPORTER_OTLP_HEADERS'] as const
type RawSettings = z.output<z.ZodMiniObject<typeof telemetryShape>>

const defaultEndpoint = 'http://localhost:4318'

/** Reads `name=value,name=value` with percent-encoded values. Null if it is malformed. */
const readKeyValues = (text: string): Record<string, string> | null => {
  const pairs = text
    .split(',')
    .filter((each) => each.trim() !== '')
    .map((each) => /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(each))
  try {
    return Object.fromEntries(pairs.map((pair) => [decodeURIComponent(pair?.[1] ?? '%'), decodeURIComponent(pair?.[2] ?? '')]))
  } catch {
    return null
  }
}

const canBeHeaders = (headers: Record<string, string>): boolean => {
  try {
    return new Headers(headers) instanceof Headers
  } catch {
    return false
  }
}

type Named = { exporter: 'otlp' | 'none' | undefined; own: string | undefined; base: string | undefined; path: string }
const urlOf = ({ exporter: chosen, own, base, path }: Named): string | null => {
  if (chosen === 'none') return null
  if (own) return own
  return base || chosen === 'otlp' ? `${(base ?? defaultEndpoint).replace(/\/$/, '')}${path}` : null
}

const tracesOf = (set: RawSettings): SignalSettings | null => {
  const [own, base] = [set.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, set.OTEL_EXPORTER_OTLP_ENDPOINT]
  const url = urlOf({ exporter: set.OTEL_TRACES_EXPORTER, own, base, path: '/v1/traces' })
  const [maxQueue, maxBatch] = [set.OTEL_BSP_MAX_QUEUE_SIZE, set.OTEL_BSP_MAX_EXPORT_BATCH_SIZE]
  return url === null ? null : { url, maxQueue, maxBatch: Math.min(maxBatch, maxQueue), delayMs: set.OTEL_BSP_SCHEDULE_DELAY }
}
const logsOf = (set: RawSettings): SignalSettings | null => {
  const [own, base] = [set.OTEL_EXPORTER_OTLP_LOGS_ENDPOINT, set.OTEL_EXPORTER_OTLP_ENDPOINT]
  const url = urlOf({ exporter: set.OTEL_LOGS_EXPORTER, own, base, path: '/v1/logs' })
  const [maxQueue, maxBatch] = [set.OTEL_BLRP_MAX_QUEUE_SIZE, set.OTEL_BLRP_MAX_EXPORT_BATCH_SIZE]
  return url === null ? null : { url, maxQueue, maxBatch: Math.min(maxBatch, maxQueue), delayMs: set.OTEL_BLRP_SCHEDULE_DELAY }
}

const resourceOf = (set: RawSettings, attributes: Record<string, string>) => ({
  'service.instance.id': randomUUID(),
  'telemetry.sdk.name': 'plaza',
  'telemetry.sdk.language': 'nodejs',
  ...attributes,
  'service.name': set.OTEL_SERVICE_NAME ?? attributes['service.name'] ?? 'plaza',
})

/** Reads the settings of OpenTelemetry. Null if nothing is exported. A text describes an error, and never repeats the headers. */
export const readTelemetry = (set: RawSettings): TelemetrySettings | null | string => {
  const headers = readKeyValues(set.OTEL_EXPORTER_OTLP_HEADERS ?? '')
  if (!headers || !canBeHeaders(headers)) return 'OTEL_EXPORTER_OTLP_HEADERS must have the form name=value,name=value.'
  const attributes = readKeyValues(set.OTEL_RESOURCE_ATTRIBUTES ?? '')
  if (!attributes) return 'OTEL_RESOURCE_ATTRIBUTES must have the form name=value,name=value.'
  const [traces, logs] = [tracesOf(set), logsOf(set)]
  if (set.OTEL_SDK_DISABLED || (!traces && !logs)) return null
  const sampler = { kind: set.OTEL_TRACES_SAMPLER, ratio: Number(set.OTEL_TRACES_SAMPLER_ARG) }
  return { traces, logs, headers, timeoutMs: set.OTEL_EXPORTER_OTLP_TIMEOUT, resource: resourceOf(set, attributes), sampler }
}
