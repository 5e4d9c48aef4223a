import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openS3Store } from '../../../../test/s3-store.ts'
import { readEnvironment, WrongSetting, type Variables } from '../../environment.ts'
import { renewedKeys, type Credentials } from './s3-credentials.ts'
import { s3Storage } from './s3-storage.ts'

const minute = 60_000
let folder = ''
let tokenFile = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-keys-'))
  tokenFile = join(folder, 'token')
  await writeFile(tokenFile, 'the platform vouches for the mall\n')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Answer = { status?: number; body: string }
/** A service of the platform that sends keys. It records the requests. */
const openPlatform = async (answer: (request: IncomingMessage, body: string) => Answer) => {
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    requests.push(`${request.method} ${request.url}`)
    const { status = 200, body: text } = answer(request, body)
    response.writeHead(status).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, close: () => server.close() }
}

const inAnHour = () => new Date(Date.now() + 60 * minute).toISOString()
const asJson = (secret: string, expiration = inAnHour()) =>
  JSON.stringify({ AccessKeyId: 'ASIA7', SecretAccessKey: secret, Token: 'a session', Expiration: expiration })
const asXml = (secret: string) => `<AssumeRoleWithWebIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/">
  <AssumeRoleWithWebIdentityResult><Credentials><AccessKeyId>ASIA7</AccessKeyId><SecretAccessKey>${secret}</SecretAccessKey>
  <SessionToken>a session</SessionToken><Expiration>${inAnHour()}</Expiration></Credentials></AssumeRoleWithWebIdentityResult>
  </AssumeRoleWithWebIdentityResponse>`

const bytes = Buffer.from('a picture')
const openStorage = (endpoint: string, variables: Variables) => {
  const { storage } = readEnvironment({ STORAGE_URL: 's3://files/mall', S3_ENDPOINT: endpoint, ...variables }, '/home/mall')
  if (!storage.s3) throw new Error('no access to the bucket')
  return s3Storage(storage.url ?? '', storage.s3, () => {})
}
const storesAndReads = async (endpoint: string, variables: Variables) => {
  const storage = openStorage(endpoint, variables)
  await storage.put('a.webp', bytes, 'image/webp')
  return (await storage.get('a.webp'))?.body
}

describe('keys of the platform', () => {
  let store: Awaited<ReturnType<typeof openS3Store>>
  beforeAll(async () => {
    store = await openS3Store('temporary', 'a session')
  })
  afterAll(() => store.close())

  test('a web identity is exchanged for keys', async () => {
    let form = new URLSearchParams()
    const sts = await openPlatform((_request, body) => {
      form = new URLSearchParams(body)
      return { body: asXml('temporary') }
    })
    const variables = { AWS_ROLE_ARN: 'arn:aws:iam::1:role/mall', AWS_WEB_IDENTITY_TOKEN_FILE: tokenFile, AWS_ENDPOINT_URL_STS: sts.url }
    expect(await storesAndReads(store.endpoint, variables)).toEqual(bytes)
    expect(Object.fromEntries(form)).toEqual({
      Action: 'AssumeRoleWithWebIdentity',
      Version: '2011-06-15',
      RoleArn: 'arn:aws:iam::1:role/mall',
      RoleSessionName: 'plaza',
      WebIdentityToken: 'the platform vouches for the mall',
    })
    expect(sts.requests).toEqual(['POST /'])
    sts.close()
  })

  test('a container asks the address that its platform names, with its token', async () => {
    const agent = await openPlatform(({ headers }) =>
      headers.authorization === 'the platform vouches for the mall' ? { body: asJson('temporary') } : { status: 401, body: '' },
    )
    const variables = {
      AWS_CONTAINER_CREDENTIALS_FULL_URI: `${agent.url}/v1/credentials`,
      AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE: tokenFile,
    }
    expect(await storesAndReads(store.endpoint, variables)).toEqual(bytes)
    expect(agent.requests).toEqual(['GET /v1/credentials'])
    agent.close()
  })

  test('a machine asks for the keys of its role, with a session of its metadata service', async () => {
    const metadata = await openPlatform(({ method, url, headers }) => {
      if (method === 'PUT') return { body: 'session' }
      if (headers['x-aws-ec2-metadata-token'] !== 'session') return { status: 401, body: '' }
      return { body: url?.endsWith('/mall-role') ? asJson('temporary') : 'mall-role' }
    })
    const variables = { S3_CREDENTIALS: 'instance', AWS_EC2_METADATA_SERVICE_ENDPOINT: metadata.url }
    expect(await storesAndReads(store.endpoint, variables)).toEqual(bytes)
    expect(metadata.requests).toEqual([
      'PUT /latest/api/token',
      'GET /latest/meta-data/iam/security-credentials/',
      'GET /latest/meta-data/iam/security-credentials/mall-role',
    ])
    metadata.close()
  })

  test('fixed keys may come with a session token, and from the names of the platform', async () => {
    const own = { S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 'temporary', S3_SESSION_TOKEN: 'a session' }
    expect(await storesAndReads(store.endpoint, own)).toEqual(bytes)
    const general = { AWS_ACCESS_KEY_ID: 'k', AWS_SECRET_ACCESS_KEY: 'temporary', AWS_SESSION_TOKEN: 'a session' }
    expect(await storesAndReads(store.endpoint, general)).toEqual(bytes)
    await expect(storesAndReads(store.endpoint, { ...general, AWS_SESSION_TOKEN: '' })).rejects.toThrow('403 to put')
  })

  test.each([
    ['no JSON', { body: 'busy' }],
    ['keys without an end', { body: JSON.stringify({ AccessKeyId: 'a', SecretAccessKey: 'b', Token: 'c', Expiration: 'soon' }) }],
    ['a refusal', { status: 403, body: '' }],
  ])('%s is an error that does not show the answer', async (_what, answer) => {
    const agent = await openPlatform(() => answer)
    const putting = storesAndReads(store.endpoint, { AWS_CONTAINER_CREDENTIALS_FULL_URI: agent.url })
    await expect(putting).rejects.toThrow(/^the source of the keys for the file store (sent no keys|answered 403)$/)
    agent.close()
  })

  test('keys that the store calls expired are replaced once', async () => {
    let requests = 0
    const agent = await openPlatform(() => ({ body: asJson((requests += 1) === 1 ? 'of yesterday' : 'temporary') }))
    const storage = openStorage(store.endpoint, { AWS_CONTAINER_CREDENTIALS_FULL_URI: agent.url })
    store.refuseWith('ExpiredToken')
    await storage.put('a.webp', bytes, 'image/webp')
    expect(agent.requests).toHaveLength(2)
    store.refuseWith('SignatureDoesNotMatch')
    agent.close()
  })

  test('a denied right asks for no new keys', async () => {
    const agent = await openPlatform(() => ({ body: asJson('of a stranger') }))
    const storage = openStorage(store.endpoint, { AWS_CONTAINER_CREDENTIALS_FULL_URI: agent.url })
    store.refuseWith('AccessDenied')
    for (let at = 0; at < 3; at += 1) await expect(storage.get('a.webp')).rejects.toThrow('403 to get')
    expect(agent.requests).toHaveLength(1)
    store.refuseWith('SignatureDoesNotMatch')
    agent.close()
  })
})

