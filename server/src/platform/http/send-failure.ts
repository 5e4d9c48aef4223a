import { outcomeUnknown, type TransportStatus } from '@plaza/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kernel } from '../kernel.ts'
import { envelope, failureEnvelope, refusalEnvelope } from './envelope.ts'
import { TransportFailure } from '../jobs/transport-failure.ts'
import { pageHead, plainPage } from './plain-page.ts'
import { asTheyCame } from '../documents/texts/said-in.ts'
import { languageOf } from './refuse-early.ts'
import { isAway } from '../observability/trouble.ts'
import { dataHeaders } from './security-headers.ts'

/** The single place that decides the HTTP response of a thrown failure. */
export const sendFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply, kernel: Kernel) => {
  const lang = languageOf(request.headers['lang'])
  for (let at = 0; at < dataHeaders.length; at += 2) reply.header(dataHeaders[at] ?? '', dataHeaders[at + 1])
  reply.type('application/json; charset=utf-8')
  if (lostItsRace.has((error as { code?: string }).code ?? ''))
    return reply.code(200).send(refusalEnvelope(asTheyCame, { code: 2000018, lang }))
  const status = toFailureAnswer(error, request, reply, kernel)
  const page = plainPage(status, request)
  return page === null
    ? reply.send(isUnknown(error, request) ? envelope(status, outcomeUnknown[lang], null) : failureEnvelope(status, lang))
    : reply.headers(pageHead).send(page)
}

/** True if the request was a change and its outcome is unknown. */
const isUnknown = (error: unknown, { method }: FastifyRequest): boolean => method === 'POST' && isAway(error)

/** Sets the status and `retry-after` of a failure, and logs the mall's own errors. */
export const toFailureAnswer = (error: unknown, request: FastifyRequest, reply: FastifyReply, kernel: Kernel): TransportStatus => {
  const failure = asTransportFailure(error)
  const trouble = kernel.trouble.note(error, kernel.now())
  if (trouble) kernel.log.error({ err: error, requestId: request.id }, `writes fail: ${trouble}`)
  if (failure.status === 500)
    kernel.log.error({ err: error, requestId: request.id, path: request.url.split('?', 1)[0]?.slice(0, 300) }, 'request failed')
  if (failure.retryAfterSeconds) reply.header('retry-after', String(failure.retryAfterSeconds))
  reply.code(failure.status)
  return failure.status
}

/** SQLSTATEs of a transaction that still has a conflict at its last retry. */
const lostItsRace = new Set(['40001', '40P01'])

const byStatus: Readonly<Record<number, TransportFailure>> = {
  400: new TransportFailure(400),
  404: new TransportFailure(404),
  405: new TransportFailure(405),
  408: new TransportFailure(408),
  413: new TransportFailure(413),
  415: new TransportFailure(415),
  429: new TransportFailure(429, 60),
  503: new TransportFailure(503, 2),
}

const asTransportFailure = (error: unknown): TransportFailure => {
  if (error instanceof TransportFailure) return error
  const { statusCode } = error as { statusCode?: number }
  if (statusCode && byStatus[statusCode]) return byStatus[statusCode]
  if (statusCode && statusCode >= 400 && statusCode < 500) return new TransportFailure(400)
  if (isAway(error)) return new TransportFailure(503, 2)
  return new TransportFailure(500)
}
