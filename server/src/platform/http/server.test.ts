import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { call, transportMessages } from '@plaza/contract'
import { done } from '@plaza/values'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMall, type SmallMall } from '../../../test/mall.ts'
import { rawRequest, talk } from '../../../test/raw-http.ts'
import { asking, type Body, form, isFailure, longText, trialCalls, wordy } from '../../../test/trial-calls.ts'
import { route } from './serve.ts'

let mall: SmallMall
beforeAll(async () => {
  mall = await openMall(trialCalls)
})
afterAll(() => mall.end())
const ask = asking(() => mall)

test('a body that is too large is a 413, with a content length or chunked', async () => {
  isFailure(await ask('/api/trial/echo-post', form(`q=${'x'.repeat(70_000)}`)), 413)
  const chunked = new ReadableStream({
    start(controller) {
      for (let at = 0; at < 20; at += 1) controller.enqueue(new TextEncoder().encode('x'.repeat(8000)))
      controller.close()
    },
  })
  const answer = await ask('/api/trial/echo-post', { ...form(''), body: chunked, duplex: 'half' } as RequestInit)
  isFailure(answer, 413)
})

test('too many requests are a 429 with Retry-After, also for cached responses', async () => {
  const busy = await openMall(trialCalls, { RATE_LIMIT_PER_MINUTE: '5' })
  const statuses: number[] = []
  for (let at = 0; at < 8; at += 1) statuses.push((await fetch(`${busy.origin}/api/trial/long`)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
  const answer = await fetch(`${busy.origin}/api/trial/plain`)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  isFailure({ status: answer.status, body: (await answer.json()) as Body }, 429)
  await busy.end()
})

const hardening = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}
test.each<[string, RequestInit?]>([
  ['/api/trial/plain'],
  ['/api/trial/long'],
  ['/api/trial/long'],
  ['/api/trial/refuse'],
  ['/api/nothing'],
  ['/nothing'],
  ['/api/trial/fail'],
  ['/api/trial/away'],
  ['/api/trial/one/%ff'],
  ['/api/trial/plain', { method: 'POST' }],
  ['/api/trial/plain', { method: 'HEAD' }],
  ['/api/trial/echo-post', form('<', 'text/html')],
])('every response has the security headers: %s', async (path, init) => {
  const { headers } = await ask(path, init)
  expect(Object.fromEntries(Object.keys(hardening).map((name) => [name, headers.get(name)]))).toEqual(hardening)
  expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null])
})

test.each([['/healthz'], ['/readyz']])('%s is sent with nosniff', async (path) => {
  expect((await ask(path)).headers.get('x-content-type-options')).toBe('nosniff')
})

test('every routed response has a unique request id', async () => {
  const ids = await Promise.all(
    ['/api/trial/plain', '/api/trial/plain', '/api/nothing', '/api/trial/fail'].map(async (path) =>
      (await ask(path)).headers.get('x-request-id'),
    ),
  )
  expect(ids.every((id) => id !== null && /^[a-z0-9-]{3,40}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a cached response has the same content in every encoding', async () => {
  const fetchAs = (encoding: string) =>
    rawRequest(mall.port, `GET /api/trial/long HTTP/1.1\r\nhost: x\r\naccept-encoding: ${encoding}\r\nconnection: close\r\n\r\n`)
  const plain = await fetchAs('identity')
  const expected = JSON.stringify({ code: 200, message: 'success', data: { words: longText } })
  expect(plain.body.toString()).toBe(expected)
  const [br, gzip] = [await fetchAs('gzip, deflate, br'), await fetchAs('gzip')]
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(br.body).toString()).toBe(expected)
  expect(gunzipSync(gzip.body).toString()).toBe(expected)
  for (const each of [plain, br, gzip]) {
    expect(each.headers['vary']).toContain('accept-encoding')
    expect(Number(each.headers['content-length'])).toBe(each.body.length)
  }
})

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0.000 , gzip', 'gzip'],
  ['gzip;q=0, identity', undefined],
  ['', undefined],
  ['deflate', undefined],
])('an encoding that the client does not accept is not sent: %s', async (accepted, encoding) => {
  const answer = await rawRequest(
    mall.port,
    `GET /api/trial/long HTTP/1.1\r\nhost: x\r\naccept-encoding: ${accepted}\r\nconnection: close\r\n\r\n`,
  )
  expect(answer.headers['content-encoding']).toBe(encoding)
})

