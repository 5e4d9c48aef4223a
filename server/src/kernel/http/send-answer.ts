import type { FastifyReply, FastifyRequest } from 'fastify'
import { dataHeaders } from './security-headers.ts'

const head = ['content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store', ...dataHeaders]

/** Sends an answer that was made for whoever asked, past what a framework does for answers of every kind. */
export const sendAnswer = (request: FastifyRequest, reply: FastifyReply, body: string, cookies: readonly string[] = []): FastifyReply => {
  reply.hijack()
  const kept = cookies.flatMap((line) => ['set-cookie', line])
  reply.raw.writeHead(200, [...head, ...kept, 'content-length', String(Buffer.byteLength(body)), 'x-request-id', request.id]).end(body)
  return reply
}
