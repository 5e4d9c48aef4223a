import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { anyPort, listenFrom } from './ports.mjs'

const open = []
const server = () => {
  const made = createServer()
  open.push(made)
  return made
}
afterEach(() => {
  for (const each of open.splice(0)) each.close()
})

test('a port that is taken is passed over, and the next free one opened', async () => {
  const wanted = await anyPort()
  const first = await listenFrom(server(), wanted, '127.0.0.1')
  const second = server()
  expect(await listenFrom(second, first, '127.0.0.1')).toBeGreaterThan(first)
  expect(second.listening).toBe(true)
})

test('a port that another program has at the second address of localhost is passed over too', async ({ skip }) => {
  const other = server()
  const port = await anyPort()
  const isThere = await new Promise((resolve) => other.once('error', () => resolve(false)).listen(port, '::1', () => resolve(true)))
  if (!isThere) skip('this machine has no ::1')
  expect(await listenFrom(server(), port, '127.0.0.1')).toBeGreaterThan(port)
})

test('a fault that another port does not mend is told', async () => {
  await expect(listenFrom(server(), 5173, '203.0.113.1')).rejects.toThrow(/EADDRNOTAVAIL/)
})
