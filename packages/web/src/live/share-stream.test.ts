import type { Caller } from '@plaza/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shareStream } from './share-stream.ts'
import type { StreamEvent } from './read-events.ts'

type Stream = { url: URL; lastId: string | null; say: (words: string) => void; cut: () => void }
let streams: Stream[]
let tabs: AbortController[]
const caller = { ask: async () => ({ ticket: 'one', expires_in: 60 }) } as unknown as Caller

beforeEach(() => {
  ;[streams, tabs] = [[], []]
  let isTaken = false
  const request = async (_name: string, _how: object, lead: () => Promise<void>) => {
    if (isTaken) return
    isTaken = true
    await lead()
  }
  vi.stubGlobal('navigator', { onLine: true, locks: { request } })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    const body = new TransformStream<Uint8Array, Uint8Array>()
    const writer = body.writable.getWriter()
    const say = (words: string) => void writer.write(new TextEncoder().encode(words)).catch(() => {})
    const cut = () => void writer.close().catch(() => {})
    streams.push({ url: new URL(path, 'http://mall'), lastId: headers['last-event-id'] ?? null, say, cut })
    return new Response(body.readable, { headers: { 'content-type': 'text/event-stream' } })
  })
})
afterEach(() => {
  for (const tab of tabs) tab.abort()
  vi.unstubAllGlobals()
})

/** Opens a tab that began to load its data this many milliseconds ago. */
const open = (beganMsAgo: number): StreamEvent[] => {
  const events: StreamEvent[] = []
  const tab = new AbortController()
  tabs.push(tab)
  shareStream({ name: 'customer-live', caller, began: Date.now() - beganMsAgo, signal: tab.signal, hear: (event) => events.push(event) })
  return events
}
const stream = async (number: number): Promise<Stream> => {
  await expect.poll(() => streams.length).toBe(number)
  return streams[number - 1] as Stream
}

test('the first connection sends the age of the page data; a reconnection sends the last event ID', async () => {
  const events = open(5000)
  const first = await stream(1)
  expect(Number(first.url.searchParams.get('began'))).toBeGreaterThanOrEqual(5000)
  first.say('id: 7-3\nevent: order\ndata: {}\n\n')
  await expect.poll(() => events.length).toBe(1)
  first.cut()
  const second = await stream(2)
  expect([second.url.searchParams.get('began'), second.lastId]).toEqual([null, '7-3'])
})

test('a second tab receives the events between its first request and its subscription', async () => {
  const events = open(0)
  const first = await stream(1)
  first.say('id: 7-3\nevent: order\ndata: {}\n\n')
  await expect.poll(() => events.length).toBe(1)
  const beside = open(5000)
  await expect.poll(() => beside).toEqual(events)
  first.say('id: 8-3\nevent: notice\ndata: {}\n\n')
  await expect.poll(() => beside.at(-1)?.name).toBe('notice')
})
