import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { openMall, type SmallMall } from '../../mall.ts'
import { multipart } from '../../pictures.ts'
import { rawRequest } from '../../raw-http.ts'
import { asking, form, trialCalls, wordy } from '../../trial-calls.ts'
import { readEnvironment } from '../../../src/platform/environment.ts'
import { boundConnections } from '../../../src/platform/http/front/bound-connections.ts'
import { watchPressure } from '../../../src/platform/http/pressure.ts'
import { requestLimits } from '../../../src/platform/http/rate-limit.ts'
import { route } from '../../../src/platform/http/serve.ts'

/** Tests the default limits of requests, in size and in number per address: the last allowed request, and the first refused one. */
const takesFile = call({
  ...wordy,
  method: 'POST',
  path: '/trial/file',
  takes: 'file',
  input: z.object({}),
  refusals: { file_refused: 3000008 },
})
const taking = route('takeFile', takesFile, async ({ file }) => done({ words: String(file?.length) }), {
  refuseFile: () => refused('file_refused'),
})

let mall: SmallMall
beforeAll(async () => {
  mall = await openMall([...trialCalls, taking])
})
afterEach(() => vi.useRealTimers())
afterAll(() => mall.end())
const ask = asking(() => mall)

test.each(['application/x-www-form-urlencoded', 'application/json'])('a body is 64 KB at most: %s', async (type) => {
  const [start, end] = type.endsWith('json') ? ['{"q":"', '"}'] : ['q=', '']
  const statusWith = async (bytes: number) =>
    (await ask('/api/trial/echo-post', form(`${start}${'x'.repeat(bytes - start.length - end.length)}${end}`, type))).status
  expect([await statusWith(64 * 1024), await statusWith(64 * 1024 + 1)]).toEqual([200, 413])
})

const headStatus = async (headers: string) =>
  (await rawRequest(mall.port, `GET /api/trial/plain HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${headers}\r\n`)).status

test('a request has 64 headers at most', async () => {
  const more = (count: number) => Array.from({ length: count }, (_, at) => `x-${at}: 1\r\n`).join('')
  expect([await headStatus(more(62)), await headStatus(more(63))]).toEqual([200, 431])
})

test('path, header names and values are less than 8 KB together', async () => {
  const others = ['/api/trial/plain', 'host', 'x', 'connection', 'close', 'x-long'].join('').length
  const statusWith = (bytes: number) => headStatus(`x-long: ${'x'.repeat(bytes - others)}\r\n`)
  expect([await statusWith(8 * 1024 - 1), await statusWith(8 * 1024)]).toEqual([200, 431])
})

/** Sends a file with some fields. Returns the number of received bytes, or the code of the refusal. */
const sends = async (bytes: Buffer, fields: readonly string[] = []) => {
  const file = { name: 'file', filename: 'cup.png', type: 'image/png', bytes }
  const parts = multipart([...fields.map((value, at) => ({ name: `field${at}`, value })), file])
  const { code, data } = (await mall.app.inject({ method: 'POST', url: '/api/trial/file', ...parts })).json<{
    code: number
    data: { words: string } | null
  }>()
  return data ? Number(data.words) : code
}

test('a file is 10 MB at most', async () => {
  const most = 10 * 1024 * 1024
  expect([await sends(Buffer.alloc(most)), await sends(Buffer.alloc(most + 1))]).toEqual([most, 3000008])
})

test('a file form has ten fields of 2,000 bytes at most besides its file', async () => {
  const ten = Array.from({ length: 10 }, () => 'x'.repeat(2000))
  const file = Buffer.from('a file')
  expect([await sends(file, ten), await sends(file, [...ten, 'x']), await sends(file, ['x'.repeat(2001)])]).toEqual([6, 413, 413])
})

const standard = readEnvironment({}, '/home/mall')

test('an address makes 1,200 calls a minute at most, and ten times as many page and picture requests', () => {
  vi.useFakeTimers({ now: 0 })
  const { take } = requestLimits(standard.rateLimitPerMinute)
  const passed = (times: number, url: string) =>
    Array.from({ length: times }, () => take('ada', url)).filter((wait) => wait === null).length
  expect([passed(1200, '/api/customer/cart'), passed(1, '/api/customer/cart')]).toEqual([1200, 0])
  expect([passed(12_000, '/media/a/640.webp'), passed(1, '/')]).toEqual([12_000, 0])
  vi.advanceTimersByTime(59_999)
  expect(take('ada', '/api/customer/cart')).toBe(1)
  vi.advanceTimersByTime(1)
  expect(take('ada', '/api/customer/cart')).toBeNull()
})

test('an address has 400 connections at most', () => {
  const server = new EventEmitter()
  boundConnections(server as Server, standard.maxConnectionsOfOne)
  const connect = (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: vi.fn<() => void>() })
    server.emit('connection', socket)
    return { socket, isOpen: socket.destroy.mock.calls.length === 0 }
  }
  const all = Array.from({ length: 401 }, () => connect('198.51.100.7'))
  expect(all.map(({ isOpen }) => isOpen)).toEqual([...Array.from({ length: 400 }, () => true), false])
  expect(connect('198.51.100.8').isOpen).toBe(true)
  all[0]?.socket.emit('close')
  expect([connect('198.51.100.7').isOpen, connect('198.51.100.7').isOpen]).toEqual([true, false])
})

test('new work is rejected when the event loop is more than 250 ms late twice in a row', () => {
  vi.useFakeTimers()
  const highWith = (lateMs: number) => {
    let at = 0
    const pressure = watchPressure(standard.maxBehindMs, () => at)
    const seen = [1, 2].map(() => {
      at += 100 + lateMs
      vi.advanceTimersByTime(100)
      return pressure.high()
    })
    pressure.stop()
    return seen
  }
  expect([highWith(250), highWith(251)]).toEqual([
    [false, false],
    [false, true],
  ])
})
