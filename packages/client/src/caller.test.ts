import { type Call, call, getAllBrands, getAllProducts, getCurrency, getNewsItem, uploadFile } from '@plaza/contract'
import { describe, expect, test, vi } from 'vitest'
import { createCaller } from './caller.ts'
import { CallFailure, type SessionEnd } from './failure.ts'
import { createLoading } from './loading.ts'

type Sent = { url: string; init: RequestInit }
const answering = (body: unknown, status = 200) => {
  const sent: Sent[] = []
  const fake: typeof fetch = async (url, init = {}) => {
    sent.push({ url: String(url), init })
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  }
  return { fake, sent }
}
const good = (data: unknown) => ({ code: 200, message: 'success', data })
const callerOf = (fake: typeof fetch, more: Partial<Parameters<typeof createCaller>[0]> = {}) =>
  createCaller({ lang: () => 'th', token: () => null, fetch: fake, ...more })

const failureOf = async (request: Promise<unknown>): Promise<CallFailure> => {
  const failure = await request.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(CallFailure)
  return failure as CallFailure
}

describe('requests', () => {
  test('sends long fields as JSON, in which Asian scripts take a third of the size', async () => {
    const { fake, sent } = answering(good({}))
    const save = call({ method: 'POST', path: '/seller/product/save', who: 'visitor', summary: 'Saves', answer: getNewsItem.answer })
    await callerOf(fake).ask(save, { description_th: 'ก'.repeat(2500), skus: [{ price: '1' }] } as never)
    await callerOf(fake).ask(save, { description_th: 'ก' } as never)
    expect(sent.map(({ init }) => new Headers(init.headers).get('content-type'))).toEqual([
      'application/json',
      'application/x-www-form-urlencoded',
    ])
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({ description_th: 'ก'.repeat(2500), skus: [{ price: '1' }] })
  })
  test('a visitor sends the language and no token; the result is the data field', async () => {
    const { fake, sent } = answering(good({ list: [] }))
    await expect(callerOf(fake).ask(getCurrency, {})).resolves.toEqual({ list: [] })
    expect(sent[0]).toMatchObject({ url: '/api/customer/index/get_currency', init: { method: 'GET', headers: { lang: 'th' } } })
    expect(sent[0]?.init.headers).not.toHaveProperty('access-token')
  })

  test('a logged-in customer sends the token', async () => {
    const { fake, sent } = answering(good(null))
    await callerOf(fake, { token: () => 'secret' }).ask(getCurrency, {})
    expect(sent[0]?.init.headers).toMatchObject({ 'access-token': 'secret' })
  })

  test('a GET sends its fields in the query, and path parameters in the path', async () => {
    const { fake, sent } = answering(good(null))
    const caller = callerOf(fake)
    await caller.ask(getAllProducts, { on_sale: '1', brand_id: ['3', '5'] })
    await caller.ask(getNewsItem, { id: '12' })
    expect(sent.map(({ url }) => decodeURIComponent(url))).toEqual([
      '/api/customer/product/get_all_products?on_sale=1&brand_id[0]=3&brand_id[1]=5',
      '/api/customer/index/news/12',
    ])
  })

  test('a POST sends its fields as a form', async () => {
    const { fake, sent } = answering(good({ list: [], next_cursor: null }))
    await callerOf(fake).ask(getAllBrands, { limit: '12' })
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      body: 'limit=12',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  })

  test('a file is sent in the field file, and the browser sets the content type', async () => {
    const { fake, sent } = answering(good({ id: '1' }))
    await callerOf(fake).upload(uploadFile, new Blob(['x']), { purpose: 'avatar' })
    expect(sent[0]?.init.headers).not.toHaveProperty('content-type')
    expect([...((sent[0]?.init.body as FormData | undefined)?.keys() ?? [])]).toEqual(['purpose', 'file'])
  })
})

