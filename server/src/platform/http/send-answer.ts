import type { FastifyReply, FastifyRequest } from 'fastify'
import { dataHeaders } from './security-headers.ts'

const head = ['content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store', ...dataHeaders]

/** Sends a response made for one client, without the framework's general processing. */
export const sendAnswer = (request: FastifyRequest, reply: FastifyReply, body: string, cookies: readonly string[] = []): FastifyReply => {
  reply.hijack()
  const cookieHeaders = cookies.flatMap((line) => ['set-cookie', line])
  reply.raw
    .writeHead(200, [...head, ...cookieHeaders, 'content-length', String(Buffer.byteLength(body)), 'x-request-id', request.id])
    .end(body)
  return reply
}

/** Answers a HEAD request without a body, because content and length are unknown. */
export const sendHead = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  reply.hijack()
  reply.raw.writeHead(200, [...head, 'x-request-id', request.id]).end()
  return reply
}
