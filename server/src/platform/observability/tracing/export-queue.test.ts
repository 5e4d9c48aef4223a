import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exportQueue } from './export-queue.ts'
import type { Answer, PostBatch } from './post-otlp.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const taken: Answer = { taken: true, rejected: 0 }
const away: Answer = { taken: false, again: true, reason: 'away' }
const refused: Answer = { taken: false, again: false, reason: 'it answers 400' }

const open = (post: PostBatch, limits: Partial<{ maxQueue: number; maxBatch: number; delayMs: number }> = {}) => {
  const troubles: string[] = []
  const encode = (records: readonly number[]) => records.join(' ')
  const onTrouble = (reason: string) => void troubles.push(reason)
  return { troubles, queue: exportQueue<number>({ maxQueue: 10, maxBatch: 4, delayMs: 1000, encode, post, onTrouble, ...limits }) }
}
const fill = (queue: { add: (record: number) => void }, count: number) => {
  for (let at = 1; at <= count; at += 1) queue.add(at)
}

test('records wait for the delay, and leave in one batch', async () => {
  const post = vi.fn<PostBatch>(async () => taken)
  const { queue } = open(post)
  fill(queue, 3)
  await vi.advanceTimersByTimeAsync(999)
  expect(post).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(post.mock.calls).toEqual([['1 2 3']])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(post).toHaveBeenCalledTimes(1)
})

test('a full batch leaves at once, and the rest after the delay', async () => {
  const post = vi.fn<PostBatch>(async () => taken)
  const { queue } = open(post)
  fill(queue, 9)
  await vi.advanceTimersByTimeAsync(1)
  expect(post.mock.calls).toEqual([['1 2 3 4'], ['5 6 7 8']])
  await vi.advanceTimersByTimeAsync(1000)
  expect(post.mock.calls.at(-1)).toEqual(['9'])
})

test('a collector that hangs holds one batch; the queue behind it drops what is too much', async () => {
  const post = vi.fn<PostBatch>(() => new Promise<Answer>(() => {}))
  const { queue } = open(post)
  fill(queue, 4)
  await vi.advanceTimersByTimeAsync(1)
  fill(queue, 13)
  expect(post).toHaveBeenCalledTimes(1)
  expect(queue.dropped()).toBe(3)
})

test('a batch is sent again after pauses that double, and dropped after five tries', async () => {
  const post = vi.fn<PostBatch>(async () => away)
  const { queue, troubles } = open(post)
  fill(queue, 4)
  await vi.advanceTimersByTimeAsync(1)
  const tries = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return post.mock.calls.length
  }
  expect([await tries(998), await tries(2), await tries(2000), await tries(4000), await tries(7998)]).toEqual([1, 2, 3, 4, 4])
  expect(queue.dropped()).toBe(0)
  expect(await tries(2)).toBe(5)
  expect(queue.dropped()).toBe(4)
  expect(troubles).toEqual(Array(5).fill('away'))
  expect(new Set(post.mock.calls.flat())).toEqual(new Set(['1 2 3 4']))
})

test('a pause between tries is 30 seconds at most', async () => {
  const post = vi.fn<PostBatch>(async () => away)
  const { queue } = open(post, { delayMs: 20_000 })
  fill(queue, 4)
  await vi.advanceTimersByTimeAsync(20_001)
  expect(post).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(29_998)
  expect(post).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2)
  expect(post).toHaveBeenCalledTimes(3)
})

test('a collector that comes back gets the held batch first', async () => {
  const post = vi.fn<PostBatch>(async () => taken).mockResolvedValueOnce(away)
  const { queue } = open(post)
  fill(queue, 4)
  await vi.advanceTimersByTimeAsync(1)
  queue.add(5)
  await vi.advanceTimersByTimeAsync(3000)
  expect(post.mock.calls).toEqual([['1 2 3 4'], ['1 2 3 4'], ['5']])
  expect(queue.dropped()).toBe(0)
})

test('a batch that the collector never takes is dropped at once, and rejected records count too', async () => {
  const post = vi.fn<PostBatch>(async () => ({ taken: true, rejected: 2 })).mockResolvedValueOnce(refused)
  const { queue } = open(post)
  fill(queue, 4)
  await vi.advanceTimersByTimeAsync(1)
  expect(queue.dropped()).toBe(4)
  queue.add(5)
  queue.add(6)
  await vi.advanceTimersByTimeAsync(1000)
  expect(queue.dropped()).toBe(6)
})

test('the stop sends what waits, and takes no more', async () => {
  const post = vi.fn<PostBatch>(async () => taken)
  const { queue } = open(post)
  fill(queue, 6)
  await queue.stop()
  expect(post.mock.calls).toEqual([['1 2 3 4'], ['5 6']])
  queue.add(7)
  await vi.advanceTimersByTimeAsync(5000)
  expect(post).toHaveBeenCalledTimes(2)
  expect(queue.dropped()).toBe(1)
})

test('the stop waits three seconds at most for a collector that hangs', async () => {
  const { queue } = open(() => new Promise<Answer>(() => {}))
  fill(queue, 6)
  let isOver = false
  void queue.stop().then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(2999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toBe(true)
  expect(queue.dropped()).toBe(6)
})
