import { type Asset, isAsset } from '@plaza/values'
import { type ChainSettings, ethereumAddress, tronAddress } from './chain-settings.ts'
import type { AssertOutsideTransaction } from '../../../platform/db/outside-transaction.ts'
import { askNetwork } from './ask-network.ts'
import { jsonRpc } from './json-rpc.ts'
import type { ChainSighting } from './plan-finding.ts'
import { bitcoin, bitcoinAddress, bitcoinDecimals, readBitcoin } from './read-bitcoin.ts'
import { ether, etherDecimals, readEthereum } from './read-ethereum.ts'
import { readTron } from './read-tron.ts'

/** One asset on one configured blockchain. */
type Chain = {
  /** `asset` is the id that transfers on the chain use: a contract or the chain's native coin. `name` is the asset's name in the ledger. */
  asset: string
  name: Asset
  decimals: number
  needed: number
  /** Normalizes an address. Null if the address is not valid on this blockchain. */
  addressOf: (text: string) => string | null
  read: (key: string) => Promise<ChainSighting>
}

/** Returns null if no server is configured for the blockchain. The mall then sends no request. */
export const chainOf = (
  settings: ChainSettings,
  assertOutsideTransaction: AssertOutsideTransaction,
  { network, asset }: { network: string; asset: string },
): Chain | null => {
  if (!isAsset(asset)) return null
  if (network === 'Ethereum') return onEthereum(settings, assertOutsideTransaction, asset)
  if (network === 'Bitcoin') return onBitcoin(settings, assertOutsideTransaction, asset)
  if (network === 'TRON') return onTron(settings, assertOutsideTransaction, asset)
  return null
}

const onEthereum = (
  { ethereum, timeoutMs }: ChainSettings,
  assertOutsideTransaction: AssertOutsideTransaction,
  name: Asset,
): Chain | null => {
  const token = ethereum?.tokens.get(name)
  if (!ethereum || (name !== ether && !token)) return null
  const { url, chainId, needed } = ethereum
  const rpc = jsonRpc('Ethereum', askNetwork({ network: 'Ethereum', url, timeoutMs, assertOutsideTransaction }))
  return {
    asset: token?.contract ?? ether,
    name,
    decimals: token?.decimals ?? etherDecimals,
    needed,
    addressOf: ethereumAddress,
    read: (key) => readEthereum(rpc, chainId, key),
  }
}

const onBitcoin = (
  { bitcoin: set, timeoutMs }: ChainSettings,
  assertOutsideTransaction: AssertOutsideTransaction,
  name: Asset,
): Chain | null => {
  if (!set || name !== bitcoin) return null
  const { url, genesis, needed } = set
  const ask = askNetwork({ network: 'Bitcoin', url, timeoutMs, assertOutsideTransaction })
  return {
    asset: bitcoin,
    name,
    decimals: bitcoinDecimals,
    needed,
    addressOf: bitcoinAddress,
    read: (key) => readBitcoin(ask, genesis, key),
  }
}

const onTron = ({ tron, timeoutMs }: ChainSettings, assertOutsideTransaction: AssertOutsideTransaction, name: Asset): Chain | null => {
  const token = tron?.tokens.get(name)
  if (!tron || !token) return null
  const { url, key: apiKey, chainId, needed } = tron
  const ask = askNetwork({
    network: 'TRON',
    url,
    timeoutMs,
    assertOutsideTransaction,
    ...(apiKey && { headers: { 'TRON-PRO-API-KEY': apiKey } }),
  })
  return {
    asset: token.contract,
    name,
    decimals: token.decimals,
    needed,
    addressOf: tronAddress,
    read: (key) => readTron(ask, chainId, key),
  }
}
