import type { CallShape, Code, Who } from '@plaza/contract'
import { isRefused, type Language } from '@plaza/values'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kernel } from '../kernel.ts'
import { answerOnce } from './idempotency.ts'
import { findSession, type Alongside, type Session } from '../auth/sessions.ts'
import { refusalEnvelope, successEnvelope } from './envelope.ts'
import { TransportFailure } from '../jobs/transport-failure.ts'
import { decodeForm, type PlainFields } from './decode.ts'
import { answerKey, saysNothingElse } from './answer-key.ts'
import { sendAnswer, sendHead } from './send-answer.ts'
import { sendReady } from './send-ready.ts'
import type { Metrics } from '../observability/metrics.ts'
import { fileFormBytes, isFileForm, readFileForm } from './read-file-form.ts'
import { languageOf } from './refuse-early.ts'
import { runAtOnce, standsInLineAs, type CallContext, type Route } from './route.ts'
import { validate } from './validate.ts'
import { turnsOf } from '../jobs/fair-queue.ts'
import { currentTexts } from '../documents/texts/index.ts'

export {
  awaiting,
  ownSession,
  route,
  routeInTwoSteps,
  runAtOnce,
  standsInLineAs,
  currentUserId,
  type CallContext,
  type CachePolicy,
  type Route,
  type TimedUseCase,
  type UseCase,
} from './route.ts'

/** A route with its SQL fragment about the caller. The statement that finds the caller's session also runs this fragment. */
type OpenRoute = Route & { reads: Alongside | undefined }

const knownCallers: readonly Who[] = ['visitor', 'customer', 'seller', 'operator', 'member']

