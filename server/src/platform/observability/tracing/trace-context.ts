import { randomBytes } from 'node:crypto'

/** A span of another process or an earlier job, as W3C `traceparent` names it. */
export type TraceContext = { traceId: string; spanId: string; isSampled: boolean }

const shape = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/
const isZero = (id: string) => /^0+$/.test(id)

/** The context that a `traceparent` names, or null if it is invalid. Later versions may add fields at the end; version 00 has none. */
export const readTraceparent = (text: unknown): TraceContext | null => {
  if (typeof text !== 'string') return null
  const [, version, traceId = '', spanId = '', flags = '', rest] = shape.exec(text.trim()) ?? []
  if (version === undefined || version === 'ff' || (version === '00' && rest !== undefined)) return null
  if (isZero(traceId) || isZero(spanId)) return null
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export const traceparentOf = ({ traceId, spanId, isSampled }: TraceContext): string => `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`

export const newTraceId = (): string => randomBytes(16).toString('hex')
export const newSpanId = (): string => randomBytes(8).toString('hex')