test('a matching If-None-Match gets a 304', async () => {
  const etag = (await ask('/api/trial/long')).headers.get('etag') ?? ''
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await ask('/api/trial/long', { headers: { 'if-none-match': known } })
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag])
  }
  expect((await ask('/api/trial/long', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

test('HEAD returns the headers of GET and no body', async () => {
  const path = '/api/trial/long'
  const [whole, head] = [
    await ask(path, { headers: { 'accept-encoding': 'identity' } }),
    await ask(path, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } }),
  ]
  expect([head.status, head.text]).toEqual([200, ''])
  for (const name of ['content-length', 'content-type', 'etag']) expect(head.headers.get(name)).toBe(whole.headers.get(name))
})

test('oversized headers and non-HTTP bytes are refused with the envelope, and the connection closes', async () => {
  const large = await rawRequest(mall.port, `GET /api/trial/plain HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(10_000)}\r\n\r\n`)
  expect(large.status).toBe(431)
  expect(JSON.parse(large.body.toString())).toEqual({ code: 431, message: transportMessages[431].en, data: null })
  for (const nonsense of [
    'HELLO\r\n\r\n',
    'GET /api/trial/plain HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n',
    'GET / HTTP/1.1\r\nbad header\r\n\r\n',
  ]) {
    const answer = await rawRequest(mall.port, nonsense)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.body.toString())).toEqual({ code: 400, message: transportMessages[400].en, data: null })
    expect(answer.headers['connection']).toBe('close')
  }
})

test('a client that sends its headers too slowly is disconnected', async () => {
  const startedAt = performance.now()
  const { closed, socket } = talk(mall.port)
  socket.write('GET /api/trial/plain HTTP/1.1\r\nhost: x\r\n')
  const drops = setInterval(() => socket.writable && socket.write('x-drop: 1\r\n'), 500)
  const said = await closed
  clearInterval(drops)
  expect(performance.now() - startedAt).toBeGreaterThan(8_000)
  if (said.length > 0) expect(said.toString()).toMatch(/^HTTP\/1\.1 408/)
}, 20_000)

test('clients that disconnect mid-request do no harm', async () => {
  for (let at = 0; at < 20; at += 1) {
    const socket = connect(mall.port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write('POST /api/trial/echo-post HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"q":')
    await new Promise((resolve) => setTimeout(resolve, 5))
    socket.destroy()
  }
  expect((await ask('/api/trial/plain')).status).toBe(200)
})

test('shutdown finishes requests in progress and refuses new ones with the envelope', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const slow = route('slow', call({ ...wordy, path: '/trial/slow' }), async () => {
    await held
    return done({ words: 'finished' })
  })
  const leaving = await openMall([slow, ...trialCalls])
  await fetch(`${leaving.origin}/api/trial/long`)
  const begun = fetch(`${leaving.origin}/api/trial/slow`)
  const client = talk(leaving.port)
  client.socket.write('GET /api/trial/pl')
  await new Promise((resolve) => setTimeout(resolve, 100))
  const closing = leaving.app.close()
  await new Promise((resolve) => setTimeout(resolve, 100))
  client.socket.write('ain HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  const late = (await client.closed).toString()
  expect(late).toMatch(/^HTTP\/1\.1 503/)
  expect(late.toLowerCase()).toContain('retry-after: ')
  expect(JSON.parse(late.slice(late.indexOf('{')))).toEqual({ code: 503, message: transportMessages[503].en, data: null })
  release()
  expect(((await (await begun).json()) as Body).data).toEqual({ words: 'finished' })
  await closing
  await leaving.end()
})
