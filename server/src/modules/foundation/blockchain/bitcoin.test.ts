import { hourMs } from '@plaza/values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EsploraStub, openEsploraStub } from '../../../../test/esplora-stub.ts'
import { type Reply, spoiling } from '../../../../test/http-stub.ts'
import { testEnvironment } from '../../../../test/test-environment.ts'
import type { ChainCheck } from './plan-finding.ts'
import { lookUp, type LookUp } from './look-up.ts'
const mall = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const ada = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'

let bitcoin: EsploraStub
beforeAll(async () => {
  bitcoin = await openEsploraStub()
})
afterAll(() => bitcoin.stub.close())

const look = (transactionKey: string, more: Partial<LookUp> = {}, settings: Record<string, string> = {}): Promise<ChainCheck> => {
  const environment = testEnvironment('/nowhere', {
    CHAIN_BITCOIN_URL: `${bitcoin.stub.url}/api/`,
    CHAIN_BITCOIN_GENESIS: bitcoin.genesis,
    CHAIN_BITCOIN_CONFIRMATIONS: '2',
    ...settings,
  })
  const requests = { network: 'Bitcoin', asset: 'BTC', address: mall, transactionKey, charged: 300_417n, sentAfter: new Date() }
  return lookUp({ environment, assertOutsideTransaction: () => {} }, { ...requests, ...more })
}
const pay = (...to: { address?: string; satoshi: number }[]) => {
  const key = bitcoin.send(to)
  bitcoin.makeBlocks(2)
  return key
}

describe('Bitcoin payment', () => {
  it('is pending until its block, then counts confirmations, then is confirmed', async () => {
    const key = bitcoin.send([
      { address: mall, satoshi: 300_417 },
      { address: ada, satoshi: 41 },
    ])
    expect(await look(key)).toEqual({ state: 'confirming', confirmations: 0, needed: 2, found: null })
    bitcoin.makeBlocks(1)
    expect(await look(key)).toMatchObject({ state: 'confirming', confirmations: 1 })
    bitcoin.makeBlocks(1)
    const found = { to: mall, amount: '0.00300417', asset: 'BTC', at: expect.any(Date) as Date }
    expect(await look(key)).toEqual({ state: 'confirmed', confirmations: 2, needed: 2, found })
    expect((await look(key, { address: mall.toUpperCase() })).state).toBe('confirmed')
  })

  it.each([
    [300_416, '0.00300416'],
    [300_418, '0.00300418'],
  ])('with %i satoshi does not match the charged amount', async (satoshi, amount) => {
    expect(await look(pay({ address: mall, satoshi }))).toMatchObject({ state: 'mismatch', why: 'amount', found: { amount } })
  })

  it('in several outputs is their sum; an output without an address does not count', async () => {
    expect(await look(pay({ address: mall, satoshi: 300_000 }, { satoshi: 0 }, { address: mall, satoshi: 417 }))).toMatchObject({
      state: 'confirmed',
    })
  })

  it('to another recipient is a mismatch', async () => {
    expect(await look(pay({ address: ada, satoshi: 300_417 }))).toMatchObject({
      why: 'recipient',
      found: { to: ada, amount: '0.00300417' },
    })
  })

  it('sent by the mall with its change returning here is not a recharge', async () => {
    const key = bitcoin.send(
      [
        { address: ada, satoshi: 699_000 },
        { address: mall, satoshi: 300_417 },
      ],
      [{ address: mall, satoshi: 1_000_000 }],
    )
    bitcoin.makeBlocks(2)
    expect(await look(key)).toMatchObject({ state: 'mismatch', why: 'recipient', found: { to: ada } })
  })

  it('from more than a day before is rejected as too old', async () => {
    const key = bitcoin.send([{ address: mall, satoshi: 300_417 }])
    bitcoin.makeBlocks(2, Date.now() - 25 * hourMs)
    expect(await look(key)).toMatchObject({ state: 'mismatch', why: 'too_old' })
    expect(await look(key, { sentAfter: new Date(Date.now() - 2 * hourMs) })).toMatchObject({ state: 'confirmed' })
  })

  it('removed by a chain reorganization is not found', async () => {
    const key = pay({ address: mall, satoshi: 300_417 })
    expect(await look(key)).toMatchObject({ state: 'confirmed' })
    bitcoin.replaceBlocks(2)
    expect(await look(key)).toMatchObject({ state: 'not_found' })
  })

  it('fails if the server is on another chain', async () => {
    const key = pay({ address: mall, satoshi: 300_417 })
    await expect(look(key, {}, { CHAIN_BITCOIN_GENESIS: 'ab'.repeat(32) })).rejects.toThrow('another one answers')
  })

  it.each<[string, (body: string) => Reply]>([
    ['with a failure for a status', (body) => ({ status: 503, body })],
    ['with five megabytes of blanks', (body) => ({ body: body + ' '.repeat(5 * 1024 * 1024) })],
    ['of another transaction', (body) => ({ body: body.replace(/"txid":"[0-9a-f]+"/, `"txid":"${'cd'.repeat(32)}"`) })],
    ['of half a satoshi', (body) => ({ body: body.replace('300417', '300417.5') })],
    ['of less than nothing', (body) => ({ body: body.replace('300417', '-300417') })],
    ['confirmed in no block', (body) => ({ body: body.replace(/"block_height":[0-9]+,/, '') })],
  ])('rejects a server response %s', async (_how, change) => {
    const key = pay({ address: mall, satoshi: 300_417 })
    await spoiling(bitcoin.stub, /\/tx\//, change, () => expect(look(key)).rejects.toThrow('Bitcoin'))
    expect(await look(key)).toMatchObject({ state: 'confirmed' })
  })

  it('to an invalid address or in another coin than bitcoin is not looked up', async () => {
    bitcoin.stub.requests.length = 0
    for (const wrong of [
      { address: 'DEMO-BITCOIN-DO-NOT-SEND-0004' },
      { address: `${ada.slice(0, -1)}U` },
      { asset: 'ETH' },
      { asset: 'USDT' },
    ])
      expect(await look('ab'.repeat(32), wrong)).toEqual({ state: 'not_checked', confirmations: 0, needed: 0, found: null })
    expect(await look('../block-height/0')).toMatchObject({ state: 'not_found' })
    expect(bitcoin.stub.requests).toEqual([])
  })
})