describe('renewed keys', () => {
  const keysUntil = (expiresAt: number): Credentials => ({ accessKeyId: 'a', secretAccessKey: 's', sessionToken: 't', expiresAt })

  test('are requested once for many callers, and again five minutes before they expire', async () => {
    let now = 0
    let requests = 0
    const source = renewedKeys(
      async () => keysUntil((requests += 1) * 60 * minute),
      () => now,
    )
    const all = await Promise.all(Array.from({ length: 20 }, () => source.current()))
    expect([requests, new Set(all).size]).toEqual([1, 1])
    now = 55 * minute - 1
    await source.current()
    expect(requests).toBe(1)
    now = 55 * minute
    expect((await source.current()).expiresAt).toBe(60 * minute)
    expect((await source.current()).expiresAt).toBe(120 * minute)
    expect(requests).toBe(2)
  })

  test('stay in use while the platform is away, until they expire', async () => {
    let now = 0
    let isAway = false
    const source = renewedKeys(
      async () => {
        if (isAway) throw new Error('away')
        return keysUntil(now + 60 * minute)
      },
      () => now,
    )
    await source.current()
    isAway = true
    now = 59 * minute
    for (let at = 0; at < 3; at += 1) expect((await source.current()).expiresAt).toBe(60 * minute)
    now = 60 * minute
    await expect(source.current()).rejects.toThrow('away')
    isAway = false
    expect((await source.current()).expiresAt).toBe(120 * minute)
  })
})

const accessOf = (variables: Variables) =>
  readEnvironment({ STORAGE_URL: 's3://files', S3_ENDPOINT: 'https://s3.example', ...variables }, '/home/mall').storage.s3?.access

describe('the choice of keys', () => {
  const identity = { AWS_ROLE_ARN: 'arn:aws:iam::1:role/mall', AWS_WEB_IDENTITY_TOKEN_FILE: '/run/token' }

  test('own keys come before those of the platform, and pairs are not mixed', () => {
    const both = {
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
      AWS_ACCESS_KEY_ID: 'c',
      AWS_SECRET_ACCESS_KEY: 'd',
      AWS_SESSION_TOKEN: 'e',
    }
    expect(accessOf(both)).toEqual({ by: 'keys', accessKeyId: 'a', secretAccessKey: 'b', sessionToken: null })
    expect(() => accessOf({ ...both, S3_SECRET_ACCESS_KEY: '' })).toThrow('so set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too')
    expect(accessOf({ ...both, ...identity, S3_CREDENTIALS: 'web-identity' })).toMatchObject({
      by: 'web-identity',
      stsUrl: 'https://sts.us-east-1.amazonaws.com',
    })
    expect(accessOf({ AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: '/v2/keys' })).toMatchObject({ url: 'http://169.254.170.2/v2/keys' })
  })

  test('the metadata service of the machine is not asked unless it was chosen', () => {
    expect(() => accessOf({})).toThrow('or S3_CREDENTIALS for keys of the platform')
    expect(accessOf({ S3_CREDENTIALS: 'instance' })).toEqual({ by: 'instance', url: 'http://169.254.169.254' })
  })

  test.each<[Variables, string]>([
    [{ S3_CREDENTIALS: 'role' }, 'must be one of keys web-identity container instance'],
    [{ S3_CREDENTIALS: 'web-identity' }, 'so set AWS_ROLE_ARN and AWS_WEB_IDENTITY_TOKEN_FILE too'],
    [{ S3_CREDENTIALS: 'container' }, 'so set AWS_CONTAINER_CREDENTIALS_RELATIVE_URI or'],
    [{ AWS_CONTAINER_CREDENTIALS_FULL_URI: 'http://keys.example/' }, 'must be an address with https'],
    [{ ...identity, AWS_ROLE_SESSION_NAME: 'a b' }, 'must be 2 to 64 letters'],
  ])('a wrong choice is refused: %j', (variables, complaint) => {
    expect(() => accessOf(variables)).toThrow(WrongSetting)
    expect(() => accessOf(variables)).toThrow(complaint)
  })
})
