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

/** Tests how long the server keeps a slow connection open. The test cannot speed up this clock, so it takes two minutes. */
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
/** Measures how long a connection stays open that sends `first`, and then `drop` every second. */
const lasts = async (first: string, drop = ''): Promise<{ ms: number; said: string }> => {
  const { socket, closed } = talk(mall.port)
  socket.write(first)
  const begun = performance.now()
  const drops = setInterval(() => drop && socket.writable && socket.write(drop), second)
  const said = (await closed).toString()
  clearInterval(drops)
  return { ms: performance.now() - begun, said: said.slice(0, 12) }
}
/** The server checks the timeouts of headers and whole requests every two seconds. Node adds a second between requests. */
const isWithin = ({ ms }: { ms: number }, from: number, to: number) => {
  expect(ms).toBeGreaterThan(from * second - 50)
  expect(ms).toBeLessThan(to * second + 500)
}

test('headers get 10 s, an idle connection 5 s, a silent one within a request 60 s, a whole request 120 s', async () => {
  const head = 'GET /api/trial/plain HTTP/1.1\r\nhost: x\r\n'
  const slowFile =
    'POST /api/upload HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 10480000\r\n\r\n--b\r\n'
  // Occupies the file queue, so that the upload waits first. Without this wait, the upload's timeout would end a little earlier.
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
