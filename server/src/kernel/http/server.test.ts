import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { call, codes, messageOf, transportMessages } from '@plaza/contract'
import { Id, text } from '@plaza/contract/fields'
import { done, refused } from '@plaza/values'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openMall, type SmallMall } from '../../../test/mall.ts'
import { rawRequest, talk } from '../../../test/raw-http.ts'
import { openSession } from '../sessions.ts'
import { transact } from '../transact.ts'
import { route, type Route } from './serve.ts'

const wordy = { method: 'GET', who: 'visitor', summary: 'Trial', answer: z.object({ words: z.string() }) } as const
const longText = 'Tea for two, '.repeat(400)
const conflict = Object.assign(new Error('could not serialize'), { code: '40001' })

const routes: Route[] = [
  route('getLong', call({ ...wordy, path: '/trial/long' }), async () => done({ words: longText }), {
    keep: { seconds: 60, tags: () => ['long'] },
  }),
  route('getPlain', call({ ...wordy, path: '/trial/plain' }), async () => done({ words: 'plain' })),
  route('getEcho', call({ ...wordy, path: '/trial/echo', input: z.object({ q: text(400) }) }), async ({ input }) =>
    done({ words: input.q }),
  ),
  route('getOne', call({ ...wordy, path: '/trial/one/{id}', input: z.object({ id: Id }) }), async ({ input }) => done({ words: input.id })),
  route('postEcho', call({ ...wordy, method: 'POST', path: '/trial/echo-post', input: z.object({ q: text(400) }) }), async ({ input }) =>
    done({ words: input.q }),
  ),
  route('refuse', call({ ...wordy, path: '/trial/refuse', refusals: { sold_out: 2000023 } }), async () =>
    refused('sold_out', { items_left: 2 }),
  ),
  route('fail', call({ ...wordy, path: '/trial/fail' }), async () => {
    throw new Error('select * from secrets at /home/mall/server.ts')
  }),
  route('lose', call({ ...wordy, path: '/trial/lose' }), async () => {
    throw conflict
  }),
  route('away', call({ ...wordy, path: '/trial/away' }), async () => {
    throw Object.assign(new Error('terminating connection'), { code: '57P01' })
  }),
  route('getMine', call({ ...wordy, path: '/trial/mine', who: 'customer' }), async ({ session }) =>
    done({ words: session?.personId ?? '' }),
  ),
]

let mall: SmallMall
beforeAll(async () => {
  mall = await openMall(routes)
})
afterAll(() => mall.end())

type Body = { code: number; message: string; data: unknown }
const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(`${mall.origin}${path}`, init)
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text, body: (text.startsWith('{') ? JSON.parse(text) : {}) as Body }
}
const form = (body: string | Uint8Array<ArrayBuffer>, type = 'application/x-www-form-urlencoded'): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': type },
})
const isFailure = (answer: { status: number; body: Body }, status: keyof typeof transportMessages) => {
  expect(answer.status).toBe(status)
  expect(answer.body).toEqual({ code: status, message: transportMessages[status].en, data: null })
}

test('a call that does not say who may ask does not start', async () => {
  const { who: _left, ...nameless } = call({ ...wordy, path: '/trial/nameless' })
  await expect(
    openMall([route('nameless', nameless as typeof nameless & { who: 'visitor' }, async () => done({ words: '' }))]),
  ).rejects.toThrow('the call nameless does not say who may call it')
})

test('success is an envelope', async () => {
  const answer = await ask('/api/trial/plain')
  expect([answer.status, answer.text]).toEqual([200, '{"code":200,"message":"success","data":{"words":"plain"}}'])
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
})

test('a refusal is HTTP 200 with a code, a message in the language of the request, and details', async () => {
  for (const lang of ['en', 'th', 'zhtw'] as const) {
    const answer = await ask('/api/trial/refuse', { headers: { lang } })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ code: 2000023, message: codes[2000023][lang], data: { items_left: 2 } })
  }
  expect((await ask('/api/trial/refuse', { headers: { lang: 'klingon' } })).body.message).toBe(codes[2000023].en)
})

test.each([['/api/nothing'], ['/api/'], ['/api/trial/plain/'], ['/api/Trial/plain']])(
  'nothing at an address is a 404: %s',
  async (path) => {
    isFailure(await ask(path), 404)
  },
)

test('a 404 speaks the language of the request', async () => {
  expect((await ask('/api/nothing', { headers: { lang: 'jp' } })).body.message).toBe(messageOf(404, 'jp'))
})

