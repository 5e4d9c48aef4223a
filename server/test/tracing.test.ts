import { AsyncLocalStorage } from 'node:async_hooks'
import { call, payOrder } from '@plaza/contract'
import { done } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { boundedFetch } from '../src/platform/external/bounded-fetch.ts'
import { route } from '../src/platform/http/serve.ts'
import { makeLog } from '../src/platform/observability/log.ts'
import { Span } from '../src/platform/observability/tracing/span.ts'
import { newShopper, onSale, payFor, place, put, quote } from './buying.ts'
import { openDemoMall, type DemoMall } from './demo-mall.ts'
import { openHttpStub, type HttpStub } from './http-stub.ts'
import { openMall, type SmallMall } from './mall.ts'
import { openCollector, type Collector, type ExportedSpan } from './otlp-collector.ts'
import { scrape } from './scrape.ts'
import { asking, form, longText, trialCalls, wordy } from './trial-calls.ts'
import { until } from './until.ts'

const payRoute = `/api${payOrder.path}`
/** All attributes that spans may have. */
const attributesOfSpans = new Set([
  ...['http.request.method', 'http.route', 'http.response.status_code', 'error.type', 'server.address', 'plaza.service'],
  ...['db.system.name', 'db.operation.name', 'db.collection.name'],
  ...['messaging.system', 'messaging.operation.type', 'messaging.destination.name', 'plaza.handler'],
])

const buy = async (mall: DemoMall) => {
  const shopper = await newShopper(mall)
  const [goods] = await onSale(mall)
  if (!goods) throw new Error('the demo mall sells nothing')
  await put(mall, shopper, goods)
  const { quote_id: quoteId } = (await quote(mall, shopper)).data
  const placed = await place(mall, shopper, quoteId)
  const paid = await payFor(mall, shopper, placed.data.payment_id)
  expect(paid.code).toBe(200)
  return shopper
}

describe('a purchase', () => {
  let collector: Collector
  let mall: DemoMall
  let spans: ExportedSpan[]
  let server: ExportedSpan
  let secrets: string[]
  const lines: string[] = []
  beforeAll(async () => {
    collector = await openCollector()
    mall = await openDemoMall(collector.settings, (kernel) => {
      kernel.log = makeLog('info', kernel.telemetry, { write: (line) => void lines.push(line) })
    })
    const shopper = await buy(mall)
    secrets = [shopper.password, ...Object.values(shopper.headers), '@example.com', 'A Shopper', 'Sukhumvit', '66812345678', '10110']
    await mall.app.inject({ url: '/api/search/a-secret-wish?page=1&coupon=a-secret-coupon', headers: { 'user-agent': 'a secret browser' } })
    server = await collector.span(({ name }) => name === `POST ${payRoute}`)
    await collector.span(({ name, traceId }) => name === 'dispatch events' && traceId === server.traceId)
    await collector.span(({ name, linksTo }) => name === 'job post-notices' && linksTo.includes(server.traceId))
    await mall.end()
    spans = collector.spans()
  })
  afterAll(() => collector.stub.close())
  const inTrace = () => spans.filter(({ traceId }) => traceId === server.traceId)
  const childrenOf = (parent: ExportedSpan | undefined) => inTrace().filter(({ parentId }) => parentId === parent?.spanId)

  test('is one trace: every span but the call has its parent in the trace', () => {
    const ids = new Set(inTrace().map(({ spanId }) => spanId))
    expect(inTrace().filter(({ parentId }) => parentId === null || !ids.has(parentId))).toEqual([server])
    expect(server).toMatchObject({ kind: 'server', isError: false })
    expect(server.attributes).toEqual({ 'http.request.method': 'POST', 'http.route': payRoute, 'http.response.status_code': 200 })
  })

  test('has transactions with their statements, up to the commit', () => {
    const transaction = childrenOf(server).find(({ name }) => name === 'transaction')
    expect(transaction).toMatchObject({ kind: 'client', isError: false, attributes: { 'db.system.name': 'postgresql' } })
    const statements = childrenOf(transaction)
    expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['COMMIT']))
    expect(statements.length).toBeGreaterThan(3)
    for (const { kind, attributes } of statements) {
      expect(kind).toBe('client')
      expect(attributes['db.system.name']).toBe('postgresql')
      expect(attributes['db.operation.name']).toMatch(/^[A-Z]+$/)
    }
  })

  test('has the handlers of its events below their transaction', () => {
    const dispatch = childrenOf(server).filter(({ name }) => name === 'dispatch events')
    expect(dispatch.map(({ kind }) => kind)).toContain('consumer')
    const handled = dispatch
      .flatMap(childrenOf)
      .filter(({ name }) => name === 'transaction')
      .flatMap(childrenOf)
    expect(handled.map(({ name }) => name)).toContain('handle order.paid')
    const handlers = handled.filter(({ name }) => name === 'handle order.paid')
    expect(handlers.map(({ kind }) => kind)).toEqual(handlers.map(() => 'consumer'))
    expect(handlers.flatMap(childrenOf).length).toBeGreaterThan(0)
  })

  test('links to the jobs that it enqueued, which have a trace of their own', () => {
    const job = spans.find(({ name, linksTo }) => name === 'job post-notices' && linksTo.includes(server.traceId))
    expect(job).toMatchObject({ kind: 'consumer', parentId: null, isError: false })
    expect(job?.traceId).not.toBe(server.traceId)
  })

  test('writes log lines with its trace id, which also go to the collector', () => {
    const line = lines.map((each) => JSON.parse(each)).find(({ path }) => path === payRoute)
    expect(line).toMatchObject({ msg: 'request', trace_id: server.traceId, span_id: server.spanId })
    const sent = collector.logs().find(({ attributes }) => attributes['path'] === payRoute)
    expect(sent).toMatchObject({ text: 'request', level: 'info', traceId: server.traceId })
    expect(collector.logs().length).toBe(lines.length)
  })

  test('no attribute contains anything that a client sent', () => {
    expect(spans.find(({ attributes }) => attributes['http.route'] === '/api/search/:keyword')).toBeDefined()
    for (const secret of [...secrets, 'a-secret', 'a secret browser', '127.0.0.1']) expect(collector.text()).not.toContain(secret)
    const known = spans.flatMap(({ attributes }) => Object.keys(attributes)).filter((key) => !attributesOfSpans.has(key))
    expect(known).toEqual([])
    const texts = spans.flatMap(({ name, attributes }) => [name, attributes['http.route'], attributes['db.collection.name']])
    expect(texts.filter((text) => /\d{2}/.test(String(text)))).toEqual([])
  })
})

