import type { FastifyReply, FastifyRequest } from 'fastify'
import { dataHeaders } from './security-headers.ts'

const head = ['content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store', ...dataHeaders]

/** Sends an answer made for one client, bypassing the framework's general work. */
export const sendAnswer = (request: FastifyRequest, reply: FastifyReply, body: string, cookies: readonly string[] = []): FastifyReply => {
  reply.hijack()
  const kept = cookies.flatMap((line) => ['set-cookie', line])
  reply.raw.writeHead(200, [...head, ...kept, 'content-length', String(Buffer.byteLength(body)), 'x-request-id', request.id]).end(body)
  return reply
}

/** The same for a HEAD request: no body, because its content and length are unknown. */
export const sendHead = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  reply.hijack()
  reply.raw.writeHead(200, [...head, 'x-request-id', request.id]).end()
  return reply
}
