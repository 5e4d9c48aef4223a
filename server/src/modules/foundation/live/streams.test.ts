import type { ServerResponse } from 'node:http'
import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { makeStreams } from './streams.ts'

/** A client that reads everything, or a client with a blocked connection. */
const reader = (personId: string, stuck = false) => {
  const received: string[] = []
  const response = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      received.push(chunk.toString())
      if (!stuck) done()
    },
  })
  return {
    heard: received,
    response,
    stream: {
      sessionId: `s${personId}`,
      audience: 'customer' as const,
      personId,
      response: response as unknown as ServerResponse,
      held: null as string[] | null,
    },
  }
}
const event = (personId: string | null, data: unknown = {}) => ({
  id: '7',
  mark: '3',
  audience: personId === null ? null : ('customer' as const),
  personId,
  name: 'notice',
  data,
})
const closed = (response: Writable) => new Promise((resolve) => (response.destroyed ? resolve(null) : response.once('close', resolve)))

test('disconnects a slow reader before much is buffered, and the others receive everything', async () => {
  const streams = makeStreams()
  const [slow, quick] = [reader('1', true), reader('2')]
  streams.add(slow.stream)
  streams.add(quick.stream)
  let held = 0
  for (let at = 0; at < 100; at += 1) {
    streams.publish(event(null, 'x'.repeat(4000)))
    held = Math.max(held, slow.response.writableLength)
  }
  await closed(slow.response)
  expect(held).toBeLessThan(100_000)
  expect(quick.heard).toHaveLength(100)
  await expect.poll(() => streams.count()).toBe(1)
})

test('writes an event in the protocol format, only to its recipient', () => {
  const streams = makeStreams()
  const [one, two] = [reader('1'), reader('2')]
  streams.add(one.stream)
  streams.add(two.stream)
  streams.publish(event('1', { line: 'a\nb' }))
  streams.beat()
  expect(one.heard).toEqual(['id: 7-3\nevent: notice\ndata: {"line":"a\\nb"}\n\n', ':\n\n'])
  expect(two.heard).toEqual([':\n\n'])
})

test('removes a disconnected reader together with its session', async () => {
  const streams = makeStreams()
  const [one, two] = [reader('1'), reader('2')]
  streams.add(one.stream)
  streams.add(two.stream)
  one.response.destroy()
  await expect.poll(() => [streams.count(), streams.sessions()]).toEqual([1, ['s2']])
  streams.endSession('s2')
  expect(two.heard.join('')).toBe('event: goodbye\ndata: {"why":"session_ended"}\n\n')
  expect([streams.count(), streams.sessions()]).toEqual([0, []])
})

test('delivers new events after the missed events', () => {
  const streams = makeStreams()
  const one = reader('1')
  one.stream.held = []
  streams.add(one.stream)
  streams.publish(event('1', 'new'))
  expect(one.heard).toEqual([])
  streams.catchUp(one.stream, [{ ...event('1', 'missed'), id: '6' }])
  streams.publish(event('1', 'newest'))
  expect(one.heard.map((words) => words.split('data: ')[1]?.trim())).toEqual(['"missed"', '"new"', '"newest"'])
})
