import { expect, test } from 'vitest'
import { attributesOf, encodeLogs, encodeSpans, nanos } from './otlp.ts'
import { Span, type Trace } from './span.ts'

const trace: Trace = { id: '4bf92f3577b34da6a3ce929d0e0e4736', isSampled: true, clockOffsetMs: 0, submit: () => {} }
const resource = { 'service.name': 'plaza' }
const plaza = { attributes: [{ key: 'service.name', value: { stringValue: 'plaza' } }] }

test('values have the type of their attribute, and integers are decimal strings', () => {
  expect(attributesOf({ a: 'b', n: 200, r: 0.5, yes: true })).toEqual([
    { key: 'a', value: { stringValue: 'b' } },
    { key: 'n', value: { intValue: '200' } },
    { key: 'r', value: { doubleValue: 0.5 } },
    { key: 'yes', value: { boolValue: true } },
  ])
})

test('times are nanoseconds without loss of microseconds', () => {
  expect(nanos(1_795_838_400_123.456)).toBe('1795838400123456000')
})

test('a span has ids in hexadecimal, its parent, kind, times, link and status', () => {
  const link = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), isSampled: true }
  const attributes = { 'http.request.method': 'POST' }
  const span = new Span(trace, { name: 'POST /api/orders', kind: 'server', attributes, parentId: '00f067aa0ba902b7', link })
  span.fail('500')
  span.end()
  const made = JSON.parse(encodeSpans(resource, [span]))
  const [{ spans }] = made.resourceSpans[0].scopeSpans
  expect(made.resourceSpans[0].resource).toEqual(plaza)
  expect(spans).toEqual([
    {
      traceId: trace.id,
      spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
      parentSpanId: '00f067aa0ba902b7',
      flags: 1,
      name: 'POST /api/orders',
      kind: 2,
      startTimeUnixNano: expect.stringMatching(/^\d+000$/),
      endTimeUnixNano: expect.stringMatching(/^\d+000$/),
      attributes: [
        { key: 'http.request.method', value: { stringValue: 'POST' } },
        { key: 'error.type', value: { stringValue: '500' } },
      ],
      links: [{ traceId: link.traceId, spanId: link.spanId }],
      status: { code: 2 },
    },
  ])
  expect(Number(spans[0].endTimeUnixNano)).toBeGreaterThanOrEqual(Number(spans[0].startTimeUnixNano))
})

test('a span without parent, link and error has none of them, and the kinds have the numbers of OTLP', () => {
  const spans = (['internal', 'server', 'client', 'consumer'] as const).map((kind) => new Span(trace, { name: kind, kind }))
  const [{ spans: made }] = JSON.parse(encodeSpans(resource, spans)).resourceSpans[0].scopeSpans
  expect(made.map(({ kind }: { kind: number }) => kind)).toEqual([1, 2, 3, 5])
  expect(made[0]).not.toHaveProperty('parentSpanId')
  expect(made[0]).not.toHaveProperty('links')
  expect(made[0].status).toEqual({})
})

test('a log line has its time, severity, text, fields, exception and trace', () => {
  const line = JSON.stringify({
    level: 'warn',
    time: '2026-11-28T00:00:00.123Z',
    trace_id: trace.id,
    span_id: '00f067aa0ba902b7',
    requestId: 'x-1',
    ms: 12.5,
    results: [{ bad: 1 }],
    err: { type: 'TypeError', message: 'no', stack: 'TypeError: no' },
    msg: 'request',
  })
  const made = JSON.parse(encodeLogs(resource, [line], 1_795_838_400_500))
  expect(made.resourceLogs[0].resource).toEqual(plaza)
  expect(made.resourceLogs[0].scopeLogs[0].logRecords).toEqual([
    {
      timeUnixNano: '1795824000123000000',
      observedTimeUnixNano: '1795838400500000000',
      severityNumber: 13,
      severityText: 'warn',
      body: { stringValue: 'request' },
      attributes: attributesOf({
        requestId: 'x-1',
        ms: 12.5,
        results: '[{"bad":1}]',
        'exception.type': 'TypeError',
        'exception.message': 'no',
        'exception.stacktrace': 'TypeError: no',
      }),
      traceId: trace.id,
      spanId: '00f067aa0ba902b7',
    },
  ])
})

test.each([
  ['trace', 1],
  ['debug', 5],
  ['info', 9],
  ['warn', 13],
  ['error', 17],
  ['fatal', 21],
])('the level %s has the severity %d', (level, severity) => {
  const made = JSON.parse(encodeLogs(resource, [JSON.stringify({ level, msg: 'x' })]))
  expect(made.resourceLogs[0].scopeLogs[0].logRecords[0].severityNumber).toBe(severity)
})

test('a line that is no JSON becomes the text of a record', () => {
  const made = JSON.parse(encodeLogs(resource, ['cut off {']))
  expect(made.resourceLogs[0].scopeLogs[0].logRecords[0].body).toEqual({ stringValue: 'cut off {' })
})
