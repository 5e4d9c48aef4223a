import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { mallUrl } from './mall.ts'

/**
 * The mall behind a door of its own, which can be away, or take what it is asked and say nothing, or fail with a status where its page is asked for,
 * or serve another build of the same pages with all files named anew.
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
/** Headers of one connection, and of a cache of another build. */
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
  const asked = request.url ?? '/'
  if (asked === '/' && mall.failsWith !== null)
    return void response.writeHead(mall.failsWith, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>')
  const isFile = asked.startsWith('/assets/')
  if (isFile && /\.2\.\w+$/.test(asked) !== (mall.build === 2)) return void response.writeHead(404).end()
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !betweenTwo.has(name)))
  const given = await fetch(mallUrl + asked.replace(/\.2\.(\w+)$/, '.$1'), {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(request.method === 'POST' ? { body: new Uint8Array(await bodyOf(request)) } : {}),
  })
  const type = given.headers.get('content-type')
  const body = Buffer.from(await given.arrayBuffer())
  const told = [...given.headers].filter(
    ([name]) => !['content-length', 'content-encoding', 'etag', 'last-modified', 'connection', 'keep-alive'].includes(name),
  )
  response.writeHead(given.status, Object.fromEntries(told))
  response.end(mall.build === 2 && isText(type) ? renamed(body.toString()) : body)
}

/** A request on a silent connection is lost: this function destroys it once the mall speaks again. */
const untilItSpeaks = async (mall: Pick<ChangingMall, 'silent'>, response: ServerResponse): Promise<void> => {
  while (mall.silent && !response.destroyed) await pause(100)
  response.destroy()
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
