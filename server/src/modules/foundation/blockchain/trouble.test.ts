import { minor } from '@plaza/values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type HttpStub, openHttpStub, type Reply } from '../../../../test/http-stub.ts'
import { testEnvironment } from '../../../../test/test-environment.ts'
import { ChainTrouble } from './ask-network.ts'
import { confirmationsNeeded, lookUp, mayApproveAlone } from './look-up.ts'

const secret = 'hunter2'
const tether = { Ethereum: `0x${'4'.repeat(40)}`, TRON: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }
const payment = { transactionKey: 'ab'.repeat(32), charged: 300_000_417n, sentAfter: new Date() }
const wallets = [
  { network: 'Ethereum', asset: 'USDT', address: `0x${'1'.repeat(40)}` },
  { network: 'Bitcoin', asset: 'BTC', address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' },
  { network: 'TRON', asset: 'USDT', address: 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL' },
] as const

let server: HttpStub
let elsewhere: HttpStub
beforeAll(async () => {
  server = await openHttpStub(() => 'never')
  elsewhere = await openHttpStub(() => ({ body: '{}' }))
})
afterAll(() => Promise.all([server.close(), elsewhere.close()]))

const environment = () =>
  testEnvironment('/nowhere', {
    CHAIN_ETHEREUM_URL: `${server.url}/${secret}`,
    CHAIN_ETHEREUM_TOKENS: `USDT:${tether.Ethereum}`,
    CHAIN_BITCOIN_URL: `${server.url}/${secret}`,
    CHAIN_TRON_URL: `${server.url}/${secret}`,
    CHAIN_TRON_TOKENS: `USDT:${tether.TRON}`,
    CHAIN_TIMEOUT_MS: '300',
  })
const troubleOf = async (wallet: (typeof wallets)[number]): Promise<Error> =>
  lookUp({ environment: environment(), assertOutsideTransaction: () => {} }, { ...payment, ...wallet }).then(
    (chainCheck) => expect.fail(`${wallet.network} is believed: ${chainCheck.state}`),
    (error: Error) => error,
  )
/** The text of an error with its causes, as a log would show it. */
const tale = (error: unknown): string => (error instanceof Error ? `${error.stack} ${JSON.stringify(error)} ${tale(error.cause)}` : '')

const spoilt: [what: string, reply: () => Reply][] = [
  ['never answers', () => 'never'],
  ['answers without end', () => 'without end'],
  ['answers more than anybody reads', () => ({ body: ' '.repeat(5 * 1024 * 1024) })],
  ['answers a page', () => ({ body: '<html>Welcome</html>' })],
  ['answers nothing', () => ({ body: '' })],
  ['answers half', () => ({ body: '{"jsonrpc":"2.0","id":1,"resu' })],
  ['answers null', () => ({ body: 'null' })],
  ['answers something else', () => ({ body: '{"message":"You are asking too often"}' })],
  ['refuses', () => ({ body: '{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"limit"},"Error":"limit"}' })],
  ['is overloaded', () => ({ status: 429, body: '{"jsonrpc":"2.0","id":1,"result":null}' })],
  ['is broken', () => ({ status: 500, body: '{}' })],
  ['knows no such address', () => ({ status: 404, body: '{}' })],
  ['sends on to a private address', () => ({ status: 307, headers: { location: elsewhere.url }, body: '' })],
  ['sends on to another path of itself', () => ({ status: 302, headers: { location: `${server.url}/other` }, body: '' })],
]

describe.each(wallets)('$network server', (wallet) => {
  it.each(spoilt)('causes an error, not a payment result, if it %s', async (_what, reply) => {
    server.answer = reply
    const error = await troubleOf(wallet)
    expect(error).toBeInstanceOf(ChainTrouble)
    expect(error.message).toContain(wallet.network)
    expect(tale(error)).not.toContain(secret)
    expect(elsewhere.requests).toEqual([])
    expect(server.requests.filter(({ path }) => path === '/other')).toEqual([])
  })

  it('causes an error too if it is unreachable', async () => {
    const gone = await openHttpStub(() => 'never')
    await gone.close()
    const settings = { CHAIN_ETHEREUM_URL: gone.url, CHAIN_BITCOIN_URL: gone.url, CHAIN_TRON_URL: gone.url }
    const tokens = { CHAIN_ETHEREUM_TOKENS: `USDT:${tether.Ethereum}`, CHAIN_TRON_TOKENS: `USDT:${tether.TRON}` }
    const requests = lookUp(
      { environment: testEnvironment('/nowhere', { ...settings, ...tokens }), assertOutsideTransaction: () => {} },
      { ...payment, ...wallet },
    )
    await expect(requests).rejects.toThrow(`${wallet.network} does not answer`)
  })
})

describe('mall without a configured network', () => {
  const bare = { environment: testEnvironment('/nowhere'), assertOutsideTransaction: () => {} }

  it.each(wallets)('does not look up payments on $network and returns not_checked', async (wallet) => {
    expect(await lookUp(bare, { ...payment, ...wallet })).toEqual({ state: 'not_checked', confirmations: 0, needed: 0, found: null })
    expect(confirmationsNeeded(bare, wallet)).toBeNull()
  })

  it('does not look up an unknown network, or a token without its contract', async () => {
    server.requests.length = 0
    const named = { environment: environment(), assertOutsideTransaction: () => {} }
    for (const wallet of [
      { ...wallets[0], network: 'Polygon' },
      { ...wallets[0], asset: 'BTC' },
      { ...wallets[2], asset: 'ETH' },
    ])
      expect(await lookUp(named, { ...payment, ...wallet })).toMatchObject({ state: 'not_checked' })
    expect(server.requests).toEqual([])
  })

  it('approves nothing automatically', () => {
    expect(mayApproveAlone(bare, minor(1n))).toBe(false)
  })
})

describe('mall with configured networks', () => {
  it('knows the number of confirmations of each network', () => {
    const named = { environment: environment(), assertOutsideTransaction: () => {} }
    expect(wallets.map((wallet) => confirmationsNeeded(named, wallet))).toEqual([12, 3, 20])
    expect(confirmationsNeeded(named, { ...wallets[0], address: 'DEMO-ERC20-DO-NOT-SEND-0002' })).toBeNull()
  })

  it('approves automatically up to the configured limit, exact to the cent', () => {
    const named = { environment: testEnvironment('/nowhere', { CHAIN_BITCOIN_URL: server.url, CHAIN_APPROVES_ALONE: '500.00' }) }
    expect([50_000n, 50_001n].map((worth) => mayApproveAlone(named, minor(worth)))).toEqual([true, false])
  })
})
