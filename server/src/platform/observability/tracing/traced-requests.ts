import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { insideSpan, type Span } from './span.ts'
import type { Tracer } from './tracer.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => void
export type TracedRequests = {
  /** Starts the span of each request on its arrival. */
  fromArrival: (handle: Handle) => Handle
  /** Names the route of each span, and runs hooks and handlers inside the span. */
  hooks: (app: FastifyInstance) => void
  /** Tells which route answers a call, for answers that are sent without routing. */
  nameRoute: (call: string, route: string) => void
  /** Names the route of a request that was answered with the cached answer of this key. */
  servedFromCache: (request: IncomingMessage, key: string) => void
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'CONNECT'])

const nameSpan = (span: Span, route: string | undefined) => {
  if (route === undefined) return
  span.attributes['http.route'] = route
  span.name = `${span.attributes['http.request.method']} ${route}`
}

const endSpan = (span: Span, status: number) => {
  span.attributes['http.response.status_code'] = status
  if (status >= 500) span.fail(String(status))
  span.end()
}

/** A response that closes unfinished has no status: its client disconnected. */
const endUnfinished = (span: Span) => {
  if (span.endMs === null) span.attributes['error.type'] = 'client_disconnected'
  span.end()
}

/**
 * Server spans of HTTP requests. They carry method, route and status, and nothing that a client sent: paths contain ids, queries and headers
 * personal data.
 */
export const traceRequests = (tracer: Tracer): TracedRequests => {
  const spans = new WeakMap<IncomingMessage, Span>()
  const routes = new Map([['PAGE', '/']])
  const spanOf = (request: IncomingMessage, response: ServerResponse): Span => {
    const known = spans.get(request)
    if (known) return known
    const method = methods.has(request.method ?? '') ? String(request.method) : '_OTHER'
    const span = tracer.request(method, request.headers['traceparent'], { 'http.request.method': method })
    spans.set(request, span)
    response.once('finish', () => endSpan(span, response.statusCode))
    response.once('close', () => endUnfinished(span))
    return span
  }
  return {
    fromArrival: (handle) => (request, response) => insideSpan(spanOf(request, response), () => handle(request, response)),
    hooks: (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        const span = spanOf(request.raw, reply.raw)
        nameSpan(span, request.routeOptions.url)
        insideSpan(span, done)
      })
      // The async context does not survive the reading of the body.
      app.addHook('preHandler', (request, reply, done) => insideSpan(spanOf(request.raw, reply.raw), done))
      app.addHook('onResponse', (request, reply, done) => insideSpan(spanOf(request.raw, reply.raw), done))
    },
    nameRoute: (call, route) => void routes.set(call, route),
    servedFromCache: (request, key) => {
      const span = spans.get(request)
      if (span) nameSpan(span, routes.get(key.split(' ', 1)[0] ?? ''))
    },
  }
}