test.each([
  ['POST', '/api/trial/plain', 'GET, HEAD'],
  ['GET', '/api/trial/echo-post', 'POST'],
  ['PUT', '/api/trial/echo-post', 'POST'],
  ['DELETE', '/api/trial/one/7', 'GET, HEAD'],
  ['PATCH', '/api/trial/plain', 'GET, HEAD'],
  ['POST', '/api/trial/one/7', 'GET, HEAD'],
])('another method is a 405 that names the right one: %s %s', async (method, path, allow) => {
  const answer = await ask(path, { method })
  isFailure(answer, 405)
  expect(answer.headers.get('allow')).toBe(allow)
})

test.each<[string, RequestInit]>([
  ['bytes that are not UTF-8', form(new Uint8Array([0x71, 0x3d, 0xff]))],
  ['NUL in a form', form('q=a%00b')],
  ['a percent that says nothing', form('q=%zz')],
  ['brackets without end', form('a[b][c][d][e][f][g]=1')],
  ['JSON that breaks off', form('{"q":', 'application/json')],
  ['JSON that is a list', form('[1]', 'application/json')],
])('%s is a 400', async (_what, init) => {
  isFailure(await ask('/api/trial/echo-post', init), 400)
})

test('a query is held to the same rules as a form', async () => {
  isFailure(await ask('/api/trial/echo?q=%ff'), 400)
  isFailure(await ask('/api/trial/echo?q=%00'), 400)
  isFailure(await ask('/api/trial/one/%ff'), 400)
})

test('a question mark in a query is a sign like others', async () => {
  expect((await ask('/api/trial/echo?q=what?really?')).body.data).toEqual({ words: 'what?really?' })
})

