import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boundedFetch } from './bounded-fetch.ts'

let server: Server
let host: string
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/on') return response.writeHead(302, { location: 'http://localhost:1/' }).end()
    if (request.url === '/long') return response.end('x'.repeat(300 * 1024))
    if (request.url === '/never') return
    if (request.url === '/slow') return response.write('{')
    if (request.url === '/endless') return setInterval(() => response.write('x'.repeat(64 * 1024)), 5).unref()
    return response.setHeader('x-told', 'yes').end('{"fine":true}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const ask = (path: string, { hosts = [host], timeoutMs = 8000, init = {} as RequestInit } = {}) =>
  boundedFetch({ whom: 'the platform', hosts: new Set(hosts), assertOutsideTransaction: () => {}, timeoutMs, maxBytes: 256 * 1024 })(
    `http://${host}${path}`,
    init,
  )

test('a response arrives whole, with its status and headers', async () => {
  const answer = await ask('/')
  expect([answer.status, answer.headers.get('x-told'), await answer.json()]).toEqual([200, 'yes', { fine: true }])
})

test('a host that is not on the allow list is not called, not even through a redirect', async () => {
  await expect(ask('/', { hosts: ['clips.example'] })).rejects.toThrow('is not among those of the platform')
  await expect(ask('/', { hosts: [host.replace(/\d+$/, '1')] })).rejects.toThrow('is not among those')
  await expect(ask('/on')).rejects.toThrow()
})

test('a response that is too large is cut off, even if endless', async () => {
  await expect(ask('/long')).rejects.toThrow('the platform answers too much')
  await expect(ask('/endless')).rejects.toThrow('the platform answers too much')
})

test('the timeout applies to a silent and to an endless response', async () => {
  await expect(ask('/never', { timeoutMs: 50 })).rejects.toThrow('timeout')
  await expect(ask('/slow', { timeoutMs: 50 })).rejects.toThrow('timeout')
})

test('an aborted signal rejects immediately', async () => {
  await expect(ask('/', { init: { signal: AbortSignal.abort() } })).rejects.toThrow()
})
