import type { AddressInfo } from 'node:net'
import { loginByPassword, searchProducts, uploadFile } from '@plaza/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queues, type Turns } from '../src/platform/jobs/fair-queue.ts'
import { openDemoMall, type DemoMall } from './demo-mall.ts'
import { signedIn } from './people.ts'
import { multipart, picture } from './pictures.ts'
import { talk } from './raw-http.ts'

const patience = { timeout: 40_000 }
let mall: DemoMall
let port: number
let photo: Buffer
const people: Record<string, string>[] = []
beforeAll(async () => {
  mall = await openDemoMall({ TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '0' })
  await mall.app.listen({ port: 0, host: '127.0.0.1' })
  port = (mall.app.server.address() as AddressInfo).port
  photo = await picture('jpeg', 120, 120)
  for (const name of ['mali', 'kenji', 'anders', 'carmen']) people.push(await signedIn(mall.kernel, name))
})
afterAll(() => mall.end())

/** Queues that still have running or waiting work. */
const busyQueues = () => [...queues].map(([name, turns]) => ({ name, ...turns.state() })).filter(({ held, waiting }) => held + waiting > 0)

let count = 0
/** A different address for each request, because the limits per address are not tested here. */
const address = () => `198.51.${Math.floor((count += 1) / 250)}.${count % 250}`
const head = (path: string, headers: Record<string, string>, method = 'POST') =>
  `${method} /api${path} HTTP/1.1\r\n${Object.entries({ host: 'x', 'x-forwarded-for': address(), ...headers })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n')}\r\n\r\n`
const upload = (who: number, bytes = photo) => {
  const { headers, payload } = multipart([
    { name: 'purpose', value: 'review' },
    { name: 'file', filename: 'a.jpg', type: 'image/jpeg', bytes },
  ])
  return [head(uploadFile.path, { ...headers, ...people[who % people.length], 'content-length': String(payload.length) }), payload] as const
}
const form = (path: string, fields: Record<string, string>) => {
  const body = new URLSearchParams(fields).toString()
  return [
    head(path, { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) }),
    Buffer.from(body),
  ] as const
}
const search = () => [head(searchProducts.path.replace('{keyword}', `hang${(count += 1)}`), {}, 'GET'), Buffer.alloc(0)] as const

const queue = (name: string): Turns => {
  const found = queues.get(name)
  if (!found) throw new Error(`no queue is called ${name}`)
  return found
}
const tried: [string, () => readonly [string, Buffer]][] = [
  ['files', () => upload((count += 1))],
  ['pictures', () => upload((count += 1))],
  ['passwords', () => form(loginByPassword.path, { email: `nobody${(count += 1)}@example.com`, password: 'wrong-password-1' })],
  ['papers', () => form('/static/terms.docx', { lang: 'en' })],
  ['searches', search],
  ['index', search],
]

/** Occupies the whole capacity of a queue. The returned function releases it. */
const takeAll = (turns: Turns): (() => Promise<void>) => {
  let end = () => {}
  const held = new Promise<void>((resolve) => (end = resolve))
  const work = turns({ who: 'test', weight: turns.state().capacity }, () => held)
  return async () => {
    end()
    await work
  }
}

describe('client that disconnects', () => {
  test.each(tried)('while it waits in the queue frees its slot: %s', async (name, ask) => {
    const turns = queue(name)
    const giveBack = takeAll(turns)
    const { held, hungUp } = turns.state()
    const talks = Array.from({ length: 5 }, () => {
      const talking = talk(port)
      for (const part of ask()) talking.socket.write(part)
      return talking
    })
    await expect.poll(() => turns.state().waiting, patience).toBe(5)
    for (const { socket } of talks) socket.destroy()
    await expect.poll(() => turns.state(), patience).toMatchObject({ waiting: 0, held, hungUp: hungUp + 5 })
    await giveBack()
  })

  test.each(tried)('at any moment frees its slot: %s', async (name, ask) => {
    const turns = queue(name)
    const sent = Array.from({ length: 40 }, async (_each, at) => {
      const { socket, closed } = talk(port)
      const [first, rest] = ask()
      socket.write(first)
      socket.write(rest.subarray(0, Math.floor((rest.length * at) / 39)))
      for (let turn = 0; turn < at * 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      socket.destroy()
      await closed
    })
    await Promise.all(sent)
    await expect.poll(() => turns.state(), patience).toMatchObject({ waiting: 0, held: 0 })
  })
})

describe('uploads', () => {
  const large = 9 * 1024 * 1024
  /** Announces a large file and sends only a part. The server reserves memory for the announced size. */
  const begin = (who: number, sends: number) => {
    const talking = talk(port)
    const [first, body] = upload(who, Buffer.alloc(large, 7))
    talking.socket.write(first)
    talking.socket.write(body.subarray(0, sends))
    return talking
  }

  test('disconnected while their body is read or queued free the capacity for the next ones', async () => {
    const reading = [0, 0, 0, 1, 1, 1, 2].map((who) => begin(who, 300_000))
    await expect.poll(() => queue('files').state().held, patience).toBeGreaterThanOrEqual(7 * large)
    const waiting = [2, 2, 3, 3, 3, 0, 0, 1, 1].flatMap((who) => [begin(who, 2000), begin(who, 0), begin(who, 3_000_000)])
    await expect.poll(() => queue('files').state().waiting, patience).toBe(waiting.length)
    for (const { socket } of [...waiting, ...reading]) socket.destroy()
    await expect.poll(() => queue('files').state(), patience).toMatchObject({ held: 0, waiting: 0 })
    const answers = people.map(async (headers) => {
      const body = new FormData()
      body.set('purpose', 'review')
      body.set('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'a.jpg')
      const answer = await fetch(`http://127.0.0.1:${port}/api${uploadFile.path}`, { method: 'POST', headers, body })
      return ((await answer.json()) as { code: number }).code
    })
    expect(await Promise.all(answers)).toEqual(people.map(() => 200))
  })

  test('no queue slot is taken after any of these disconnects', () => expect.poll(busyQueues, patience).toEqual([]))
})
