import * as z from 'zod/mini'
import { ChainTrouble, momentOf } from './ask-network.ts'
import { HexAddress, Data, Hash, Quantity, type Rpc } from './json-rpc.ts'
import type { CoinMovement, ChainSighting } from './plan-finding.ts'
import { transfersIn } from './transfers.ts'

const Transaction = z.nullable(z.object({ hash: Hash, from: HexAddress, to: z.nullable(HexAddress), value: Quantity }))
const Receipt = z.nullable(
  z.object({
    transactionHash: Hash,
    blockHash: Hash,
    blockNumber: Quantity,
    status: Quantity,
    logs: z.array(z.object({ address: HexAddress, topics: z.array(Hash), data: Data })),
  }),
)
const Block = z.nullable(z.object({ hash: Hash, timestamp: Quantity }))

/** The chain's native coin. Other tokens are identified by their contract. */
export const ether = 'ETH'
export const etherDecimals = 18

/** Reads a transaction from Ethereum, or from a chain with the same API. */
export const readEthereum = async (rpc: Rpc, chainId: bigint, key: string): Promise<ChainSighting> => {
  const hash = `0x${key}`
  const [id, transaction, receipt] = await Promise.all([
    rpc('eth_chainId', [], Quantity),
    rpc('eth_getTransactionByHash', [hash], Transaction),
    rpc('eth_getTransactionReceipt', [hash], Receipt),
  ])
  if (id !== chainId) throw new ChainTrouble(`Ethereum is asked on chain ${chainId}, and chain ${id} answers`)
  if (!transaction) return null
  if (!receipt) return 'waiting'
  if (transaction.hash !== hash || receipt.transactionHash !== hash) throw new ChainTrouble('Ethereum tells of another transaction')

  const [block, newest] = await Promise.all([
    rpc('eth_getBlockByNumber', [`0x${receipt.blockNumber.toString(16)}`, false], Block),
    rpc('eth_blockNumber', [], Quantity),
  ])
  // Another block has replaced this block at its height, so the transaction is waiting again.
  if (block?.hash !== receipt.blockHash) return 'waiting'
  return {
    // Never below 0: if several servers share one URL, one of them may not have the newest block yet.
    confirmations: Math.max(0, Number(newest - receipt.blockNumber) + 1),
    at: momentOf('Ethereum', Number(block.timestamp) * 1000),
    succeeded: receipt.status === 1n,
    movements: [...etherIn(transaction), ...tokensIn(receipt.logs)],
  }
}

/** A receipt does not show Ether that contracts forward. Only staff can confirm a payment that arrives this way. */
const etherIn = ({ from, to, value }: { from: string; to: string | null; value: bigint }): CoinMovement[] =>
  value > 0n ? [{ asset: ether, from, to, units: value }] : []

const tokensIn = (logs: readonly { address: string; topics: readonly string[]; data: string }[]): CoinMovement[] =>
  transfersIn(logs.map((log) => ({ contract: bare(log.address), topics: log.topics.map(bare), data: bare(log.data) }))).map((each) => ({
    asset: `0x${each.contract}`,
    from: `0x${each.from}`,
    to: `0x${each.to}`,
    units: each.units,
  }))
const bare = (text: string) => text.slice(2)
