import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { mallUrl } from './mall.ts'

/**
 * A proxy in front of the mall. It can be unreachable, accept requests without answering, fail page requests with a status, or serve another build
 * with renamed files.
 */
export type ChangingMall = {
  url: string
  build: 1 | 2
  away: boolean
  silent: boolean
  failsWith: number | null
  close: () => Promise<void>
}

const fileName = /-([\w-]{8})\.(js|css|woff2)\b/g
const renamed = (text: string) => text.replace(fileName, '-$1.2.$2').replace(/name:`?"?([0-9a-f]{12})/, (all) => `${all.slice(0, -1)}x`)
/** Headers that the proxy must not pass on, because they belong to one connection or to another build's cache. */
const betweenTwo = new Set(['host', 'connection', 'accept-encoding', 'if-none-match', 'if-modified-since'])
const isText = (type: string | null) => /javascript|html/.test(type ?? '')

export const openChangingMall = async (): Promise<ChangingMall> => {
  const mall = { build: 1 as 1 | 2, away: false, silent: false, failsWith: null as number | null }
  const server: Server = createServer((request, response) => void answer(mall, request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return Object.assign(mall, { url: `http://localhost:${port}`, close })
}

const answer = async (mall: Omit<ChangingMall, 'url' | 'close'>, request: IncomingMessage, response: ServerResponse) => {
  if (mall.away) return void response.destroy()
  if (mall.silent) return untilItSpeaks(mall, response)
  const path = request.url ?? '/'
  if (path === '/' && mall.failsWith !== null)
    return void response.writeHead(mall.failsWith, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>')
  const isFile = path.startsWith('/assets/')
  if (isFile && /\.2\.\w+$/.test(path) !== (mall.build === 2)) return void response.writeHead(404).end()
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !betweenTwo.has(name)))
  const upstream = await fetch(mallUrl + path.replace(/\.2\.(\w+)$/, '.$1'), {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(request.method === 'POST' ? { body: new Uint8Array(await bodyOf(request)) } : {}),
  })
  const type = upstream.headers.get('content-type')
  const body = Buffer.from(await upstream.arrayBuffer())
  const sentHeaders = [...upstream.headers].filter(
    ([name]) => !['content-length', 'content-encoding', 'etag', 'last-modified', 'connection', 'keep-alive'].includes(name),
  )
  response.writeHead(upstream.status, Object.fromEntries(sentHeaders))
  response.end(mall.build === 2 && isText(type) ? renamed(body.toString()) : body)
}

/** Leaves a request unanswered while the proxy is silent, and then destroys the connection, as if it were lost. */
const untilItSpeaks = async (mall: Pick<ChangingMall, 'silent'>, response: ServerResponse): Promise<void> => {
  while (mall.silent && !response.destroyed) await pause(100)
  response.destroy()
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
