import type { FastifyReply } from 'fastify'
import { dataHeaders } from './security-headers.ts'

const head = ['content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store', ...dataHeaders]

const fromHooks = ['x-request-id', 'ratelimit-policy', 'ratelimit'] as const

/** Headers that the server's hooks set. A response that bypasses the framework must repeat them. */
const headersOfHooks = (reply: FastifyReply): string[] =>
  fromHooks.flatMap((name) => {
    const value = reply.getHeader(name)
    return value === undefined ? [] : [name, String(value)]
  })

/** Sends a response made for one client. It bypasses the framework's general processing for speed. */
export const sendAnswer = (reply: FastifyReply, body: string, cookies: readonly string[] = []): FastifyReply => {
  reply.hijack()
  const cookieHeaders = cookies.flatMap((line) => ['set-cookie', line])
  reply.raw
    .writeHead(200, [...head, ...cookieHeaders, 'content-length', String(Buffer.byteLength(body)), ...headersOfHooks(reply)])
    .end(body)
  return reply
}

/** Answers a HEAD request without content and length, because the response is not made. */
export const sendHead = (reply: FastifyReply): FastifyReply => {
  reply.hijack()
  reply.raw.writeHead(200, [...head, ...headersOfHooks(reply)]).end()
  return reply
}
