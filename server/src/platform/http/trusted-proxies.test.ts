import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from '@plaza/contract'
import { done } from '@plaza/values'
import * as z from 'zod/mini'
import { openMall, type SmallMall } from '../../../test/mall.ts'
import { readEnvironment, WrongSetting } from '../environment.ts'
import { route } from './serve.ts'
import { clientAddressReader } from './trusted-proxies.ts'

const settingOf = (text: string) => readEnvironment({ TRUST_PROXY: text }, '/home/mall').trustedProxies
const clientOf = (setting: string, direct: string, forwarded?: string) =>
  clientAddressReader(settingOf(setting))({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: direct } as IncomingMessage['socket'],
  })

const rows: readonly [setting: string, direct: string, forwarded: string | undefined, client: string][] = [
  ['0', '192.0.2.1', '203.0.113.9', '192.0.2.1'],
  ['false', '192.0.2.1', '203.0.113.9', '192.0.2.1'],
  ['1', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['true', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['1', '10.0.0.1', undefined, '10.0.0.1'],
  ['1', '10.0.0.1', '', '10.0.0.1'],
  ['1', '10.0.0.1', 'forged, 203.0.113.9', '203.0.113.9'],
  ['2', '10.0.0.1', 'forged, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['2', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['10.0.0.0/8', '10.0.0.1', 'forged, 203.0.113.9, 10.9.9.9', '203.0.113.9'],
  ['10.0.0.0/8', '10.0.0.1', '10.1.1.1, 10.2.2.2', '10.1.1.1'],
  ['10.0.0.0/8', '192.0.2.1', '203.0.113.9', '192.0.2.1'],
  ['127.0.0.1, ::1', '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['127.0.0.1,::1', '::1', '2001:db8::7', '2001:db8::7'],
  ['2001:db8::/32', '2001:db8::1', '203.0.113.9,2001:db8:1::2', '203.0.113.9'],
  ['10.0.0.0/8', '10.0.0.1', '203.0.113.9, unknown', 'unknown'],
]

describe('the address of a client', () => {
  test.each(rows)('TRUST_PROXY=%s, connection of %s, x-forwarded-for %s: %s', (setting, direct, forwarded, client) => {
    expect(clientOf(setting, direct, forwarded)).toBe(client)
  })

  test.each(['11', '-1', '01', 'yes', '10.0.0.0/33', '10.0.0.0/', '10.0.0/8', '::1/129', '10.0.0.1,', 'localhost', '1.2.3.4/8/8'])(
    'a wrong setting is refused: %s',
    (text) => {
      expect(() => settingOf(text)).toThrow(WrongSetting)
      expect(() => settingOf(text)).toThrow('The setting TRUST_PROXY must be a number of proxies')
    },
  )
})

const showAddress = call({
  method: 'GET',
  path: '/trial/address',
  who: 'visitor',
  summary: 'Show the address of the client',
  input: z.object({}),
  answer: z.object({ address: z.string() }),
})

describe('a mall behind two proxies', () => {
  let mall: SmallMall
  beforeAll(async () => {
    const routes = [route('showAddress', showAddress, async ({ address }) => done({ address }))]
    mall = await openMall(routes, { TRUST_PROXY: '127.0.0.1,10.0.0.0/8', RATE_LIMIT_PER_MINUTE: '3' })
  })
  afterAll(() => mall.end())

  const ask = (forwarded: string) => fetch(`${mall.origin}/api/trial/address`, { headers: { 'x-forwarded-for': forwarded } })

  test('the handler and the rate limit see the same client', async () => {
    const statuses: number[] = []
    const addresses: unknown[] = []
    for (let at = 0; at < 4; at += 1) {
      const answer = await ask(`198.51.100.${at}, 203.0.113.9, 10.0.0.7`)
      statuses.push(answer.status)
      addresses.push(((await answer.json()) as { data: unknown }).data)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(addresses.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => ({ address: '203.0.113.9' })))
    expect((await ask('203.0.113.10, 10.0.0.7')).status).toBe(200)
  })

  test('each answer states the limit and the rest of it', async () => {
    const lefts: (string | null)[] = []
    for (let at = 0; at < 5; at += 1) {
      const { headers } = await ask('203.0.113.20')
      expect(headers.get('ratelimit-policy')).toBe('"calls";q=3;w=60')
      lefts.push(/^"calls";r=(\d+);t=\d{1,2}$/.exec(headers.get('ratelimit') ?? '')?.[1] ?? null)
    }
    expect(lefts).toEqual(['2', '1', '0', '0', '0'])
  })
})
