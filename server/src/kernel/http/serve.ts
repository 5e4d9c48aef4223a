import type { AnswerOf, Call, CallShape, Code, InputOf, ReasonOf, Who } from '@plaza/contract'
import { defaultLanguage, isLanguage, isRefused, type Language, type Outcome } from '@plaza/values'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kernel } from '../kernel.ts'
import { answerOnce } from '../once.ts'
import { findSession, type Session } from '../sessions.ts'
import { TransportFailure, failureEnvelope, refusalEnvelope, successEnvelope } from './envelope.ts'
import { decodeForm, type PlainFields } from './decode.ts'
import { answerKey } from './fast-lane.ts'
import { sendReady } from './send-ready.ts'
import { dataHeaders } from './security-headers.ts'
import type { Metrics } from './metrics.ts'
import { validate } from './validate.ts'

/** What a use case is asked: checked input, in whose name, and what it may lean on. */
export type Ask<C extends CallShape> = {
  kernel: Kernel
  input: InputOf<C>
  lang: Language
  /** Who asks; null for a visitor, and never null where the call names somebody. */
  session: Session | null
  address: string
  device: string
}
export type UseCase<C extends CallShape> = (ask: Ask<C>) => Promise<Outcome<AnswerOf<C>, ReasonOf<C>>>

/** An answer that is the same for everybody may be kept, under tags that say what it shows. */
export type Keep<C extends CallShape> = { seconds: number; tags: (input: InputOf<C>, answer: AnswerOf<C>) => readonly string[] }

export type Route = { name: string; call: Call; run: UseCase<CallShape>; keep?: Keep<CallShape>; open?: (kernel: Kernel) => boolean }

/** Joins a call of the contract to the use case that answers it. */
export const route = <C extends CallShape>(
  name: string,
  call: Call<C>,
  run: UseCase<C>,
  more: { keep?: Keep<C>; open?: (kernel: Kernel) => boolean } = {},
): Route => ({ name, call, run, ...more }) as unknown as Route

const knownCallers: readonly Who[] = ['visitor', 'customer', 'seller', 'operator']

/** The doors of the mall: everything is refused unless a call says who may. */
export const serve = (app: FastifyInstance, kernel: Kernel, metrics: Metrics, routes: readonly Route[]): void => {
  for (const each of routes) {
    if (!knownCallers.includes(each.call.who)) throw new Error(`the call ${each.name} does not say who may call it`)
    if (each.open && !each.open(kernel)) continue
    app.route({
      method: each.call.method,
      url: `/api${each.call.path.replace(/\{(\w+)\}/g, ':$1')}`,
      handler: (request, reply) => answer(kernel, metrics, each, request, reply),
    })
  }
}

type Asked = { lang: Language; fields: PlainFields; startedAt: number }

const readAsked = (request: FastifyRequest): Asked => {
  const header = request.headers['lang']
  const lang = typeof header === 'string' && isLanguage(header) ? header : defaultLanguage
  const query = request.raw.url?.split('?', 2)[1] ?? ''
  const body = (request.body ?? {}) as PlainFields
  return { lang, startedAt: performance.now(), fields: { ...decodeForm(query), ...body, ...(request.params as Record<string, string>) } }
}

const answer = async (kernel: Kernel, metrics: Metrics, route: Route, request: FastifyRequest, reply: FastifyReply) => {
  const asked = readAsked(request)
  const finish = (code: number, body: string) => {
    metrics.calls.observe({ call: route.name, code: String(code) }, (performance.now() - asked.startedAt) / 1000)
    return reply.type('application/json; charset=utf-8').send(body)
  }
  const refuse = (code: Code, data?: unknown) => finish(code, refusalEnvelope(code, asked.lang, data))

  const session = await sessionOf(kernel, route.call.who, request)
  if (typeof session === 'number') return refuse(session)
  const checked = validate(route.call, asked.fields)
  if ('code' in checked) return refuse(checked.code, { fields: checked.fields })

  const ask: Ask<CallShape> = {
    kernel,
    input: checked.input,
    lang: asked.lang,
    session,
    address: request.ip,
    device: String(request.headers['user-agent'] ?? '').slice(0, 200),
  }
  if (route.keep && session === null) return answerKept(kernel, metrics, route, ask, asked, request, reply)
  if (route.call.once) return finishOnce(ask, route, finish)
  const outcome = await route.run(ask)
  if (isRefused(outcome)) return refuse(codeOf(route, outcome.refused), outcome.details)
  return finish(200, successEnvelope(outcome.done))
}

const finishOnce = async (ask: Ask<CallShape>, route: Route, finish: (code: number, body: string) => unknown) => {
  const { code, body } = await answerOnce(ask, route, (outcome) =>
    isRefused(outcome)
      ? { code: codeOf(route, outcome.refused), body: refusalEnvelope(codeOf(route, outcome.refused), ask.lang, outcome.details) }
      : { code: 200, body: successEnvelope(outcome.done) },
  )
  return finish(code, body)
}

