import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { call, transportMessages } from '@plaza/contract'
import { done } from '@plaza/values'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openMall, type SmallMall } from '../../../../test/mall.ts'
import { rawRequest, talk } from '../../../../test/raw-http.ts'
import { trialCalls, wordy } from '../../../../test/trial-calls.ts'
import { route } from '../serve.ts'
import { boundConnections } from './bound-connections.ts'
import { boundBodies } from './body-timeouts.ts'

let ran = 0
const counting = route('count', call({ ...wordy, path: '/trial/count' }), async () => done({ words: String((ran += 1)) }))

let mall: SmallMall
beforeAll(async () => {
  mall = await openMall([...trialCalls, counting])
})
afterAll(() => mall.end())

const many = (count: number) => Array.from({ length: count }, (_, at) => `x-${at}: 1\r\n`).join('')
const refusedWith = async (request: string, status: keyof typeof transportMessages) => {
  const answer = await rawRequest(mall.port, request)
  expect([answer.status, answer.headers['connection']]).toEqual([status, 'close'])
  expect(JSON.parse(answer.body.toString())).toEqual({ code: status, message: transportMessages[status].en, data: null })
}

describe('request rejected by its head', () => {
  test('has more headers than are read: a hidden one might name the client', async () => {
    await refusedWith(`GET /metrics HTTP/1.1\r\nhost: x\r\n${many(64)}x-forwarded-for: 192.0.2.1\r\n\r\n`, 431)
    await refusedWith(`GET /api/trial/plain HTTP/1.1\r\nhost: x\r\n${many(500)}\r\n`, 431)
    expect((await rawRequest(mall.port, `GET /api/trial/plain HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${many(62)}\r\n`)).status).toBe(
      200,
    )
  })
  test('has no host header, or two', async () => {
    await refusedWith('GET /api/trial/plain HTTP/1.1\r\n\r\n', 400)
    await refusedWith('GET /api/trial/plain HTTP/1.1\r\nhost: a\r\nHOST: b\r\n\r\n', 400)
  })
  test('has a compressed body', async () => {
    const body = gzipSync('q=tea').toString('latin1')
    const head = `content-type: application/x-www-form-urlencoded\r\ncontent-encoding: gzip\r\ncontent-length: ${body.length}`
    await refusedWith(`POST /api/trial/echo-post HTTP/1.1\r\nhost: x\r\n${head}\r\n\r\n`, 415)
  })
})

test('metrics of a real mall require a token, on the same machine too', async () => {
  const look = async ({ origin }: SmallMall, token?: string) =>
    (await fetch(`${origin}/metrics`, token ? { headers: { authorization: `Bearer ${token}` } } : {})).status
  expect(await look(mall)).toBe(200)
  const real = await openMall([], { DEMO: '0', SECRET_KEY: 's'.repeat(32) })
  expect(await look(real)).toBe(404)
  await real.end()
  const watched = await openMall([], { DEMO: '0', SECRET_KEY: 's'.repeat(32), METRICS_TOKEN: 'look-at-the-figures' })
  expect([await look(watched), await look(watched, 'look-at-the-figures')]).toEqual([404, 200])
  await watched.end()
})

test('a HEAD request does not run the call', async () => {
  const head = await fetch(`${mall.origin}/api/trial/count`, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-type'), ran]).toEqual([200, 'application/json; charset=utf-8', 0])
})

test('a client that waited too long gets a retry response: JSON for a program, a page for a browser', async () => {
  // In a new mall all clients are new.
  const own = await openMall(trialCalls)
  const now = performance.now.bind(performance)
  let later = 0
  // Each reading of the clock adds nine seconds.
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + (later += 9000))
  const ask = (path: string, ...headers: string[]) => `GET ${path} HTTP/1.1\r\n${['host: x', ...headers].join('\r\n')}\r\n\r\n`
  const page = ['accept: text/html', 'accept-language: th', 'connection: close']
  const { socket, closed } = talk(own.port)
  // The client sends three requests at once. The second and third wait in the queue.
  socket.write([ask('/api/trial/plain'), ask('/api/trial/plain', 'lang: es'), ask('/', ...page)].join(''))
  const said = (await closed).toString().split(/(?=HTTP\/1\.1 )/)
  clock.mockRestore()
  await own.end()
  expect(said.map((each) => each.slice(9, 12))).toEqual(['200', '503', '503'])
  expect(said[1]).toContain(transportMessages[503].es)
  expect(said[1]).toContain('retry-after: 5')
  expect(said[2]).toContain(`<html lang="th">`)
  expect(said[2]).toContain(transportMessages[503].th)
})

test('an address is limited to a number of connections, and a closed one frees its slot', async () => {
  const server: Server = createServer((_, response) => void response.end('here'))
  boundConnections(server, 2)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const [first, second] = [talk(port), talk(port)]
  await Promise.all([first, second].map(({ socket }) => new Promise((resolve) => socket.once('connect', resolve))))
  expect((await talk(port).closed).toString()).toBe('')
  first.socket.destroy()
  await expect.poll(async () => (await rawRequest(port, 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).status).toBe(200)
  second.socket.destroy()
  server.close()
})

describe('slow request body', () => {
  const dripping = async (path: string, answers: boolean) => {
    const server = createServer((request, response) => {
      boundBodies(request, response, { formMs: 200, paceMs: 100 })
      if (answers) response.end('no')
      else request.resume()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { socket, closed } = talk((server.address() as AddressInfo).port)
    socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 90000\r\n\r\n`)
    const drops = setInterval(() => socket.writable && socket.write('x'), 50)
    const said = (await closed).toString()
    clearInterval(drops)
    server.close()
    return said
  }
  test.each(['/api/trial/echo-post', '/api/upload'])('is answered with 408 and closed: %s', async (path) => {
    const said = await dripping(path, false)
    expect(said).toMatch(/^HTTP\/1\.1 408 /)
    expect(JSON.parse(said.slice(said.indexOf('{')))).toMatchObject({ code: 408 })
  })
  test('a body of an already answered request is closed after a time', async () => {
    expect(await dripping('/api/upload', true)).toMatch(/^HTTP\/1\.1 200 /)
  })
})
