import { dayMs } from '@plaza/values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Anvil, canHaveAnvil, openAnvil } from '../../../../test/anvil.ts'
import { tokenCode, transferOf } from '../../../../test/erc20.ts'
import { testEnvironment } from '../../../../test/test-environment.ts'
import type { ChainCheck } from './plan-finding.ts'
import { lookUp, type LookUp } from './look-up.ts'
const gwei = 1_000_000_000n

describe.skipIf(!canHaveAnvil)('Ethereum payment on a local chain', () => {
  let chain: Anvil
  let tether: string
  let namesake: string
  let exchange: string
  let mall: string
  let ada: string
  beforeAll(async () => {
    chain = await openAnvil()
    ;[exchange = '', mall = '', ada = ''] = chain.people
    tether = await chain.deploy(exchange, tokenCode('Tether USD'))
    namesake = await chain.deploy(exchange, tokenCode('Tether USD'))
  })
  afterAll(() => chain.close())

  const look = (transactionKey: string, more: Partial<LookUp> = {}, settings: Record<string, string> = {}): Promise<ChainCheck> => {
    const environment = testEnvironment('/nowhere', {
      CHAIN_ETHEREUM_URL: chain.url,
      CHAIN_ETHEREUM_ID: '31337',
      CHAIN_ETHEREUM_TOKENS: `USDT:${tether}`,
      CHAIN_ETHEREUM_CONFIRMATIONS: '3',
      ...settings,
    })
    const requests = { network: 'Ethereum', asset: 'USDT', address: mall, transactionKey, charged: 300_000_417n, sentAfter: new Date() }
    return lookUp({ environment, assertOutsideTransaction: () => {} }, { ...requests, ...more })
  }
  const pay = async (contract: string, ...payments: [to: string, units: bigint][]) => {
    const key = await chain.send({ from: exchange, to: contract, data: transferOf(...payments) })
    await chain.makeBlocks(3)
    return key
  }

  it('is pending until its block, then counts confirmations, then is confirmed', async () => {
    const key = await chain.send({ from: exchange, to: tether, data: transferOf([mall, 300_000_417n]) })
    expect(await look(key)).toEqual({ state: 'confirming', confirmations: 0, needed: 3, found: null })
    for (const [confirmations, state] of [
      [1, 'confirming'],
      [2, 'confirming'],
      [3, 'confirmed'],
      [4, 'confirmed'],
    ] as const) {
      await chain.makeBlocks(1)
      expect(await look(key)).toMatchObject({ state, confirmations, needed: 3 })
    }
    const found = { to: mall, amount: '300.000417', asset: 'USDT', at: expect.any(Date) as Date }
    expect((await look(key)).found).toEqual(found)
    expect((await look(key, { address: mall.toUpperCase().replace('X', 'x') })).state).toBe('confirmed')
  })

  it.each([
    ['one unit too little', 300_000_416n, '300.000416'],
    ['one unit too much', 300_000_418n, '300.000418'],
    ['a tenth', 30_000_041n, '30.000041'],
  ])('%s does not match the charged amount', async (_what, units, amount) => {
    expect(await look(await pay(tether, [mall, units]))).toMatchObject({ state: 'mismatch', why: 'amount', found: { amount, to: mall } })
  })

  it('to another recipient is a mismatch', async () => {
    expect(await look(await pay(tether, [ada, 300_000_417n]))).toMatchObject({
      state: 'mismatch',
      why: 'recipient',
      found: { to: ada, amount: '300.000417', asset: 'USDT' },
    })
  })

  it('in a token with the same name is a mismatch: the contract identifies the token', async () => {
    expect(await look(await pay(namesake, [mall, 300_000_417n]))).toMatchObject({
      state: 'mismatch',
      why: 'asset',
      found: { to: mall, amount: '300000417', asset: namesake },
    })
  })

  it('in ether does not count as tether, nor the reverse', async () => {
    const key = await chain.send({ from: exchange, to: mall, value: 300_000_417n * gwei })
    await chain.makeBlocks(3)
    expect(await look(key)).toMatchObject({ why: 'asset', found: { to: mall, asset: 'ETH' } })
    expect(await look(await pay(tether, [mall, 300_000_417n]), { asset: 'ETH' })).toMatchObject({ why: 'asset', found: { asset: tether } })
  })

  it('is a mismatch if it was reverted', async () => {
    const [, , , poor = ''] = chain.people
    const key = await chain.send({ from: poor, to: tether, data: transferOf([mall, 300_000_417n]) })
    await chain.makeBlocks(3)
    expect(await look(key)).toMatchObject({ state: 'mismatch', why: 'failed', found: null })
  })

  it('in several transfers of one transaction is their sum to this address in that token', async () => {
    const crowd = await pay(tether, [ada, 5n], [mall, 300_000_000n], [exchange, 9n], [mall, 417n])
    expect(await look(crowd)).toMatchObject({ state: 'confirmed', found: { amount: '300.000417' } })
  })

  it('from the mall to itself is not a recharge', async () => {
    await pay(tether, [mall, 300_000_417n])
    const key = await chain.send({ from: mall, to: tether, data: transferOf([mall, 300_000_417n]) })
    const ownEther = await chain.send({ from: mall, to: mall, value: 5n * gwei })
    await chain.makeBlocks(3)
    expect(await look(key)).toMatchObject({ state: 'mismatch', why: 'recipient' })
    expect(await look(ownEther, { asset: 'ETH', charged: 5n })).toMatchObject({ state: 'mismatch', why: 'recipient' })
  })

  it('in ether is compared to all eighteen digits, of which the ledger stores nine', async () => {
    const charged = 30_500_000n
    const exact = await chain.send({ from: exchange, to: mall, value: charged * gwei })
    const dust = await chain.send({ from: exchange, to: mall, value: charged * gwei + 1n })
    const almost = await chain.send({ from: exchange, to: mall, value: charged * gwei - 1n })
    await chain.makeBlocks(3)
    const asset = 'ETH'
    expect(await look(exact, { asset, charged })).toMatchObject({ state: 'confirmed', found: { amount: '0.030500000000000000' } })
    expect(await look(dust, { asset, charged })).toMatchObject({ why: 'amount', found: { amount: '0.030500000000000001' } })
    expect(await look(almost, { asset, charged })).toMatchObject({ why: 'amount', found: { amount: '0.030499999999999999' } })
  })

  it('in a token with another number of digits than the ledger is compared in the digits of the token', async () => {
    const CHAIN_ETHEREUM_TOKENS = `USDT:${tether}:8`
    expect(await look(await pay(tether, [mall, 30_000_041_700n]), {}, { CHAIN_ETHEREUM_TOKENS })).toMatchObject({ state: 'confirmed' })
    expect(await look(await pay(tether, [mall, 30_000_041_701n]), {}, { CHAIN_ETHEREUM_TOKENS })).toMatchObject({ why: 'amount' })
  })

  it('from more than a day before the request is rejected as too old', async () => {
    const key = await pay(tether, [mall, 300_000_417n])
    const { at } = (await look(key)).found as { at: Date }
    expect(await look(key, { sentAfter: new Date(at.getTime() + dayMs) })).toMatchObject({ state: 'confirmed' })
    expect(await look(key, { sentAfter: new Date(at.getTime() + dayMs + 1) })).toMatchObject({ state: 'mismatch', why: 'too_old' })
  })

  it('removed by a chain reorganization is not found, however deep it was', async () => {
    const key = await pay(tether, [mall, 300_000_417n])
    expect(await look(key)).toMatchObject({ state: 'confirmed' })
    await chain.rpc('anvil_reorg', 3, [])
    expect(await look(key)).toEqual({ state: 'not_found', confirmations: 0, needed: 3, found: null })
  })

  it('is not found if it does not exist', async () => {
    expect(await look('ab'.repeat(32))).toMatchObject({ state: 'not_found' })
  })

  it('fails if the node is on another chain, whose coins could be worthless', async () => {
    const key = await pay(tether, [mall, 300_000_417n])
    await expect(look(key, {}, { CHAIN_ETHEREUM_ID: '1' })).rejects.toThrow('Ethereum is asked on chain 1, and chain 31337 answers')
  })
})
