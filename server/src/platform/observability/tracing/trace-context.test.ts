import { expect, test } from 'vitest'
import { newSpanId, newTraceId, readTraceparent, traceparentOf } from './trace-context.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'

test.each([
  ['sampled', `00-${traceId}-${spanId}-01`, true],
  ['not sampled', `00-${traceId}-${spanId}-00`, false],
  ['with a further flag', `00-${traceId}-${spanId}-03`, true],
  ['of a later version with more fields', `cc-${traceId}-${spanId}-01-what-comes-next`, true],
  ['with spaces around it', ` 00-${traceId}-${spanId}-01 `, true],
])('a traceparent %s is read', (_which, text, isSampled) => {
  expect(readTraceparent(text)).toEqual({ traceId, spanId, isSampled })
})

test.each([
  ['is missing', undefined],
  ['came twice', ['a', 'b']],
  ['is empty', ''],
  ['has version ff', `ff-${traceId}-${spanId}-01`],
  ['has more fields than version 00 knows', `00-${traceId}-${spanId}-01-more`],
  ['has capital letters', `00-${traceId.toUpperCase()}-${spanId}-01`],
  ['has a trace id of zeros', `00-${'0'.repeat(32)}-${spanId}-01`],
  ['has a span id of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['has a short trace id', `00-${traceId.slice(1)}-${spanId}-01`],
  ['has no flags', `00-${traceId}-${spanId}`],
])('a traceparent that %s is ignored', (_which, text) => {
  expect(readTraceparent(text)).toBeNull()
})

test('ids are new each time, and a written traceparent is read again', () => {
  const context = { traceId: newTraceId(), spanId: newSpanId(), isSampled: true }
  expect(context.traceId).not.toBe(newTraceId())
  expect(readTraceparent(traceparentOf(context))).toEqual(context)
  expect(readTraceparent(traceparentOf({ ...context, isSampled: false }))).toMatchObject({ isSampled: false })
})
