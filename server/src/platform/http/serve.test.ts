import { call, codes, messageOf } from '@plaza/contract'
import { done } from '@plaza/values'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMall, type SmallMall } from '../../../test/mall.ts'
import { asking, form, isFailure, trialCalls, wordy } from '../../../test/trial-calls.ts'
import { openSession } from '../auth/sessions.ts'
import { transaction } from '../db/transaction.ts'
import { route } from './serve.ts'

let mall: SmallMall
beforeAll(async () => {
  mall = await openMall(trialCalls)
})
afterAll(() => mall.end())
const ask = asking(() => mall)

test('startup fails for a call without an audience', async () => {
  const { who: _left, ...nameless } = call({ ...wordy, path: '/trial/nameless' })
  await expect(
    openMall([route('nameless', nameless as typeof nameless & { who: 'visitor' }, async () => done({ words: '' }))]),
  ).rejects.toThrow('the call nameless does not say who may call it')
})

test('success is the JSON envelope', async () => {
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

test.each([['/api/nothing'], ['/api/'], ['/api/trial/plain/'], ['/api/Trial/plain']])('an unknown path is a 404: %s', async (path) => {
  isFailure(await ask(path), 404)
})

test('a 404 uses the language of the request', async () => {
  expect((await ask('/api/nothing', { headers: { lang: 'jp' } })).body.message).toBe(messageOf(404, 'jp'))
})

test.each([
  ['POST', '/api/trial/plain', 'GET, HEAD'],
  ['GET', '/api/trial/echo-post', 'POST'],
  ['PUT', '/api/trial/echo-post', 'POST'],
  ['DELETE', '/api/trial/one/7', 'GET, HEAD'],
  ['PATCH', '/api/trial/plain', 'GET, HEAD'],
  ['POST', '/api/trial/one/7', 'GET, HEAD'],
  ['GET', '/api/trial/one/word', 'POST'],
  ['GET', '/api/trial/one/word?id=7', 'POST'],
  ['PUT', '/api/trial/one/word', 'POST'],
])('a wrong method is a 405 that names the right one: %s %s', async (method, path, allow) => {
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

test('the query follows the same rules as a form', async () => {
  isFailure(await ask('/api/trial/echo?q=%ff'), 400)
  isFailure(await ask('/api/trial/echo?q=%00'), 400)
  isFailure(await ask('/api/trial/one/%ff'), 400)
})

test('a question mark in a query is an ordinary character', async () => {
  expect((await ask('/api/trial/echo?q=what?really?')).body.data).toEqual({ words: 'what?really?' })
})

test.each([['text/plain'], ['application/xml'], ['text/html; charset=utf-8'], ['nonsense']])('a body of type %s is a 415', async (type) => {
  isFailure(await ask('/api/trial/echo-post', form('q=1', type)), 415)
})

test('forms and JSON give the same input', async () => {
  expect((await ask('/api/trial/echo-post', form('q=%E0%B8%8A%E0%B8%B2'))).body.data).toEqual({ words: 'ชา' })
  expect((await ask('/api/trial/echo-post', form('{"q":"ชา"}', 'application/json; charset=utf-8'))).body.data).toEqual({ words: 'ชา' })
})

test('a thrown error is a 500 without internal details', async () => {
  const answer = await ask('/api/trial/fail')
  isFailure(answer, 500)
  expect(answer.text).not.toMatch(/secret|home|server\.ts|Error/)
})

test('a write that exhausted its retries returns a code that invites the user to try again', async () => {
  const answer = await ask('/api/trial/lose')
  expect([answer.status, answer.body.code, answer.body.message]).toEqual([200, 2000018, codes[2000018].en])
})

test('an unreachable database is a 503 with Retry-After', async () => {
  const answer = await ask('/api/trial/away')
  isFailure(answer, 503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})

test.each([['/api/trial/plain'], ['/api/trial/refuse']])('a personal response is not cacheable: %s', async (path) => {
  expect((await ask(path)).headers.get('cache-control')).toBe('no-store')
})

test('a token identifies its customer, and each authentication failure has its own code', async () => {
  const { kernel } = mall
  const enter = (audience: 'customer' | 'seller', now: Date) =>
    transaction(kernel, (tx) => openSession(tx, { audience, personId: '7', device: '', address: '' }, now))
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
