import { activeSpan, startChild, runSpan, type Span } from './span.ts'

type Called = { whom: string; method: string; host: string }

const note = (span: Span, status: number) => {
  span.attributes['http.response.status_code'] = status
  if (status >= 400) span.fail(String(status))
}

/**
 * A client span for an outbound HTTP request. The address is left out, because it may contain a key or an id. No `traceparent` is sent, because the
 * hosts belong to others.
 */
export const outboundSpan = (called: () => Called, send: () => Promise<Response>): Promise<Response> => {
  if (!activeSpan()?.isSampled) return send()
  const { whom, method, host } = called()
  const attributes = { 'http.request.method': method, 'server.address': host, 'plaza.service': whom }
  const span = startChild({ name: `${method} ${host}`, kind: 'client', attributes })
  return runSpan(span, async () => {
    const answer = await send()
    if (span) note(span, answer.status)
    return answer
  })
}
