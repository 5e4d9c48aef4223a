import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { uploadLimits } from '@plaza/contract'
import type { FastifyRequest } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { boundBodies } from '../../../src/platform/http/front/body-timeouts.ts'
import { fileFormBytes, readFileForm } from '../../../src/platform/http/read-file-form.ts'

/** Tests how long a body may take to arrive: a millisecond before the limit, and at it. */
beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A request whose body has not arrived yet, with the server's response. */
const begun = (url: string) => {
  const socket = { bytesRead: 0, writable: true, end: vi.fn<(text: string) => void>(), destroy: vi.fn<() => void>() }
  const request = Object.assign(new EventEmitter(), { method: 'POST', url, complete: false, readableFlowing: true, socket })
  const response = Object.assign(new EventEmitter(), { headersSent: false })
  boundBodies(request as unknown as IncomingMessage, response as unknown as ServerResponse)
  const sentLines = () => socket.end.mock.calls.map(([text]) => text.slice(0, 12))
  return { request, response, socket, told: sentLines }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('a form body gets 15 seconds, and its sender two more to read the refusal', async () => {
  const { socket, told: sentLines } = begun('/api/customer/cart/add')
  await pass(14_999)
  expect(sentLines()).toEqual([])
  await pass(1)
  expect(sentLines()).toEqual(['HTTP/1.1 408'])
  await pass(1999)
  expect(socket.destroy).not.toHaveBeenCalled()
  await pass(1)
  expect(socket.destroy).toHaveBeenCalledOnce()
})

test('a client that continues to send after the response is closed after two seconds', async () => {
  const { request, response, socket } = begun('/api/upload')
  response.emit('finish')
  request.emit('close')
  await pass(1999)
  expect(socket.destroy).not.toHaveBeenCalled()
  await pass(1)
  expect(socket.destroy).toHaveBeenCalledOnce()
})

test.each(['/api/upload', '/api/seller/products/import'])('a file must arrive at 10 KB per ten seconds: %s', async (url) => {
  const { socket, told: sentLines } = begun(url)
  for (let at = 0; at < 6; at += 1) {
    socket.bytesRead += 10 * 1024
    await pass(10_000)
  }
  expect(sentLines()).toEqual([])
  socket.bytesRead += 10 * 1024 - 1
  await pass(9999)
  expect(sentLines()).toEqual([])
  await pass(1)
  expect(sentLines()).toEqual(['HTTP/1.1 408'])
})

/** A file upload whose body never arrives. */
const form = (bytes: number) =>
  ({
    headers: { 'content-length': String(bytes) },
    parts: () => ({ [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => {}) }) }),
    raw: Object.assign(new EventEmitter(), { complete: true, resume: () => {} }),
  }) as unknown as FastifyRequest

test('a file form gets 15 seconds, plus a second for each 100 KB', async () => {
  const ended = vi.fn<(error: { status: number }) => void>()
  void readFileForm(form(250 * 1024)).catch(ended)
  await pass(17_499)
  expect(ended).not.toHaveBeenCalled()
  await pass(1)
  expect(ended.mock.calls[0]?.[0]).toMatchObject({ status: 408 })
})

test('a file form is read up to 64 KB above the file limit, and refused beyond', async () => {
  const most = uploadLimits.bytes + 64 * 1024
  expect([most, most + 1].map((bytes) => fileFormBytes(form(bytes)))).toEqual([uploadLimits.bytes, 0])
  expect(await readFileForm(form(most + 1))).toEqual({ fields: {}, file: { refused: 'too_large' } })
})
