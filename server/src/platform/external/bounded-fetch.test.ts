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

test('an answer arrives whole, with its status and headers', async () => {
  const answer = await ask('/')
  expect([answer.status, answer.headers.get('x-told'), await answer.json()]).toEqual([200, 'yes', { fine: true }])
})

test('a host that nobody named is not asked, nor one that an answer leads to', async () => {
  await expect(ask('/', { hosts: ['clips.example'] })).rejects.toThrow('is not among those of the platform')
  await expect(ask('/', { hosts: [host.replace(/\d+$/, '1')] })).rejects.toThrow('is not among those')
  await expect(ask('/on')).rejects.toThrow()
})

test('too much is cut off, even where no end is in sight', async () => {
  await expect(ask('/long')).rejects.toThrow('the platform answers too much')
  await expect(ask('/endless')).rejects.toThrow('the platform answers too much')
})

test('nobody is waited for longer than was said, whether nothing comes or no end', async () => {
  await expect(ask('/never', { timeoutMs: 50 })).rejects.toThrow('timeout')
  await expect(ask('/slow', { timeoutMs: 50 })).rejects.toThrow('timeout')
})

test('who waits no longer is not kept waiting', async () => {
  await expect(ask('/', { init: { signal: AbortSignal.abort() } })).rejects.toThrow()
})