/** Registers all API calls. A call without a valid caller type stops the start. */
export const serve = (app: FastifyInstance, kernel: Kernel, metrics: Metrics, routes: readonly Route[]): void => {
  for (const { name, call } of routes)
    if (!knownCallers.includes(call.who)) throw new Error(`the call ${name} does not say who may call it`)
  const opened = routes
    .filter(({ open }) => open?.(kernel) ?? true)
    .map((route): OpenRoute => ({ ...route, reads: route.alongside?.(kernel) }))
  const named = new Set(opened.map(({ call }) => `/api${call.path}`))
  for (const each of opened) {
    const url = `/api${each.call.path.replace(/\{(\w+)\}/g, ':$1')}`
    kernel.telemetry?.requests?.nameRoute(each.name, url)
    app.route({
      method: each.call.method,
      url,
      handler: (request, reply) =>
        // A path of an existing call never counts as a value of `{field}` in another path.
        named.has(pathOf(request.url)) && each.call.path.includes('{')
          ? reply.callNotFound()
          : answer(kernel, metrics, each, request, reply),
    })
  }
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '/'

type ParsedRequest = { lang: Language; fields: PlainFields; startedAt: number }

const parseRequest = (request: FastifyRequest): ParsedRequest => {
  const lang = languageOf(request.headers['lang'])
  const url = request.raw.url ?? ''
  const query = url.includes('?') ? url.slice(url.indexOf('?') + 1) : ''
  const body = (request.body ?? {}) as PlainFields
  return { lang, startedAt: performance.now(), fields: { ...decodeForm(query), ...body, ...(request.params as Record<string, string>) } }
}

type Sent = Awaited<ReturnType<typeof readFileForm>>
type Finish = (code: number, body: string) => unknown
type Exchange = {
  kernel: Kernel
  metrics: Metrics
  route: Route
  request: FastifyRequest
  reply: FastifyReply
  parsed: ParsedRequest
  cookies: string[]
  finish: Finish
}

/**
 * Files are stored in memory from their first byte until they are saved. All files share one memory budget, and one person may send a few at a time.
 */
const inFileTurn = turnsOf({ name: 'files', capacity: 64 * 1024 * 1024, maxOfOne: 3, timeoutMs: 20_000 })

const observe = (metrics: Metrics, route: Route, code: number, parsed: ParsedRequest) => {
  metrics.calls.observe({ call: route.name, code: String(code) }, (performance.now() - parsed.startedAt) / 1000)
  if (code !== 200) metrics.refusals.note(route.name, code)
}

const answer = async (kernel: Kernel, metrics: Metrics, route: OpenRoute, request: FastifyRequest, reply: FastifyReply) => {
  const parsed = parseRequest(request)
  const cookies: string[] = []
  const finish: Finish = (code, body) => {
    observe(metrics, route, code, parsed)
    return sendAnswer(reply, body, cookies)
  }
  const exchange: Exchange = { kernel, metrics, route, request, reply, parsed, cookies, finish }

  // A HEAD request must have no effects, so no uncached response is made for it.
  if (request.method === 'HEAD' && !route.keep) return sendHead(reply)
  // A cached response is the same for all clients, so the session is not needed.
  const session = route.keep ? null : await sessionOf(kernel, route, request)
  if (typeof session === 'number') return finish(session, refusalEnvelope(await currentTexts(kernel), { code: session, lang: parsed.lang }))
  if (isFileForm(request) !== (route.call.takes === 'file')) throw new TransportFailure(415)
  if (route.call.takes !== 'file') return answerCall(exchange, session, null)
  const who = standsInLineAs({ session, address: request.ip })
  return inFileTurn({ who, weight: fileFormBytes(request) }, async () => answerCall(exchange, session, await readFileForm(request)))
}

const answerCall = async (exchange: Exchange, session: Session | null, sent: Sent | null) => {
  const { kernel, metrics, route, request, reply, parsed, cookies, finish } = exchange
  const refuse = async (code: Code, data?: unknown) =>
    finish(code, refusalEnvelope(await currentTexts(kernel), { code, lang: parsed.lang, data }))
  if (sent?.file && 'refused' in sent.file) {
    const said = route.refuseFile?.(sent.file.refused, parsed.lang)
    if (!said) throw new Error(`the call ${route.name} cannot refuse a file`)
    return refuse(codeOf(route, said.refused), said.details)
  }
  const checked = validate(route.call, sent ? { ...parsed.fields, ...sent.fields } : parsed.fields)
  if ('code' in checked)
    return refuse(checked.code === 1000008 ? (route.call.malformed ?? 1000008) : checked.code, { fields: checked.fields })

  const ask: CallContext<CallShape> = {
    kernel,
    input: checked.input,
    lang: parsed.lang,
    session,
    token: session === null ? null : String(request.headers['access-token']),
    address: request.ip,
    device: String(request.headers['user-agent'] ?? '').slice(0, 200),
    file: sent?.file && 'bytes' in sent.file ? sent.file.bytes : null,
    cookies: request.headers.cookie ?? '',
    setCookie: (line) => cookies.push(line),
  }
  if (route.keep) return answerFromCache(kernel, metrics, route, ask, parsed, request, reply)
  if (route.call.once) return finishOnce(ask, route, finish)
  const outcome = await runAtOnce(route, ask)
  if (isRefused(outcome)) return refuse(codeOf(route, outcome.refused), outcome.details)
  return finish(200, successEnvelope(outcome.done))
}

const finishOnce = async (ctx: CallContext<CallShape>, route: Route, finish: (code: number, body: string) => unknown) => {
  const words = await currentTexts(ctx.kernel)
  const { code, body } = await answerOnce(ctx, route, (outcome) => {
    if (!isRefused(outcome)) return { code: 200, body: successEnvelope(outcome.done) }
    const refused = codeOf(route, outcome.refused)
    return { code: refused, body: refusalEnvelope(words, { code: refused, lang: ctx.lang, data: outcome.details }) }
  })
  return finish(code, body)
}

const codeOf = (route: Route, reason: string): Code => {
  const code = route.call.refusals?.[reason]
  if (code === undefined) throw new Error(`the call ${route.name} has no code for the refusal ${reason}`)
  return code
}

class NotSaved extends Error {
  constructor(
    readonly code: Code,
    readonly details: unknown,
  ) {
    super('a refusal is not kept')
  }
}

const answerFromCache = async (
  kernel: Kernel,
  metrics: Metrics,
  route: Route,
  ctx: CallContext<CallShape>,
  parsed: ParsedRequest,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const key = answerKey(route, ctx.input, parsed.lang)
  const url = request.raw.url ?? ''
  if (route.call.method === 'GET' && !route.keep?.byLanguage && saysNothingElse(parsed.fields, ctx.input))
    kernel.cache.addresses.note(url, key)
  try {
    const found = kernel.cache.find(key)
    const stored = found ?? (await kernel.cache.make(key, drawing(route, ctx), route.keep?.late))
    const seconds = (performance.now() - parsed.startedAt) / 1000
    metrics.calls.observe({ call: route.name, code: '200' }, seconds)
    if (request.method !== 'HEAD') stored.onServed?.(ctx.address)
    reply.hijack()
    sendReady(request.raw, reply.raw, stored)
    return reply
  } catch (error) {
    if (!(error instanceof NotSaved)) throw error
    observe(metrics, route, error.code, parsed)
    const { code, details: data } = error
    return sendAnswer(reply, refusalEnvelope(await currentTexts(kernel), { code, lang: parsed.lang, data }))
  }
}

/** Makes a response, now and on later revalidations. It uses no session, token, file or cookies of the first client. */
const drawing = (route: Route, { kernel, input, lang, address }: CallContext<CallShape>) => {
  const nobody = { session: null, token: null, device: '', file: null, cookies: '', setCookie: () => {} }
  return () => making(route, { kernel, input, lang, address, ...nobody })
}

const making = async (route: Route, ctx: CallContext<CallShape>) => {
  const outcome = await runAtOnce(route, ctx)
  if (isRefused(outcome)) throw new NotSaved(codeOf(route, outcome.refused), outcome.details)
  const { seconds = 0, tags, isUnaffectedBy, onServed } = route.keep ?? {}
  return {
    body: successEnvelope(outcome.done),
    contentType: 'application/json; charset=utf-8',
    tags: tags?.(ctx.input, outcome.done) ?? [],
    isUnaffectedBy: outcome.isUnaffectedBy ?? isUnaffectedBy?.(ctx.input, outcome.done),
    seconds: typeof seconds === 'number' ? seconds : seconds(outcome.done),
    trueUntil: outcome.trueUntil,
    onServed: onServed?.(ctx.kernel, ctx.input, outcome.done),
  }
}

/** The session of a request, null for a visitor. If the request has no valid session, the code of the reason. */
const sessionOf = async (kernel: Kernel, { call: { who }, reads }: OpenRoute, request: FastifyRequest): Promise<Session | null | Code> => {
  const token = request.headers['access-token']
  if (typeof token !== 'string' || token === '') return who === 'visitor' ? null : 1100003
  if (who === 'visitor') {
    const found = await findSession(kernel.db, token, 'customer', kernel.now())
    return typeof found === 'string' ? null : found
  }
  const found = await findSession(kernel.db, token, who === 'member' ? 'any' : who, kernel.now(), reads)
  if (found === 'unknown') return 1000004
  if (found === 'expired') return 1100003
  return found === 'ended' ? 2000017 : found
}