const codeOf = (route: Route, reason: string): Code => {
  const code = route.call.refusals?.[reason]
  if (code === undefined) throw new Error(`the call ${route.name} has no code for the refusal ${reason}`)
  return code
}

class NotKept extends Error {
  constructor(
    readonly code: Code,
    readonly details: unknown,
  ) {
    super('a refusal is not kept')
  }
}

const answerKept = async (
  kernel: Kernel,
  metrics: Metrics,
  route: Route,
  ask: Ask<CallShape>,
  asked: Asked,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const body = route.call.method === 'POST' ? ` ${JSON.stringify(request.body ?? {})}` : ''
  const key = body ? `POST ${request.raw.url}${body}` : answerKey(request.raw.url ?? '')
  try {
    const found = kernel.cache.find(key)
    const kept = found ?? (await kernel.cache.make(key, () => making(route, ask)))
    const seconds = (performance.now() - asked.startedAt) / 1000
    metrics.calls.observe({ call: route.name, code: '200' }, seconds)
    reply.hijack()
    sendReady(request.raw, reply.raw, kept)
    return reply
  } catch (error) {
    if (!(error instanceof NotKept)) throw error
    metrics.calls.observe({ call: route.name, code: String(error.code) }, (performance.now() - asked.startedAt) / 1000)
    return reply.type('application/json; charset=utf-8').send(refusalEnvelope(error.code, asked.lang, error.details))
  }
}

const making = async (route: Route, ask: Ask<CallShape>) => {
  const outcome = await route.run(ask)
  if (isRefused(outcome)) throw new NotKept(codeOf(route, outcome.refused), outcome.details)
  const tags = route.keep?.tags(ask.input, outcome.done) ?? []
  return { body: successEnvelope(outcome.done), contentType: 'application/json; charset=utf-8', tags, seconds: route.keep?.seconds ?? 0 }
}

const needsNobody = (who: Who) => who === 'visitor'

/** The session behind a request, null for a visitor, or the code that says why there is none. */
const sessionOf = async (kernel: Kernel, who: Who, request: FastifyRequest): Promise<Session | null | Code> => {
  const token = request.headers['access-token']
  if (typeof token !== 'string' || token === '') return needsNobody(who) ? null : 1100003
  if (needsNobody(who)) {
    const found = await findSession(kernel.db, token, 'customer', kernel.now())
    return typeof found === 'string' ? null : found
  }
  const found = await findSession(kernel.db, token, who as Exclude<Who, 'visitor'>, kernel.now())
  if (found === 'unknown') return 1000004
  if (found === 'expired') return 1100003
  return found === 'ended' ? 2000017 : found
}

/** One place decides how a thrown failure looks on the wire. */
export const sendFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply, kernel: Kernel) => {
  const header = request.headers['lang']
  const lang = typeof header === 'string' && isLanguage(header) ? header : defaultLanguage
  const failure = asTransportFailure(error)
  if (failure.status === 500) kernel.log.error({ err: error, requestId: request.id, url: request.url.slice(0, 300) }, 'request failed')
  if (failure.retryAfterSeconds) reply.header('retry-after', String(failure.retryAfterSeconds))
  for (let at = 0; at < dataHeaders.length; at += 2) reply.header(dataHeaders[at] ?? '', dataHeaders[at + 1])
  return reply.code(failure.status).type('application/json; charset=utf-8').send(failureEnvelope(failure.status, lang))
}

const byStatus: Readonly<Record<number, TransportFailure>> = {
  400: new TransportFailure(400),
  404: new TransportFailure(404),
  405: new TransportFailure(405),
  413: new TransportFailure(413),
  415: new TransportFailure(415),
  429: new TransportFailure(429, 60),
  503: new TransportFailure(503, 2),
}

const outOfConnections = /timeout exceeded when trying to connect|Connection terminated|ECONNREFUSED|the database system is/
const databaseAway = new Set(['57P01', '57P02', '57P03', '53300', '08006', '08001', '57014', '55P03'])

const asTransportFailure = (error: unknown): TransportFailure => {
  if (error instanceof TransportFailure) return error
  const { statusCode, code, message } = error as { statusCode?: number; code?: string; message?: string }
  if (statusCode && byStatus[statusCode]) return byStatus[statusCode]
  if (statusCode && statusCode >= 400 && statusCode < 500) return new TransportFailure(400)
  if (databaseAway.has(code ?? '') || code === 'ECONNREFUSED' || outOfConnections.test(message ?? '')) return new TransportFailure(503, 2)
  return new TransportFailure(500)
}
