import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import multipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Kernel } from '../kernel.ts'
import { hasOwnHost, isHostOf } from './console-urls.ts'
import { decodeForm, decodeJson, readText } from './decode.ts'
import { TransportFailure } from '../jobs/transport-failure.ts'
import { boundConnections } from './front/bound-connections.ts'
import { fastLane } from './fast-lane.ts'
import { admissionQueue, type LetIn } from './front/admission-queue.ts'
import { faultOfHead, maxHeaders } from './front/fault-of-head.ts'
import type { Metrics } from '../observability/metrics.ts'
import { watchPressure } from './pressure.ts'
import { clientAddressReader } from './trusted-proxies.ts'
import { refuseConnection, refuseRequest, sayGoodbye } from './refuse-early.ts'
import { dataHeaders } from './security-headers.ts'
import { sendFailure } from './send-failure.ts'
import { boundBodies } from './front/body-timeouts.ts'
import { onBehalfOf } from '../jobs/hang-up.ts'
import { comeBackSeconds } from '../jobs/fair-queue.ts'

const bodyBytes = 64 * 1024

/** The server closes slow, idle and oversized connections early. The `robustness` trials determined these figures. */
const connectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 8 * 1024,
  // Disabled, because the mall's own code refuses a request without a host.
  requireHostHeader: false,
}
/** A connection without traffic for this long is closed. */
const idleMs = 60_000
const maxRequestsOfSocket = 10_000
const longestPathField = 5000
/** Maximum number of headers of one part of a file form. */
const maxPartHeaders = 50

const everywhere = ['x-content-type-options', 'nosniff']

let count = 0
const started = Date.now().toString(36)
const requestId = () => `${started}-${(count += 1).toString(36)}`

/** The HTTP server: limits, decoding, the fast lane for cached responses, and one format for every failure. */
export const makeServer = async (kernel: Kernel, metrics: Metrics): Promise<FastifyInstance> => {
  const { limits: limit } = kernel
  const addressOf = clientAddressReader(kernel.environment.trustedProxies)
  const { publicUrl, sellerUrl, operatorUrl } = kernel.environment
  const elsewhere = [sellerUrl, operatorUrl].filter((url) => hasOwnHost(url, publicUrl)).map(isHostOf)
  const isElsewhere = (host: string | undefined) => elsewhere.some((isIt) => isIt(host))
  const tracing = kernel.telemetry?.requests ?? null
  const quick = fastLane({ cache: kernel.cache, limit, metrics, addressOf, isElsewhere, onServed: tracing?.servedFromCache })
  let leaving = false
  /** Requests that waited too long in the admission queue. */
  const tooMuch = new WeakSet<IncomingMessage>()
  const app = Fastify({
    serverFactory: (handle) => {
      const sendAway: LetIn = (request, response) => {
        tooMuch.add(request)
        handle(request, response)
      }
      const { admit, enter } = admissionQueue(handle, { addressOf, knows: limit.greets, sendAway })
      const arrive = (request: IncomingMessage, response: ServerResponse) => {
        boundBodies(request, response)
        const fault = faultOfHead(request)
        if (fault) refuseRequest(request, response, fault)
        else if (leaving) sayGoodbye(request, response)
        else if (!quick(request, response)) enter(request, response)
      }
      const server = createServer(connectionLimits, tracing ? tracing.fromArrival(arrive) : arrive)
      server.maxHeadersCount = maxHeaders + 1
      server.on('connection', admit)
      // Behind a proxy, all connections come from that proxy, so the proxy must limit them.
      boundConnections(server, kernel.environment.trustedProxies ? 0 : kernel.environment.maxConnectionsOfOne)
      server.timeout = idleMs
      server.maxRequestsPerSocket = maxRequestsOfSocket
      return server
    },
    bodyLimit: bodyBytes,
    trustProxy: kernel.environment.trustedProxies ?? false,
    genReqId: requestId,
    loggerInstance: kernel.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: longestPathField, ignoreTrailingSlash: false },
    clientErrorHandler: refuseConnection,
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply, kernel),
  })
  takeForms(app)
  await app.register(multipart, { limits: { headerPairs: maxPartHeaders }, throwFileSizeLimit: false })
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply, kernel))
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsAt(app, request.url)
    if (allowed.length > 0) reply.header('allow', allowed.join(', '))
    return sendFailure(new TransportFailure(allowed.length > 0 ? 405 : 404), request, reply, kernel)
  })
  tracing?.hooks(app)
  const pressure = watchPressure(kernel.environment.maxBehindMs)
  // Hooks use callbacks, because a promise in each would slow down every request.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    const address = addressOf(request.raw)
    const wait = limit.take(address, request.url)
    if (request.url.startsWith('/api')) reply.headers(limit.headersFor(address, request.url))
    if (wait !== null) return done(new TransportFailure(429, wait))
    if (tooMuch.has(request.raw)) return done(new TransportFailure(503, comeBackSeconds))
    return done(pressure.high() && request.url.startsWith('/api') ? new TransportFailure(503, 2) : undefined)
  })
  // The last hook before the handler. It runs after the form was read, so that the handler runs in the async context set here.
  app.addHook('preHandler', (request, _reply, done) => onBehalfOf(request.raw, done))
  app.addHook('onSend', (request, reply, payload, done) => {
    const headers = request.url.startsWith('/api') ? dataHeaders : everywhere
    for (let at = 0; at < headers.length; at += 2) if (!reply.hasHeader(headers[at] ?? '')) reply.header(headers[at] ?? '', headers[at + 1])
    done(null, payload)
  })
  app.addHook('onResponse', (request, reply, done) => {
    metrics.responses.inc({ status: `${Math.floor(reply.statusCode / 100)}xx` })
    if (request.url.startsWith('/api')) {
      kernel.log.info(
        {
          requestId: request.id,
          method: request.method,
          path: request.routeOptions.url ?? 'unknown',
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
        },
        'request',
      )
    }
    done()
  })
  app.addHook('preClose', async () => {
    leaving = true
  })
  app.addHook('onClose', async () => pressure.stop())
  return app
}

/** Parses bodies, which are forms or JSON. The mall's own parser refuses bad bytes and enforces the limits. */
const takeForms = (app: FastifyInstance) => {
  app.removeAllContentTypeParsers()
  const take = (type: string, read: (text: string) => unknown) =>
    app.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: bodyBytes }, (_request, body, done) => {
      try {
        const text = readText(body as Buffer)
        done(null, text === '' ? {} : read(text))
      } catch (error) {
        done(error as Error)
      }
    })
  take('application/x-www-form-urlencoded', decodeForm)
  take('application/json', decodeJson)
}

/** Methods that a URL supports; empty if no route has the URL. A route with exactly this path takes precedence over one with path parameters. */
const methodsAt = (app: FastifyInstance, url: string): string[] => {
  const path = url.split('?', 1)[0] ?? '/'
  const found = (['GET', 'HEAD', 'POST'] as const).flatMap((method) => {
    const route = app.findRoute({ method, url: path })
    return route ? [{ method, isNamed: Object.keys(route.params).length === 0 }] : []
  })
  const named = found.filter(({ isNamed }) => isNamed)
  return (named.length > 0 ? named : found).map(({ method }) => method)
}
