import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { defaultLanguage, isLanguage, type Language } from '@plaza/values'
import { failureEnvelope } from './envelope.ts'
import { dataHeaders } from './security-headers.ts'

export const languageOf = (header: string | string[] | undefined): Language =>
  typeof header === 'string' && isLanguage(header) ? header : defaultLanguage

const headersFor = (body: string): string[] => [
  'content-type',
  'application/json; charset=utf-8',
  'content-length',
  String(Buffer.byteLength(body)),
  'connection',
  'close',
  ...dataHeaders,
]

/** While the process leaves, whoever still comes is told to come back: another one, or this one after its start, will answer. */
export const sendAway = (request: IncomingMessage, response: ServerResponse): void => {
  const body = failureEnvelope(503, languageOf(request.headers['lang']))
  response.writeHead(503, ['retry-after', '2', ...headersFor(body)]).end(request.method === 'HEAD' ? undefined : body)
}

const statusOf: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** What never became a request is answered with the envelope as well, and its connection ends. */
export const refuseConnection = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const body = failureEnvelope(400, defaultLanguage)
  const headers = headersFor(body)
  const lines = headers.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${headers[at + 1]}`] : []))
  socket.end(`HTTP/1.1 ${statusOf[error.code ?? ''] ?? '400 Bad Request'}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}
