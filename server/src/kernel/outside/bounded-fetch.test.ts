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

const ask = (path: string, hosts = [host], init: RequestInit = {}) =>
  boundedFetch({ whom: 'the clips', hosts: new Set(hosts), leave: () => {} })(`http://${host}${path}`, init)

test('an answer arrives whole, with its status and headers', async () => {
  const answer = await ask('/')
  expect([answer.status, answer.headers.get('x-told'), await answer.json()]).toEqual([200, 'yes', { fine: true }])
})

test('a host that nobody named is not asked, nor one that an answer leads to', async () => {
  await expect(ask('/', ['clips.example'])).rejects.toThrow('is not among those')
  await expect(ask('/', [host.replace(/\d+$/, '1')])).rejects.toThrow('is not among those')
  await expect(ask('/on')).rejects.toThrow()
})

test('too much is cut off, even where no end is in sight', async () => {
  await expect(ask('/long')).rejects.toThrow('answers too much')
  await expect(ask('/endless')).rejects.toThrow('answers too much')
})

test('who waits no longer is not kept waiting', async () => {
  await expect(ask('/', [host], { signal: AbortSignal.abort() })).rejects.toThrow()
})
