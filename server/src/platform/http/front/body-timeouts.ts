import type { IncomingMessage, ServerResponse } from 'node:http'
import { lingerMs, refuseConnection } from '../refuse-early.ts'

/** Maximum time for a form to arrive. */
const formMs = 15_000
/** An upload may come over a slow line. It may last as long as the connection if it sends at least `minBytes` every `paceMs`. */
const uploadPath = /^\/api\/(upload|seller\/products\/import)(\?|$)/
const paceMs = 10_000
const minBytes = 10 * 1024

const tooSlow = () => Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

/** Disconnects clients that send a body too slowly, and clients that keep sending a refused body. */
export const boundBodies = (request: IncomingMessage, response: ServerResponse, paces = { formMs, paceMs }): void => {
  response.once('finish', () => {
    if (!request.complete) setTimeout(() => request.complete || request.socket.destroy(), lingerMs).unref()
  })
  if (request.method === 'GET' || request.method === 'HEAD') return
  const cut = () => {
    if (request.complete) return
    if (response.headersSent) request.socket.destroy()
    else refuseConnection(tooSlow(), request.socket)
  }
  const watch = uploadPath.test(request.url ?? '') ? setInterval(atPace(request, cut), paces.paceMs) : setTimeout(cut, paces.formMs)
  request.once('close', () => clearTimeout(watch))
}

const atPace = (request: IncomingMessage, cut: () => void) => {
  let before = request.socket.bytesRead
  return () => {
    const now = request.socket.bytesRead
    // The body of a queued request is not read, so none of its bytes arrive. Such a pause is not the client's fault.
    if (request.readableFlowing && now - before < minBytes) cut()
    before = now
  }
}
