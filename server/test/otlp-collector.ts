import { openHttpStub, type HttpStub } from './http-stub.ts'
import { until } from './until.ts'

type Value = { stringValue?: string; intValue?: string; boolValue?: boolean; doubleValue?: number }
type Field = { key: string; value: Value }
type RawSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Field[]
  links?: { traceId: string; spanId: string }[]
  status: { code?: number }
}
export type ExportedSpan = {
  traceId: string
  spanId: string
  parentId: string | null
  name: string
  kind: string
  attributes: Readonly<Record<string, string | number | boolean | undefined>>
  linksTo: readonly string[]
  isError: boolean
}
export type ExportedLog = { text: string; level: string; traceId: string | undefined; attributes: Readonly<Record<string, unknown>> }

const kinds = ['', 'internal', 'server', 'client', 'producer', 'consumer']
const plain = (fields: readonly Field[]) =>
  Object.fromEntries(fields.map(({ key, value }) => [key, value.intValue === undefined ? Object.values(value)[0] : Number(value.intValue)]))

const spanOf = (raw: RawSpan): ExportedSpan => ({
  traceId: raw.traceId,
  spanId: raw.spanId,
  parentId: raw.parentSpanId ?? null,
  name: raw.name,
  kind: kinds[raw.kind] ?? '',
  attributes: plain(raw.attributes),
  linksTo: (raw.links ?? []).map(({ traceId }) => traceId),
  isError: raw.status.code === 2,
})

type RawLog = { body: Value; severityText: string; traceId?: string; attributes: Field[] }

export type Collector = {
  stub: HttpStub
  settings: Record<string, string>
  /** Everything that arrived, as text. */
  text: () => string
  spans: () => ExportedSpan[]
  logs: () => ExportedLog[]
  /** Waits for a span. */
  span: (isIt: (span: ExportedSpan) => boolean) => Promise<ExportedSpan>
}

/** A collector that records traces and logs, and the settings of a mall that sends them to it soon. */
export const openCollector = async (): Promise<Collector> => {
  const stub = await openHttpStub(() => ({ body: '{}', headers: { 'content-type': 'application/json' } }))
  const bodiesAt = (path: string) => stub.requests.filter((each) => each.path === path).map(({ body }) => JSON.parse(body))
  const spans = () =>
    bodiesAt('/v1/traces').flatMap(({ resourceSpans: [{ scopeSpans }] }): ExportedSpan[] => scopeSpans[0].spans.map(spanOf))
  const logs = () =>
    bodiesAt('/v1/logs').flatMap(({ resourceLogs: [{ scopeLogs }] }): ExportedLog[] =>
      scopeLogs[0].logRecords.map(({ body, severityText, traceId, attributes }: RawLog) => ({
        text: body.stringValue,
        level: severityText,
        traceId,
        attributes: plain(attributes),
      })),
    )
  return {
    stub,
    settings: { OTEL_EXPORTER_OTLP_ENDPOINT: stub.url, OTEL_BSP_SCHEDULE_DELAY: '20', OTEL_BLRP_SCHEDULE_DELAY: '20' },
    text: () => stub.requests.map(({ body }) => body).join('\n'),
    spans,
    logs,
    span: async (isIt) => {
      let found: ExportedSpan | undefined
      await until(() => (found = spans().find(isIt)) !== undefined)
      if (!found) throw new Error('the span did not come')
      return found
    },
  }
}
