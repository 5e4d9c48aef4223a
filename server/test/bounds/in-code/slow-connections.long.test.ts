import { setTimeout as pause } from 'node:timers/promises'
import { call } from '@plaza/contract'
import { done } from '@plaza/values'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openMall, type SmallMall } from '../../mall.ts'
import { talk } from '../../raw-http.ts'
import { trialCalls, wordy } from '../../trial-calls.ts'
import { route } from '../../../src/platform/http/serve.ts'
import { queues } from '../../../src/platform/jobs/fair-queue.ts'

/** How long the server bears with a connection. Its clock cannot be moved, so this takes two minutes. */
let mall: SmallMall
const idle = route('idle', call({ ...wordy, path: '/trial/idle' }), async () => {
  await pause(70_000, undefined, { ref: false })
  return done({ words: 'too late' })
})
const file = call({ ...wordy, method: 'POST', path: '/upload', takes: 'file', input: z.object({}) })
const upload = route('upload', file, async () => done({ words: 'it came' }))
beforeAll(async () => {
  mall = await openMall([...trialCalls, idle, upload])
})
afterAll(() => mall.end())

const second = 1000
/** How long a connection lasted that sends something, and more of it every second. */
const lasts = async (first: string, drop = ''): Promise<{ ms: number; said: string }> => {
  const { socket, closed } = talk(mall.port)
  socket.write(first)
  const begun = performance.now()
  const drops = setInterval(() => drop && socket.writable && socket.write(drop), second)
  const said = (await closed).toString()
  clearInterval(drops)
  return { ms: performance.now() - begun, said: said.slice(0, 12) }
}
/** Of heads and whole requests the server takes a look every two seconds; Node adds a second between requests. */
const isWithin = ({ ms }: { ms: number }, from: number, to: number) => {
  expect(ms).toBeGreaterThan(from * second - 50)
  expect(ms).toBeLessThan(to * second + 500)
}

test('a head has 10 seconds, a connection 5 between requests and 60 without a sign within one, a whole request 120', async () => {
  const head = 'GET /api/trial/plain HTTP/1.1\r\nhost: x\r\n'
  const slowFile =
    'POST /api/upload HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 10480000\r\n\r\n--b\r\n'
  // The file waits for its turn first: the time in which it is read would end a little earlier.
  const filesWait = queues.get('files')?.({ who: 'somebody else', weight: 64 * 1024 * 1024 }, () => pause(15 * second))
  const [slowHead, between, without, whole] = await Promise.all([
    lasts(head, 'x-drop: 1\r\n'),
    lasts(`${head}\r\n`),
    lasts('GET /api/trial/idle HTTP/1.1\r\nhost: x\r\n\r\n'),
    lasts(slowFile, 'x'.repeat(4096)),
    filesWait,
  ])
  isWithin(slowHead, 10, 12)
  isWithin(between, 5, 6)
  isWithin(without, 60, 60)
  isWithin(whole, 120, 122)
})
