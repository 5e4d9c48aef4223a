import { afterAll, beforeAll, expect, it } from 'vitest'
import { type HttpStub, openHttpStub } from '../../../../test/http-stub.ts'
import { testEnvironment } from '../../../../test/test-environment.ts'
import { lookUp } from './look-up.ts'

const key = 'ab'.repeat(32)
const [mall, ada] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`]
const block = `0x${'b'.repeat(64)}`
const atSeconds = Math.floor(Date.now() / 1000)
const hex = (value: number | bigint) => `0x${value.toString(16)}`

/** Correct responses of an Ethereum node about a payment of thirty gwei in block 100. The newest block is 105. */
const honest: Record<string, unknown> = {
  eth_chainId: '0x1',
  eth_blockNumber: hex(105),
  eth_getTransactionByHash: { hash: `0x${key}`, from: ada, to: mall, value: hex(30_000_000_000n) },
  eth_getTransactionReceipt: { transactionHash: `0x${key}`, blockHash: block, blockNumber: hex(100), status: '0x1', logs: [] },
  eth_getBlockByNumber: { hash: block, timestamp: hex(atSeconds) },
}
let node: HttpStub
let said: Record<string, unknown> = honest
let wrap = (id: number, result: unknown): unknown => ({ jsonrpc: '2.0', id, result })
beforeAll(async () => {
  node = await openHttpStub(({ body }) => {
    const { id, method } = JSON.parse(body) as { id: number; method: string }
    return { body: JSON.stringify(wrap(id, said[method])) }
  })
})
afterAll(() => node.close())

const look = (change: Record<string, unknown> = {}) => {
  said = { ...honest, ...change }
  const environment = testEnvironment('/nowhere', { CHAIN_ETHEREUM_URL: node.url, CHAIN_ETHEREUM_CONFIRMATIONS: '6' })
  return lookUp(
    { environment, assertOutsideTransaction: () => {} },
    { network: 'Ethereum', asset: 'ETH', address: mall, transactionKey: key, charged: 30n, sentAfter: new Date() },
  )
}
const receiptWith = (change: object) => ({ eth_getTransactionReceipt: { ...(honest.eth_getTransactionReceipt as object), ...change } })

it('accepts the answer of an honest node', async () => {
  expect(await look()).toMatchObject({ state: 'confirmed', confirmations: 6, found: { to: mall, amount: '0.000000030000000000' } })
})

it('a receipt from a replaced block counts as pending', async () => {
  expect(await look({ eth_getBlockByNumber: { hash: `0x${'c'.repeat(64)}`, timestamp: hex(atSeconds) } })).toMatchObject({
    state: 'confirming',
    confirmations: 0,
    found: null,
  })
  expect(await look({ eth_getBlockByNumber: null })).toMatchObject({ state: 'confirming', confirmations: 0 })
})

it('a node behind another node confirms nothing yet', async () => {
  expect(await look({ eth_blockNumber: hex(90) })).toMatchObject({ state: 'confirming', confirmations: 0 })
})

it('requests the newest block each time and does not cache it', async () => {
  expect(await look({ eth_blockNumber: hex(101) })).toMatchObject({ state: 'confirming', confirmations: 2 })
  expect(await look({ eth_blockNumber: hex(102) })).toMatchObject({ state: 'confirming', confirmations: 3 })
})

it.each<[string, Record<string, unknown>]>([
  ['another transaction', { eth_getTransactionByHash: { ...(honest.eth_getTransactionByHash as object), hash: block } }],
  ['the receipt of another', receiptWith({ transactionHash: block })],
  ['a receipt without an outcome', receiptWith({ status: undefined })],
  ['an amount that is no number', { eth_getTransactionByHash: { ...(honest.eth_getTransactionByHash as object), value: '30' } }],
  ['a number that is too long', { eth_blockNumber: `0x${'f'.repeat(65)}` }],
  ['a time that never was', { eth_getBlockByNumber: { hash: block, timestamp: hex(2n ** 200n) } }],
  ['nothing where a number belongs', { eth_chainId: null }],
])('rejects %s as a response', async (_what, change) => {
  await expect(look(change)).rejects.toThrow('Ethereum')
})

it('rejects a response to another request', async () => {
  const asItWas = wrap
  wrap = (id, result) => ({ jsonrpc: '2.0', id: id + 1, result })
  await expect(look()).rejects.toThrow('answers another question')
  wrap = asItWas
})
