import * as z from 'zod/mini'
import { fromBase58check } from './base58check.ts'
import { type NetworkRequest, ChainTrouble, momentOf, understand } from './ask-network.ts'
import type { CoinMovement, ChainSighting } from './plan-finding.ts'

const Satoshi = z.int().check(z.gte(0))
/** An output whose script has no address lacks this field. */
const Output = z.object({ scriptpubkey_address: z.optional(z.string()), value: Satoshi })
const Transaction = z.object({
  txid: z.string(),
  vin: z.array(z.object({ prevout: z.nullable(Output) })),
  vout: z.array(Output),
  status: z.union([
    z.object({ confirmed: z.literal(false) }),
    z.object({ confirmed: z.literal(true), block_height: Satoshi, block_hash: z.string(), block_time: z.int() }),
  ]),
})

const versions = new Set([0x00, 0x05, 0x6f, 0xc4])
/** Newer address formats (Bech32) ignore case, so they are normalized to lower case. */
export const bitcoinAddress = (text: string): string | null => {
  const small = text.toLowerCase()
  if (/^(bc|tb|bcrt)1[02-9ac-hj-np-z]{11,87}$/.test(small)) return small
  return versions.has(fromBase58check(text)?.[0] ?? -1) ? text : null
}

export const bitcoin = 'BTC'
export const bitcoinDecimals = 8

/** Reads a transaction from a server with the Esplora API (blockstream.info, mempool.space, or a private server). */
export const readBitcoin = async (ask: NetworkRequest, genesis: string, key: string): Promise<ChainSighting> => {
  const hashOf = async (height: number) => (await ask(`/block-height/${height}`))?.trim()
  const [first, newest, text] = await Promise.all([hashOf(0), ask('/blocks/tip/height'), ask(`/tx/${key}`)])
  if (first !== genesis) throw new ChainTrouble('Bitcoin is asked on one chain, and another one answers')
  if (text === null) return null
  const transaction = understand('Bitcoin', Transaction, text)
  if (transaction.txid !== key) throw new ChainTrouble('Bitcoin tells of another transaction')
  const { status } = transaction
  if (!status.confirmed) return 'waiting'
  // Another block has replaced this block at its height, so the transaction is waiting again.
  if ((await hashOf(status.block_height)) !== status.block_hash) return 'waiting'
  return {
    confirmations: Math.max(0, understand('Bitcoin', Satoshi, newest) - status.block_height + 1),
    at: momentOf('Bitcoin', status.block_time * 1000),
    succeeded: true,
    movements: [
      ...transaction.vout.map((output): CoinMovement => ({ ...coins(output), from: null, to: addressOf(output) })),
      ...transaction.vin.flatMap(({ prevout }): CoinMovement[] =>
        prevout ? [{ ...coins(prevout), from: addressOf(prevout), to: null }] : [],
      ),
    ],
  }
}

const coins = ({ value }: z.output<typeof Output>) => ({ asset: bitcoin, units: BigInt(value) })
const addressOf = ({ scriptpubkey_address: address }: z.output<typeof Output>) => (address ? bitcoinAddress(address) : null)
