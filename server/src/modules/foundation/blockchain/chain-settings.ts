import { type Asset, exponents, isAsset, type Money, money, parseMoney } from '@plaza/values'
import * as z from 'zod/mini'
import { fromBase58check } from './base58check.ts'
import { moduleSettings } from '../../../platform/environment.ts'
import { isOwnNetwork, isSafeAddress, number } from '../../../platform/external/setting-shapes.ts'

/** A token is identified by its contract address. The name in the contract proves nothing. */
type Token = { contract: string; decimals: number }
type Tokens = ReadonlyMap<Asset, Token>

/** The blockchains that the mall queries, their server addresses, and the limits up to which it trusts their answers. */
export type ChainSettings = {
  ethereum: { url: string; chainId: bigint; tokens: Tokens; needed: number } | null
  bitcoin: { url: string; genesis: string; needed: number } | null
  tron: { url: string; key: string | null; chainId: bigint; tokens: Tokens; needed: number } | null
  /** Timeout of one request to a blockchain server, in milliseconds. */
  timeoutMs: number
  /** A recharge up to this amount is approved without staff if the blockchain confirms it. */
  approvesUpTo: Money
}

const mainnet = { ethereum: 1, bitcoin: '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f', tron: 728_126_428 }

/** Normalizes an Ethereum address; null if it is invalid. */
export const ethereumAddress = (text: string): string | null => (/^0x[0-9a-fA-F]{40}$/.test(text) ? text.toLowerCase() : null)
export const tronAddress = (text: string): string | null => (fromBase58check(text)?.[0] === 0x41 ? text : null)

/** Parses `USDT:0xdac1…`. If the contract uses other decimals than the ledger, they follow the address: `USDT:0x55d3…:18`. */
const readTokens = (text: string, addressOf: (text: string) => string | null): Tokens | null => {
  const tokens = new Map<Asset, Token>()
  for (const each of text.split(',')) {
    const [asset = '', written = '', digits, ...more] = each.split(':')
    const contract = addressOf(written)
    if (!isAsset(asset) || asset === 'USD' || tokens.has(asset) || !contract || more.length > 0) return null
    if (digits !== undefined && !/^([0-9]|[12][0-9]|3[0-6])$/.test(digits)) return null
    tokens.set(asset, { contract, decimals: digits === undefined ? exponents[asset] : Number(digits) })
  }
  return tokens
}

/** Ether has no token contract, so a contract named ETH is a different asset. */
const ethereumTokens = (text: string) => {
  const tokens = readTokens(text, ethereumAddress)
  return tokens?.has('ETH') ? null : tokens
}
const tronTokens = (text: string) => readTokens(text, tronAddress)

const server = z
  .string()
  .check(z.refine((text) => isSafeAddress(text, isOwnNetwork), 'must be an address with https, or with http in a network of your own'))
const tokensBy = (read: (text: string) => Tokens | null, example: string) =>
  z.optional(z.string().check(z.refine((text) => read(text) !== null, `must be assets with their contracts, such as ${example}`)))

const chainShape = {
  CHAIN_ETHEREUM_URL: z.optional(server),
  CHAIN_ETHEREUM_ID: number(mainnet.ethereum, Number.MAX_SAFE_INTEGER, 1),
  CHAIN_ETHEREUM_TOKENS: tokensBy(ethereumTokens, 'USDT:0xdAC17F958D2ee523a2206206994597C13D831ec7'),
  CHAIN_ETHEREUM_CONFIRMATIONS: number(12, 10_000, 1),
  CHAIN_BITCOIN_URL: z.optional(server),
  CHAIN_BITCOIN_GENESIS: z.prefault(
    z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be the hash of a first block, 64 figures and letters from a to f')),
    mainnet.bitcoin,
  ),
  CHAIN_BITCOIN_CONFIRMATIONS: number(3, 10_000, 1),
  CHAIN_TRON_URL: z.optional(server),
  CHAIN_TRON_KEY: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/, 'must be at most 200 letters without blanks'))),
  CHAIN_TRON_ID: number(mainnet.tron, 0xffff_ffff, 1),
  CHAIN_TRON_TOKENS: tokensBy(tronTokens, 'USDT:TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'),
  CHAIN_TRON_CONFIRMATIONS: number(20, 10_000, 1),
  CHAIN_TIMEOUT_MS: number(8000, 60_000, 100),
  CHAIN_APPROVES_ALONE: z.prefault(
    z.string().check(z.refine((text) => parseMoney(text) !== undefined, 'must be an amount, such as 500.00')),
    '0',
  ),
}

type ChainValues = z.output<z.ZodMiniObject<typeof chainShape>>

const readChains = (set: ChainValues): ChainSettings | string => {
  const { CHAIN_ETHEREUM_URL: ethereum, CHAIN_BITCOIN_URL: bitcoin, CHAIN_TRON_URL: tron } = set
  if (set.CHAIN_ETHEREUM_TOKENS && !ethereum) return 'CHAIN_ETHEREUM_TOKENS needs CHAIN_ETHEREUM_URL, the node that checks them.'
  if (tron && !set.CHAIN_TRON_TOKENS) return 'CHAIN_TRON_URL needs CHAIN_TRON_TOKENS, the contracts to check.'
  if (!tron && (set.CHAIN_TRON_TOKENS || set.CHAIN_TRON_KEY)) return 'CHAIN_TRON_URL is missing: set the address of a TRON node.'
  const approvesUpTo = money(set.CHAIN_APPROVES_ALONE)
  if (approvesUpTo > 0n && !ethereum && !bitcoin && !tron)
    return 'CHAIN_APPROVES_ALONE needs at least one of CHAIN_ETHEREUM_URL, CHAIN_BITCOIN_URL and CHAIN_TRON_URL.'
  return {
    ethereum: ethereum
      ? {
          url: ethereum,
          chainId: BigInt(set.CHAIN_ETHEREUM_ID),
          tokens: ethereumTokens(set.CHAIN_ETHEREUM_TOKENS ?? '') ?? new Map(),
          needed: set.CHAIN_ETHEREUM_CONFIRMATIONS,
        }
      : null,
    bitcoin: bitcoin ? { url: bitcoin, genesis: set.CHAIN_BITCOIN_GENESIS, needed: set.CHAIN_BITCOIN_CONFIRMATIONS } : null,
    tron: tron
      ? {
          url: tron,
          key: set.CHAIN_TRON_KEY ?? null,
          chainId: BigInt(set.CHAIN_TRON_ID),
          tokens: tronTokens(set.CHAIN_TRON_TOKENS ?? '') ?? new Map(),
          needed: set.CHAIN_TRON_CONFIRMATIONS,
        }
      : null,
    timeoutMs: set.CHAIN_TIMEOUT_MS,
    approvesUpTo,
  }
}

/** The URL of a paid node often contains its API key. */
const secrets = ['CHAIN_ETHEREUM_URL', 'CHAIN_BITCOIN_URL', 'CHAIN_TRON_URL', 'CHAIN_TRON_KEY']
export const chainSettings = moduleSettings(chainShape, readChains, secrets)
