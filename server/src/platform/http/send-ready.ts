import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Encoding, ReadyAnswer } from '../cache/response-cache.ts'
import { dataHeaders } from './security-headers.ts'

/** Matches an encoding in `accept-encoding` by name, unless its weight is 0. */
const taken = (encoding: string) => new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`)
const takesBr = taken('br')
const takesGzip = taken('gzip')

const encodingFor = (accepted: string | undefined, answer: ReadyAnswer): Encoding => {
  // Tests only the name, because reading a compressed body would create it.
  if (!accepted || !('br' in answer.bodies)) return 'identity'
  if (takesBr.test(accepted)) return 'br'
  return takesGzip.test(accepted) ? 'gzip' : 'identity'
}

const headOf = (answer: ReadyAnswer, encoding: Encoding, body: Buffer): string[] => {
  const made = answer.heads[encoding]
  if (made?.body === body) return made.lines
  const lines = [
    'content-type',
    answer.contentType,
    'content-length',
    String(body.length),
    'etag',
    answer.etag,
    'cache-control',
    answer.cacheControl,
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    'vary',
    answer.varies,
    ...(answer.extraHeaders.length > 0 ? answer.extraHeaders : dataHeaders),
  ]
  answer.heads[encoding] = { body, lines }
  return lines
}

const knows = (request: IncomingMessage, etag: string): boolean => {
  const known = request.headers['if-none-match']
  return (
    known !== undefined && (known === etag || known === '*' || known.split(/\s*,\s*/).some((each) => each.replace(/^W\//, '') === etag))
  )
}

/** Sends a cached response: nothing is parsed, looked up or serialised. */
export const sendReady = (request: IncomingMessage, response: ServerResponse, cachedAnswer: ReadyAnswer): void => {
  const answer = cachedAnswer.instead?.(request.headers.accept ?? '') ?? cachedAnswer
  if (knows(request, answer.etag)) {
    response.writeHead(304, ['etag', answer.etag, 'cache-control', answer.cacheControl, 'vary', answer.varies]).end()
    return
  }
  const encoding = encodingFor(request.headers['accept-encoding'] as string | undefined, answer)
  // Read once, because a better compressed body may replace it at any time.
  const body = answer.bodies[encoding] ?? answer.bodies.identity
  response.writeHead(200, headOf(answer, encoding, body))
  response.end(request.method === 'HEAD' ? undefined : body)
}