describe('failures', () => {
  test('a refusal has the server’s message', async () => {
    const failure = await failureOf(
      callerOf(answering({ code: 2000023, message: 'สินค้าไม่พอ', data: { items_left: 2 } }).fake).ask(getCurrency, {}),
    )
    expect(failure).toMatchObject({
      kind: 'refused',
      reason: 'unnamed',
      shownCode: '2000023',
      said: 'สินค้าไม่พอ',
      data: { items_left: 2 },
      title: undefined,
    })
  })

  test.each([
    [500, { code: 500, message: 'broken', data: null }],
    [503, 'not json at all'],
    [200, 'not json either'],
  ])('status %i without a valid success body is an Interface error', async (status, body) => {
    expect(await failureOf(callerOf(answering(body, status).fake).ask(getCurrency, {}))).toMatchObject({
      kind: 'interface',
      title: 'Interface error',
      shownCode: String(status),
    })
  })

  test('no response is a Request Error, and a failed upload an Upload error', async () => {
    const nobody: typeof fetch = () => Promise.reject(new TypeError('failed to fetch'))
    expect((await failureOf(callerOf(nobody).ask(getCurrency, {}))).title).toBe('Request Error')
    expect((await failureOf(callerOf(nobody).upload(uploadFile, new Blob(['x']), { purpose: 'avatar' }))).title).toBe('Upload error')
    expect((await failureOf(callerOf(answering({}, 413).fake).upload(uploadFile, new Blob(['x']), { purpose: 'avatar' }))).title).toBe(
      'Upload error',
    )
  })

  test('a second seller application counts as a success', async () => {
    const apply: Call = call({
      method: 'POST',
      path: '/customer/user/applyseller',
      who: 'customer',
      answer: getCurrency.answer,
      summary: '',
    })
    await expect(callerOf(answering({ code: 2000016, message: '', data: { status: 0 } }).fake).ask(apply, {})).resolves.toEqual({
      status: 0,
    })
  })

  test.each([
    [1000004, 'session_unknown'],
    [1100003, 'no_session'],
    [2000017, 'session_ended'],
  ])('code %i ends the session: %s', async (code, why) => {
    const onForcedLogout = vi.fn<(why: SessionEnd) => void>()
    await failureOf(callerOf(answering({ code, message: '', data: null }).fake, { onForcedLogout }).ask(getCurrency, {}))
    expect(onForcedLogout.mock.calls).toEqual([[why]])
  })

  test('a farewell request has its sender’s token, outlives the page, sets no loading flag and ends no session', async () => {
    const onForcedLogout = vi.fn<(why: SessionEnd) => void>()
    const loading = createLoading()
    const { fake, sent } = answering({ code: 1000004, message: '', data: null })
    const caller = callerOf(fake, { token: () => 'of the next', loading, onForcedLogout })
    const requests = caller.ask(getCurrency, {}, { parting: 'of the last' })
    expect(loading.current().inFlight).toBe(0)
    expect((await failureOf(requests)).sessionEnd).toBe('session_unknown')
    expect(sent[0]?.init).toMatchObject({ keepalive: true, headers: { 'access-token': 'of the last' } })
    expect(onForcedLogout).not.toHaveBeenCalled()
  })

  test('a late response to a logged-out customer does not end the next session', async () => {
    const onForcedLogout = vi.fn<(why: SessionEnd) => void>()
    let token = 'of the last'
    const { fake } = answering({ code: 1000004, message: '', data: null })
    const requests = callerOf(fake, { token: () => token, onForcedLogout }).ask(getCurrency, {})
    token = 'of the next'
    await failureOf(requests)
    expect(onForcedLogout).not.toHaveBeenCalled()
  })

  test('other refusals do not end the session', async () => {
    const onForcedLogout = vi.fn<(why: SessionEnd) => void>()
    await failureOf(callerOf(answering({ code: 1100002, message: '', data: null }).fake, { onForcedLogout }).ask(getCurrency, {}))
    expect(onForcedLogout).not.toHaveBeenCalled()
  })

  test('an aborted request is reported as aborted, not as a network failure', async () => {
    const waiting: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)))
    const controller = new AbortController()
    const requests = callerOf(waiting).ask(getCurrency, {}, { signal: controller.signal })
    controller.abort()
    await expect(requests).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('the loading flag is set and cleared with each request, whatever the outcome', async () => {
    const loading = createLoading()
    const requests = callerOf(answering('', 500).fake, { loading }).ask(getCurrency, {})
    expect(loading.current().inFlight).toBe(1)
    await failureOf(requests)
    expect(loading.current()).toEqual({ inFlight: 0, loading: true })
  })
})

describe('private file', () => {
  test('is fetched with the user’s token', async () => {
    const { fake, sent } = answering('the bytes')
    const blob = await callerOf(fake, { token: () => 'hers' }).file('/api/files/7?until=1&sign=x')
    expect(blob.size).toBeGreaterThan(0)
    expect(sent[0]).toMatchObject({ url: '/api/files/7?until=1&sign=x', init: { headers: { 'access-token': 'hers' } } })
  })

  test('fails after its URL has expired', async () => {
    expect(await failureOf(callerOf(answering('', 404).fake).file('/api/files/7'))).toMatchObject({ shownCode: '404' })
  })

  test.each(['https://elsewhere.example/7', '//elsewhere.example/7', '/\\elsewhere.example'])(
    'is never fetched from %s',
    async (address) => {
      const { fake, sent } = answering('')
      await expect(callerOf(fake, { token: () => 'hers' }).file(address)).rejects.toThrow('of this mall')
      expect(sent).toEqual([])
    },
  )
})