test('too large is a 413, whether it is announced or simply sent', async () => {
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

test.each([['text/plain'], ['application/xml'], ['text/html; charset=utf-8'], ['nonsense']])(
  'a body of the kind %s is a 415',
  async (type) => {
    isFailure(await ask('/api/trial/echo-post', form('q=1', type)), 415)
  },
)

test('forms and JSON say the same', async () => {
  expect((await ask('/api/trial/echo-post', form('q=%E0%B8%8A%E0%B8%B2'))).body.data).toEqual({ words: 'ชา' })
  expect((await ask('/api/trial/echo-post', form('{"q":"ชา"}', 'application/json; charset=utf-8'))).body.data).toEqual({ words: 'ชา' })
})

test('a bug is a 500 that tells nothing of the inside', async () => {
  const answer = await ask('/api/trial/fail')
  isFailure(answer, 500)
  expect(answer.text).not.toMatch(/secret|home|server\.ts|Error/)
})

test('a write that lost its race after all its tries can be tried again by its person', async () => {
  const answer = await ask('/api/trial/lose')
  expect([answer.status, answer.body.code, answer.body.message]).toEqual([200, 2000018, codes[2000018].en])
})

test('a database that is away is a 503 that says when to come back', async () => {
  const answer = await ask('/api/trial/away')
  isFailure(answer, 503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('too many requests are a 429 that says when to come back, also for kept answers', async () => {
  const busy = await openMall(routes, { RATE_LIMIT_PER_MINUTE: '5' })
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
])('every answer is hardened: %s', async (path, init) => {
  const { headers } = await ask(path, init)
  expect(Object.fromEntries(Object.keys(hardening).map((name) => [name, headers.get(name)]))).toEqual(hardening)
  expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null])
})

test.each([['/api/trial/plain'], ['/api/trial/refuse']])(
  'what was answered to one person is kept by nobody on the way: %s',
  async (path) => {
    expect((await ask(path)).headers.get('cache-control')).toBe('no-store')
  },
)

test.each([['/healthz'], ['/readyz']])('%s is not guessed at', async (path) => {
  expect((await ask(path)).headers.get('x-content-type-options')).toBe('nosniff')
})

test('every routed answer has a number of its own to be found by', async () => {
  const ids = await Promise.all(
    ['/api/trial/plain', '/api/trial/plain', '/api/nothing', '/api/trial/fail'].map(async (path) =>
      (await ask(path)).headers.get('x-request-id'),
    ),
  )
  expect(ids.every((id) => id !== null && /^[a-z0-9-]{3,40}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a kept answer says the same in every encoding', async () => {
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
])('what a client will not take is not sent: %s', async (accepted, encoding) => {
  const answer = await rawRequest(
    mall.port,
    `GET /api/trial/long HTTP/1.1\r\nhost: x\r\naccept-encoding: ${accepted}\r\nconnection: close\r\n\r\n`,
  )
  expect(answer.headers['content-encoding']).toBe(encoding)
})

test('who has the answer already is told only that', async () => {
  const etag = (await ask('/api/trial/long')).headers.get('etag') ?? ''
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await ask('/api/trial/long', { headers: { 'if-none-match': known } })
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag])
  }
  expect((await ask('/api/trial/long', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

test.each([['/api/trial/long'], ['/api/trial/plain']])('HEAD says what GET would send, and sends nothing: %s', async (path) => {
  const [whole, head] = [
    await ask(path, { headers: { 'accept-encoding': 'identity' } }),
    await ask(path, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } }),
  ]
  expect([head.status, head.text]).toEqual([200, ''])
  for (const name of ['content-length', 'content-type', 'etag']) expect(head.headers.get(name)).toBe(whole.headers.get(name))
})

test('Ada is known by her token, and each way of not being known has its code', async () => {
  const { kernel } = mall
  const enter = (audience: 'customer' | 'seller', now: Date) =>
    transact(kernel, (tx) => openSession(tx, { audience, personId: '7', device: '', place: '' }, now))
  const codeFor = async (token?: string) =>
    (await ask('/api/trial/mine', token === undefined ? {} : { headers: { 'access-token': token } })).body.code
  const ada = await enter('customer', kernel.now())
  expect((await ask('/api/trial/mine', { headers: { 'access-token': ada } })).body).toMatchObject({ code: 200, data: { words: '7' } })
  expect(await codeFor()).toBe(1100003)
  expect(await codeFor('')).toBe(1100003)
  expect(await codeFor('x'.repeat(43))).toBe(1000004)
  expect(await codeFor(await enter('seller', kernel.now()))).toBe(1000004)
  expect(await codeFor(await enter('customer', new Date('2020-01-01')))).toBe(1100003)
})

test('headers that are too large or that are no HTTP at all are refused with the envelope, and the door closes', async () => {
  const large = await rawRequest(mall.port, `GET /api/trial/plain HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(10_000)}\r\n\r\n`)
  expect(large.status).toBe(431)
  expect(JSON.parse(large.body.toString())).toMatchObject({ code: 400, data: null })
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

test('more headers than there is room for are not read', async () => {
  const many = Array.from({ length: 100 }, (_, at) => `x-${at}: 1`).join('\r\n')
  const answer = await rawRequest(mall.port, `GET /api/trial/plain HTTP/1.1\r\nhost: x\r\n${many}\r\nconnection: close\r\n\r\n`)
  expect(answer.status).toBe(200)
})

test('who sends headers drop by drop is cut off', async () => {
  const startedAt = performance.now()
  const { closed, socket } = talk(mall.port)
  socket.write('GET /api/trial/plain HTTP/1.1\r\nhost: x\r\n')
  const drops = setInterval(() => socket.writable && socket.write('x-drop: 1\r\n'), 500)
  const said = await closed
  clearInterval(drops)
  expect(performance.now() - startedAt).toBeLessThan(14_000)
  expect(performance.now() - startedAt).toBeGreaterThan(8_000)
  if (said.length > 0) expect(said.toString()).toMatch(/^HTTP\/1\.1 408/)
}, 20_000)

test('who goes away in the middle harms nobody', async () => {
  for (let at = 0; at < 20; at += 1) {
    const socket = connect(mall.port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write('POST /api/trial/echo-post HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"q":')
    await new Promise((resolve) => setTimeout(resolve, 5))
    socket.destroy()
  }
  expect((await ask('/api/trial/plain')).status).toBe(200)
})

test('while it shuts down, what was begun is finished and who comes is sent away with the envelope', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const slow = route('slow', call({ ...wordy, path: '/trial/slow' }), async () => {
    await held
    return done({ words: 'finished' })
  })
  const leaving = await openMall([slow, ...routes])
  await fetch(`${leaving.origin}/api/trial/long`)
  const begun = fetch(`${leaving.origin}/api/trial/slow`)
  const kept = talk(leaving.port)
  kept.socket.write('GET /api/trial/pl')
  await new Promise((resolve) => setTimeout(resolve, 100))
  const closing = leaving.app.close()
  await new Promise((resolve) => setTimeout(resolve, 100))
  kept.socket.write('ain HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  const late = (await kept.closed).toString()
  expect(late).toMatch(/^HTTP\/1\.1 503/)
  expect(late.toLowerCase()).toContain('retry-after: ')
  expect(JSON.parse(late.slice(late.indexOf('{')))).toEqual({ code: 503, message: transportMessages[503].en, data: null })
  release()
  expect(((await (await begun).json()) as Body).data).toEqual({ words: 'finished' })
  await closing
  await leaving.end()
})
