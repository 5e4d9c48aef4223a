import { readFile } from 'node:fs/promises'
import { createServer, request as ask } from 'node:http'
import { inRoot } from '../ready/paths.mjs'
import { bases, dispatch } from './dispatch.mjs'

/**
 * One HTTP server in front of all others. `apps` returns the Vite servers by name once they have started. `serverPort` returns the port of the
 * mall's server, or throws the reason why no server runs.
 */
export function makeFront({ apps, serverPort }) {
  const front = createServer((request, response) => {
    answer({ request, response, apps, serverPort }).catch((error) => sendTrouble(response, error))
  })
  // Closes all websockets except those of Vite's own pages, which Vite handles.
  front.on('upgrade', ({ headers }, socket) => headers['sec-websocket-protocol']?.startsWith('vite-') || socket.destroy())
  return front
}

async function answer({ request, response, apps, serverPort }) {
  const { url } = request
  const { to, app, isPage } = dispatch({ host: request.headers.host, url })
  if (to) return response.writeHead(302, { location: to }).end()
  const fromServer = async () => passOn(request, response, { url, port: await serverPort() })
  if (!app) return fromServer()
  const vite = (await apps())[app]
  if (isPage && /^(GET|HEAD)$/.test(request.method)) return sendPage(vite, app, response)
  vite.middlewares(request, response, (error) => {
    if (error) sendTrouble(response, error)
    else fromServer().catch((fault) => sendTrouble(response, fault))
  })
}

async function sendPage(vite, app, response) {
  const html = await vite.transformIndexHtml(bases[app], await readFile(inRoot('apps', app, 'index.html'), 'utf8'))
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }).end(html)
}

/** Each request uses a new connection, so that no connection to a replaced server stays open. */
function passOn(request, response, { url, port }) {
  const headers = { ...request.headers, connection: 'close' }
  const upstream = ask({ host: '127.0.0.1', port, method: request.method, path: url, headers, agent: false }, (answered) => {
    const { connection: _connection, 'keep-alive': _keepAlive, ...others } = answered.headers
    response.writeHead(answered.statusCode, others)
    answered.pipe(response)
    answered.on('error', () => response.destroy())
  })
  upstream.on('error', (error) => sendTrouble(response, error))
  response.on('close', () => upstream.destroy())
  request.pipe(upstream)
}

function sendTrouble(response, error) {
  if (response.headersSent) return response.destroy()
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(`${error.message}\n`)
}
