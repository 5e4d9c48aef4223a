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

describe('a payment on TRON', () => {
  it('waits for its block, then counts, then holds', async () => {
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

  it.each([300_000_416n, 300_000_418n])('of %s units is not what was charged', async (units) => {
    expect(await look(pay({ ...right, units }))).toMatchObject({ state: 'mismatch', why: 'amount' })
  })

  it('that went to somebody else is none of ours', async () => {
    expect(await look(pay({ ...right, to: ada }))).toMatchObject({
      why: 'recipient',
      found: { to: ada, amount: '300.000417', asset: 'USDT' },
    })
  })

  it('in a token of the same name is worth nothing, whether it has a contract or is of the older kind', async () => {
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

  it('that was thrown back is no payment', async () => {
    const key = tron.send([right], { failed: true })
    tron.makeBlocks(3)
    expect(await look(key)).toMatchObject({ state: 'mismatch', why: 'failed', found: null })
  })

  it('among several in one transaction is the sum of what came here in that token, less what went', async () => {
    const parts = [
      { ...right, units: 300_000_000n },
      { ...right, to: ada },
      { ...right, contract: namesake },
      { ...right, units: 417n },
    ]
    expect(await look(pay(...parts))).toMatchObject({ state: 'confirmed', found: { amount: '300.000417' } })
    expect(await look(pay(right, { ...right, from: mall, to: ada }))).toMatchObject({ why: 'recipient' })
  })

  it('from more than a day before is somebody’s old one', async () => {
    const key = tron.send([right])
    tron.makeBlocks(3, Date.now() - 25 * hourMs)
    expect(await look(key)).toMatchObject({ state: 'mismatch', why: 'too_old' })
  })

  it('that the chain has taken back is not there', async () => {
    const key = pay(right)
    expect(await look(key)).toMatchObject({ state: 'confirmed' })
    tron.forgetBlocks(3)
    expect(await look(key)).toMatchObject({ state: 'not_found' })
  })

  it('is not looked for on a test network, whose tether anybody may make', async () => {
    await expect(look(pay(right), {}, { CHAIN_TRON_ID: '3448148188' })).rejects.toThrow('chain 728126428 answers')
  })

  it.each([
    ['gettransactionbyid', '"SUCCESS"', '"OUT_OF_ENERGY"'],
    ['gettransactioninfobyid', '"SUCCESS"', '"OUT_OF_ENERGY"'],
    ['gettransactioninfobyid', '"fee"', '"result":"FAILED","fee"'],
  ])('that failed by %s alone is none', async (path, was, is) => {
    const key = pay(right)
    const story = async () => expect(await look(key)).toMatchObject({ state: 'mismatch', why: 'failed' })
    await spoiling(tron.stub, new RegExp(`${path}$`), (body) => ({ body: body.replace(was, is) }), story)
  })

  it.each([
    ['{"Error":"class org.tron.core.exception : limit"}', 'gettransactionbyid'],
    ['{"message":"You are asking too often"}', 'gettransactionbyid'],
    ['{"Error":"limit"}', 'gettransactioninfobyid'],
  ])('of which nothing is said but %s (%s) is not therefore unknown', async (body, path) => {
    const key = pay(right)
    await spoiling(
      tron.stub,
      new RegExp(`${path}$`),
      () => ({ body }),
      () => expect(look(key)).rejects.toThrow('TRON answers what makes no sense'),
    )
  })

  it('is asked about with the owner’s key, where there is one', async () => {
    tron.stub.told.length = 0
    await look(pay(right), {}, { CHAIN_TRON_KEY: 'a-key-of-the-mall' })
    expect(tron.stub.told.length).toBeGreaterThan(3)
    for (const { headers } of tron.stub.told) expect(headers['tron-pro-api-key']).toBe('a-key-of-the-mall')
  })
})
