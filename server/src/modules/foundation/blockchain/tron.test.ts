import { hourMs } from '@plaza/values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toBase58check } from './base58check.ts'
import { spoiling } from '../../../../test/http-stub.ts'
import { testEnvironment } from '../../../../test/test-environment.ts'
import { openTronStub, type TronStub } from '../../../../test/tron-stub.ts'
import type { ChainCheck } from './plan-finding.ts'
import { lookUp, type LookUp } from './look-up.ts'
const addressOf = (digit: string) => toBase58check(Buffer.from(`41${digit.repeat(40)}`, 'hex'))
const [mall, ada, exchange, tether, namesake] = [addressOf('1'), addressOf('2'), addressOf('3'), addressOf('4'), addressOf('5')]

let tron: TronStub
beforeAll(async () => {
  tron = await openTronStub()
})
afterAll(() => tron.stub.close())

const look = (transactionKey: string, more: Partial<LookUp> = {}, settings: Record<string, string> = {}): Promise<ChainCheck> => {
  const environment = testEnvironment('/nowhere', {
    CHAIN_TRON_URL: tron.stub.url,
    CHAIN_TRON_TOKENS: `USDT:${tether}`,
    CHAIN_TRON_CONFIRMATIONS: '3',
    ...settings,
  })
  const requests = { network: 'TRON', asset: 'USDT', address: mall, transactionKey, charged: 300_000_417n, sentAfter: new Date() }
  return lookUp({ environment, assertOutsideTransaction: () => {} }, { ...requests, ...more })
}
const right = { contract: tether, from: exchange, to: mall, units: 300_000_417n }
const pay = (...transfers: (typeof right)[]) => {
  const key = tron.send(transfers)
  tron.makeBlocks(3)
  return key
}

describe('TRON payment', () => {
  it('is pending until its block, then counts confirmations, then is confirmed', async () => {
    const key = tron.send([right])
    expect(await look(key)).toEqual({ state: 'confirming', confirmations: 0, needed: 3, found: null })
    for (const [confirmations, state] of [
      [1, 'confirming'],
      [2, 'confirming'],
      [3, 'confirmed'],
    ] as const) {
      tron.makeBlocks(1)
      expect(await look(key)).toMatchObject({ state, confirmations, needed: 3 })
    }
    expect((await look(key)).found).toEqual({ to: mall, amount: '300.000417', asset: 'USDT', at: expect.any(Date) as Date })
  })

  it.each([300_000_416n, 300_000_418n])('with %s units does not match the charged amount', async (units) => {
    expect(await look(pay({ ...right, units }))).toMatchObject({ state: 'mismatch', why: 'amount' })
  })

  it('to another recipient is a mismatch', async () => {
    expect(await look(pay({ ...right, to: ada }))).toMatchObject({
      why: 'recipient',
      found: { to: ada, amount: '300.000417', asset: 'USDT' },
    })
  })

  it('in a token with the same name is a mismatch, with a contract or of the older kind', async () => {
    expect(await look(pay({ ...right, contract: namesake }))).toMatchObject({ why: 'asset', found: { to: mall, asset: namesake } })
    for (const [type, asset] of [
      ['TransferContract', 'TRX'],
      ['TransferAssetContract', 'TRC-10'],
    ] as const) {
      const key = tron.send([], { plain: { type, to: mall, amount: 300_000_417 } })
      tron.makeBlocks(3)
      expect(await look(key)).toMatchObject({ state: 'mismatch', why: 'asset', found: { to: mall, asset } })
    }
  })

  it('is a mismatch if it was reverted', async () => {
    const key = tron.send([right], { failed: true })
    tron.makeBlocks(3)
    expect(await look(key)).toMatchObject({ state: 'mismatch', why: 'failed', found: null })
  })

  it('in several transfers is the sum received in that token minus the sum sent', async () => {
    const parts = [
      { ...right, units: 300_000_000n },
      { ...right, to: ada },
      { ...right, contract: namesake },
      { ...right, units: 417n },
    ]
    expect(await look(pay(...parts))).toMatchObject({ state: 'confirmed', found: { amount: '300.000417' } })
    expect(await look(pay(right, { ...right, from: mall, to: ada }))).toMatchObject({ why: 'recipient' })
  })

  it('from more than a day before is rejected as too old', async () => {
    const key = tron.send([right])
    tron.makeBlocks(3, Date.now() - 25 * hourMs)
    expect(await look(key)).toMatchObject({ state: 'mismatch', why: 'too_old' })
  })

  it('removed by a chain reorganization is not found', async () => {
    const key = pay(right)
    expect(await look(key)).toMatchObject({ state: 'confirmed' })
    tron.forgetBlocks(3)
    expect(await look(key)).toMatchObject({ state: 'not_found' })
  })

  it('fails on a test network, whose tether is worthless', async () => {
    await expect(look(pay(right), {}, { CHAIN_TRON_ID: '3448148188' })).rejects.toThrow('chain 728126428 answers')
  })

  it.each([
    ['gettransactionbyid', '"SUCCESS"', '"OUT_OF_ENERGY"'],
    ['gettransactioninfobyid', '"SUCCESS"', '"OUT_OF_ENERGY"'],
    ['gettransactioninfobyid', '"fee"', '"result":"FAILED","fee"'],
  ])('is a mismatch if it failed according to %s alone', async (path, was, is) => {
    const key = pay(right)
    const story = async () => expect(await look(key)).toMatchObject({ state: 'mismatch', why: 'failed' })
    await spoiling(tron.stub, new RegExp(`${path}$`), (body) => ({ body: body.replace(was, is) }), story)
  })

  it.each([
    ['{"Error":"class org.tron.core.exception : limit"}', 'gettransactionbyid'],
    ['{"message":"You are asking too often"}', 'gettransactionbyid'],
    ['{"Error":"limit"}', 'gettransactioninfobyid'],
  ])('with only the response %s (%s) is an error, not an unknown payment', async (body, path) => {
    const key = pay(right)
    await spoiling(
      tron.stub,
      new RegExp(`${path}$`),
      () => ({ body }),
      () => expect(look(key)).rejects.toThrow('TRON answers what makes no sense'),
    )
  })

  it('is requested with the API key of the mall, if there is one', async () => {
    tron.stub.requests.length = 0
    await look(pay(right), {}, { CHAIN_TRON_KEY: 'a-key-of-the-mall' })
    expect(tron.stub.requests.length).toBeGreaterThan(3)
    for (const { headers } of tron.stub.requests) expect(headers['tron-pro-api-key']).toBe('a-key-of-the-mall')
  })
})