describe('a small mall', () => {
  let collector: Collector
  let mall: SmallMall
  let other: HttpStub
  beforeAll(async () => {
    collector = await openCollector()
    other = await openHttpStub(() => ({ body: '{}' }))
    const askOther = route('askOther', call({ ...wordy, path: '/trial/other' }), async () => {
      const send = boundedFetch({ whom: 'the other', hosts: new Set([new URL(other.url).host]), assertOutsideTransaction: () => {} })
      await send(`${other.url}/a-secret-path?key=a-secret-key`, { method: 'POST', body: '{}' })
      return done({ words: 'sent' })
    })
    const failRow = route('failRow', call({ ...wordy, path: '/trial/row' }), async ({ kernel }) => {
      await sql`select 1 / 0`.execute(kernel.db)
      return done({ words: '' })
    })
    mall = await openMall([...trialCalls, askOther, failRow], collector.settings, ({ readiness }) => readiness.leave())
  })
  afterAll(async () => {
    await mall.end()
    await mall.kernel.telemetry?.stop()
    await Promise.all([collector.stub.close(), other.close()])
  })
  const ask = asking(() => mall)
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  let at = 0
  /** Headers of a caller with a trace of its own, and the id of that trace. */
  const caller = (flags = '01') => {
    const id = traceId.slice(0, -4) + String((at += 1)).padStart(4, '0')
    return { id, headers: { traceparent: `00-${id}-00f067aa0ba902b7-${flags}` } }
  }
  const serverSpan = (id: string) => collector.span((span) => span.traceId === id && span.kind === 'server')

  test('continues the trace of the caller', async () => {
    const { id, headers } = caller()
    await ask('/api/trial/one/77', { headers })
    expect(await serverSpan(id)).toMatchObject({ parentId: '00f067aa0ba902b7', name: 'GET /api/trial/one/:id' })
  })

  test('exports nothing of a trace that the caller does not sample', async () => {
    const { id, headers } = caller('00')
    await ask('/api/trial/plain', { headers })
    const next = caller()
    await ask('/api/trial/plain', { headers: next.headers })
    await serverSpan(next.id)
    expect(collector.spans().filter((span) => span.traceId === id)).toEqual([])
  })

  test('starts a trace of its own after an invalid traceparent', async () => {
    await ask('/api/trial/echo?q=x', { headers: { traceparent: '00-zz' } })
    expect(await collector.span(({ name }) => name === 'GET /api/trial/echo')).toMatchObject({ parentId: null })
  })

  test('a 500 and a 503 are error spans; a refusal and a 404 are not', async () => {
    const spanAfter = async (path: string) => {
      const { id, headers } = caller()
      await ask(path, { headers })
      return serverSpan(id)
    }
    expect(await spanAfter('/api/trial/fail')).toMatchObject({
      isError: true,
      attributes: { 'error.type': '500', 'http.response.status_code': 500 },
    })
    expect(await spanAfter('/readyz')).toMatchObject({ isError: true, name: 'GET /readyz', attributes: { 'error.type': '503' } })
    expect(await spanAfter('/api/trial/away')).toMatchObject({ isError: true, attributes: { 'http.response.status_code': 503 } })
    expect(await spanAfter('/api/trial/refuse')).toMatchObject({ isError: false, attributes: { 'http.response.status_code': 200 } })
    const nowhere = await spanAfter('/api/a-secret-path')
    expect(nowhere).toMatchObject({ isError: false, name: 'GET' })
    expect(nowhere.attributes).toEqual({ 'http.request.method': 'GET', 'http.response.status_code': 404 })
  })

  test('a failed statement is an error span with its SQLSTATE', async () => {
    const { id, headers } = caller()
    await ask('/api/trial/row', { headers })
    const { spanId } = await serverSpan(id)
    const statement = collector.spans().find(({ parentId }) => parentId === spanId)
    expect(statement).toMatchObject({ name: 'SELECT', isError: true, attributes: { 'error.type': '22012' } })
  })

  test('an answer from the cache has its route', async () => {
    await ask('/api/trial/long')
    const { id, headers } = caller()
    expect((await ask('/api/trial/long', { headers })).text).toContain(longText)
    expect(await serverSpan(id)).toMatchObject({ name: 'GET /api/trial/long', attributes: { 'http.route': '/api/trial/long' } })
  })

  test('an outbound call is a client span without its address, and sends no traceparent', async () => {
    const { id, headers } = caller()
    await ask('/api/trial/other', { headers })
    const { spanId } = await serverSpan(id)
    const sent = collector.spans().find(({ parentId }) => parentId === spanId)
    const { host } = new URL(other.url)
    expect(sent).toMatchObject({ kind: 'client', name: `POST ${host}`, isError: false })
    expect(sent?.attributes).toEqual({
      'http.request.method': 'POST',
      'http.response.status_code': 200,
      'server.address': host,
      'plaza.service': 'the other',
    })
    expect(other.requests.at(-1)?.headers).not.toHaveProperty('traceparent')
    expect(collector.text()).not.toContain('a-secret')
  })

  test('a form that is read late stays in its trace', async () => {
    const { id, headers } = caller()
    await ask('/api/trial/echo-post', { ...form('q=tea'), headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' } })
    expect(await serverSpan(id)).toMatchObject({ name: 'POST /api/trial/echo-post' })
  })
})

describe('a collector that is away', () => {
  test.each([
    ['refuses connections', async () => ({ url: 'http://127.0.0.1:1', close: async () => {} })],
    ['hangs', () => openHttpStub(() => 'never' as const)],
    ['answers 500', () => openHttpStub(() => ({ status: 500, body: 'no' }))],
  ])('that %s harms no call, counts what is lost and is reported once', async (_which, open) => {
    const { url, close } = await open()
    const limits = { OTEL_BSP_MAX_QUEUE_SIZE: '20', OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '10', OTEL_BSP_SCHEDULE_DELAY: '1' }
    const to = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${url}/v1/traces`, OTEL_EXPORTER_OTLP_TIMEOUT: '200' }
    const warn = vi.fn<(...said: unknown[]) => void>()
    const settings = { ...to, ...limits, METRICS_TOKEN: 'a token of sixteen signs' }
    const mall = await openDemoMall(settings, (kernel) => kernel.telemetry?.reportTo({ warn }))
    await buy(mall)
    await until(() => warn.mock.calls.length > 0)
    await until(async () => ((await scrape(mall))['plaza_telemetry_dropped_total{signal="spans"}'] ?? 0) > 0)
    expect(warn).toHaveBeenCalledTimes(1)
    await mall.end()
    await close()
  })
})

test('off by default and when disabled: no request, no span and no metric', async () => {
  const collector = await openCollector()
  const run = vi.spyOn(AsyncLocalStorage.prototype, 'run')
  const mall = await openDemoMall({ ...collector.settings, OTEL_SDK_DISABLED: 'true', METRICS_TOKEN: 'a token of sixteen signs' })
  expect(mall.kernel.telemetry).toBeNull()
  await buy(mall)
  expect(await scrape(mall)).not.toHaveProperty('plaza_telemetry_dropped_total{signal="spans"}')
  await mall.end()
  expect(run.mock.calls.filter(([store]) => store instanceof Span)).toEqual([])
  expect(run.mock.calls.length).toBeGreaterThan(0)
  run.mockRestore()
  expect(collector.stub.requests).toEqual([])
  await collector.stub.close()
})
