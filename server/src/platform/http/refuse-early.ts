import type { TransportStatus } from '@plaza/contract'
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

/** Sends the failure envelope before the request is read, and closes the connection. */
export const refuseRequest = (request: IncomingMessage, response: ServerResponse, status: TransportStatus, more: string[] = []): void => {
  const body = failureEnvelope(status, languageOf(request.headers['lang']))
  response.writeHead(status, [...more, ...headersFor(body)]).end(request.method === 'HEAD' ? undefined : body)
}

/** During shutdown, refuses a new request with a retry time. Another process, or this one after its restart, answers the retry. */
export const sayGoodbye = (request: IncomingMessage, response: ServerResponse): void =>
  refuseRequest(request, response, 503, ['retry-after', '2'])

const refusals: Readonly<Record<string, readonly [TransportStatus, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
}

/** A client has this long to read the refusal; then the server closes the connection. */
export const lingerMs = 2000

/** Malformed input that never became a request also gets the failure envelope, and its connection ends. */
export const refuseConnection = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, name] = refusals[error.code ?? ''] ?? [400, 'Bad Request']
  const body = failureEnvelope(status, defaultLanguage)
  const headers = headersFor(body)
  const lines = headers.flatMap((header, at) => (at % 2 === 0 ? [`${header}: ${headers[at + 1]}`] : []))
  socket.end(`HTTP/1.1 ${status} ${name}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
  setTimeout(() => socket.destroy(), lingerMs).unref()
}
