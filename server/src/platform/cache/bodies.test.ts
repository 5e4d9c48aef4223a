import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { making, roomy } from '../../../test/answers.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

test('every encoding has the same content, later ones are smaller, and small bodies are not compressed', async () => {
  const cache = roomy()
  const text = JSON.stringify(Array.from({ length: 200 }, (_, at) => ({ name: `ชา ${at}` })))
  const { bodies } = await cache.make('a', async () => making(text))
  expect(brotliDecompressSync(bodies.br ?? '').toString()).toBe(text)
  expect(gunzipSync(bodies.gzip ?? '').toString()).toBe(text)
  const first = bodies.br?.length ?? 0
  expect(first).toBeLessThan(bodies.identity.length / 3)
  await vi.waitFor(() => expect(bodies.br?.length).toBeLessThan(first), { interval: 5 })
  expect(brotliDecompressSync(bodies.br ?? '').toString()).toBe(text)
  const small = await cache.make('b', async () => making('{}'))
  expect(Object.keys(small.bodies)).toEqual(['identity'])
})

test('the successor of a short-lived response is compressed once, and at high quality only after it has lasted', async () => {
  const cache = roomy()
  const squeezed = async (from: number) => {
    const text = JSON.stringify(Array.from({ length: 200 }, (_, at) => ({ name: `ชา ${from + at}`, sold: ((from + at) * 7919) % 1000 })))
    const { bodies } = await cache.make('a', async () => making(text))
    const now = () => bodies.br ?? Buffer.alloc(0)
    return { first: now(), now }
  }
  const madeWell = async ({ first, now }: { first: Buffer; now: () => Buffer }) =>
    vi.waitFor(() => expect(now()).not.toBe(first), { interval: 5 })
  const first = await squeezed(100)
  await madeWell(first)
  vi.setSystemTime(Date.now() + 59_000)
  const brief = await squeezed(200)
  expect(brief.first.length).toBeLessThan(first.first.length)
  brief.now()
  await pause(100)
  expect(brief.now()).toBe(brief.first)
  vi.setSystemTime(Date.now() + 60_000)
  await madeWell(brief)
  const lasting = await squeezed(300)
  await madeWell(lasting)
})
