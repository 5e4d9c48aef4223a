import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openS3Store } from '../../../../test/s3-store.ts'
import { localStorage } from './local-storage.ts'
import { s3Storage } from './s3-storage.ts'
import { isStorageKey, type Storage } from './storage.ts'

let folder = ''
let store: Awaited<ReturnType<typeof openS3Store>>
let endpoint = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-storage-'))
  store = await openS3Store('the secret')
  endpoint = store.endpoint
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

const inBucket = ({ url = 's3://files/mall', at = endpoint, secretAccessKey = 'the secret' } = {}) =>
  s3Storage(
    url,
    { endpoint: at, region: 'us-east-1', access: { by: 'keys', accessKeyId: 'mall', secretAccessKey, sessionToken: null } },
    () => {},
  )
const bytes = Buffer.from([0, 1, 2, 250, 251, 252, 10, 13])

describe.each<[string, () => Storage]>([
  ['on this machine', () => localStorage(join(folder, 'local'), () => {})],
  ['in a bucket', () => inBucket()],
])('files %s', (_where, open) => {
  test('a stored file is read back byte for byte, with its content type', async () => {
    await open().put('products/lamp/640.webp', bytes, 'image/webp')
    expect(await open().get('products/lamp/640.webp')).toEqual({ body: bytes, contentType: 'image/webp' })
  })

  test('storing again replaces the whole file', async () => {
    await open().put('a/b.png', Buffer.alloc(5000, 1), 'image/png')
    await open().put('a/b.png', bytes, 'image/png')
    expect((await open().get('a/b.png'))?.body).toEqual(bytes)
  })

  test('an empty file can be stored', async () => {
    await open().put('empty.pdf', Buffer.alloc(0), 'application/pdf')
    expect((await open().get('empty.pdf'))?.body).toHaveLength(0)
  })

  test('a missing file is null, and removing it does not fail', async () => {
    expect(await open().get('nobody/put-this.webp')).toBeNull()
    await open().remove('nobody/put-this.webp')
  })

  test('a removed file is gone', async () => {
    await open().put('gone.webp', bytes, 'image/webp')
    await open().remove('gone.webp')
    expect(await open().get('gone.webp')).toBeNull()
  })

  test('ten concurrent writes to one key store one complete file', async () => {
    const versions = Array.from({ length: 10 }, (_, at) => Buffer.alloc(20_000, at))
    await Promise.all(versions.map((version) => open().put('race.webp', version, 'image/webp')))
    const stored = (await open().get('race.webp'))?.body
    expect(versions.some((version) => stored?.equals(version))).toBe(true)
  })

  test.each([
    ['../secret.png'],
    ['/etc/passwd.png'],
    ['a/../../b.png'],
    ['a//b.png'],
    ['A.png'],
    ['a.png\0'],
    ['a b.png'],
    ['a'],
    [''],
    ['a/.png'],
    [`${'a'.repeat(200)}.png`],
  ])('an invalid key is refused before any access: %j', async (key) => {
    expect(isStorageKey(key)).toBe(false)
    await expect(open().put(key, bytes, 'image/png')).rejects.toThrow('not a storage key')
    await expect(open().get(key)).rejects.toThrow('not a storage key')
    await expect(open().remove(key)).rejects.toThrow('not a storage key')
  })
})

test('no partial file remains in the local store', async () => {
  const storage = localStorage(join(folder, 'tidy'), () => {})
  await Promise.all(Array.from({ length: 5 }, () => storage.put('one.webp', bytes, 'image/webp')))
  expect(await readdir(join(folder, 'tidy'))).toEqual(['one.webp'])
})

test('a wrong secret is an error, not a missing file', async () => {
  const stranger = inBucket({ secretAccessKey: 'guess' })
  await inBucket().put('private.pdf', bytes, 'application/pdf')
  await expect(stranger.get('private.pdf')).rejects.toThrow('the file store answered 403 to get')
  await expect(stranger.put('private.pdf', bytes, 'application/pdf')).rejects.toThrow('403')
  await expect(stranger.remove('private.pdf')).rejects.toThrow('403')
})

/** A store that gives the configured answers and records the requests. */
const stubbornStore = async (answer: (at: number) => { status: number; headers?: Record<string, string> }) => {
  const requests: string[] = []
  const server: Server = createServer((request, response) => {
    const { status, headers = {} } = answer(requests.push(request.url ?? ''))
    request.resume().on('end', () => response.writeHead(status, headers).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: requests, close: () => server.close() }
}

test('files are stored under the prefix of the bucket, or at its root without one', async () => {
  await inBucket().put('one.webp', bytes, 'image/webp')
  await inBucket({ url: 's3://files' }).put('two.webp', bytes, 'image/webp')
  expect([...store.files.keys()]).toEqual(expect.arrayContaining(['/files/mall/one.webp', '/files/two.webp']))
})

test('a store with temporary errors is retried', async () => {
  const stubborn = await stubbornStore((at) => ({ status: at < 3 ? 503 : 200 }))
  await inBucket({ at: stubborn.endpoint }).put('a.webp', bytes, 'image/webp')
  expect(stubborn.asked).toEqual(['/files/mall/a.webp', '/files/mall/a.webp', '/files/mall/a.webp'])
  stubborn.close()
})

test('a store with permanent errors fails', async () => {
  const stubborn = await stubbornStore(() => ({ status: 500 }))
  await expect(inBucket({ at: stubborn.endpoint }).get('a.webp')).rejects.toThrow('the file store answered 500 to get')
  stubborn.close()
})

test('a redirect of the store is not followed', async () => {
  const elsewhere = await stubbornStore(() => ({ status: 200 }))
  const stubborn = await stubbornStore(() => ({ status: 307, headers: { location: `${elsewhere.endpoint}/taken` } }))
  await expect(inBucket({ at: stubborn.endpoint }).get('a.webp')).rejects.toThrow()
  expect(elsewhere.asked).toEqual([])
  stubborn.close()
  elsewhere.close()
})
