import * as z from 'zod/mini'
import { toBase58check } from './base58check.ts'
import { type NetworkRequest, ChainTrouble, momentOf, understand } from './ask-network.ts'
import type { CoinMovement, ChainSighting } from './plan-finding.ts'
import { transfersIn } from './transfers.ts'

const hexadecimal = (shape: RegExp) => z.string().check(z.regex(shape))
const Address = hexadecimal(/^41[0-9a-f]{40}$/)
/** TRON answers `{}` if it has no such transaction. No other response counts as not found. */
const orNothing = <T extends z.ZodMiniType>(shape: T) => z.union([z.strictObject({}), shape])

const Contract = z.object({
  type: z.string(),
  parameter: z.object({
    value: z.object({ owner_address: z.optional(Address), to_address: z.optional(Address), amount: z.optional(z.number()) }),
  }),
})
const Transaction = orNothing(
  z.object({
    txID: z.string(),
    ret: z.array(z.object({ contractRet: z.optional(z.string()) })),
    raw_data: z.object({ contract: z.array(Contract) }),
  }),
)
const Info = orNothing(
  z.object({
    id: z.string(),
    blockNumber: z.int(),
    blockTimeStamp: z.int(),
    result: z.optional(z.string()),
    receipt: z.optional(z.object({ result: z.optional(z.string()) })),
    log: z.optional(
      z.array(
        z.object({
          address: hexadecimal(/^(41)?[0-9a-f]{40}$/),
          topics: z.optional(z.array(hexadecimal(/^[0-9a-f]{64}$/))),
          data: z.optional(hexadecimal(/^[0-9a-f]*$/)),
        }),
      ),
    ),
  }),
)
const Block = z.object({
  blockID: hexadecimal(/^[0-9a-f]{64}$/),
  block_header: z.object({ raw_data: z.object({ number: z.optional(z.int()) }) }),
})

/** Reads a transaction from TRON's HTTP API. */
export const readTron = async (ask: NetworkRequest, chainId: bigint, key: string): Promise<ChainSighting> => {
  const blockOf = async (which: { id_or_num?: string }) =>
    // Requests the block without its transactions, because a block has hundreds of them.
    understand('TRON', Block, await ask('/wallet/getblock', { ...which, detail: false }))
  const [first, newest, transaction, info] = await Promise.all([
    blockOf({ id_or_num: '0' }),
    blockOf({}),
    ask('/wallet/gettransactionbyid', { value: key }).then((text) => understand('TRON', Transaction, text)),
    ask('/wallet/gettransactioninfobyid', { value: key }).then((text) => understand('TRON', Info, text)),
  ])
  // TRON's chain id is the last 4 bytes of the first block's id.
  const id = BigInt(`0x${first.blockID.slice(-8)}`)
  if (id !== chainId) throw new ChainTrouble(`TRON is asked on chain ${chainId}, and chain ${id} answers`)
  if (!('txID' in transaction)) return null
  if (!('id' in info)) return 'waiting'
  if (transaction.txID !== key || info.id !== key) throw new ChainTrouble('TRON tells of another transaction')
  return {
    confirmations: Math.max(0, (newest.block_header.raw_data.number ?? 0) - info.blockNumber + 1),
    at: momentOf('TRON', info.blockTimeStamp),
    succeeded:
      transaction.ret[0]?.contractRet === 'SUCCESS' && info.result !== 'FAILED' && (info.receipt?.result ?? 'SUCCESS') === 'SUCCESS',
    movements: [...tokensIn(info.log ?? []), ...transaction.raw_data.contract.flatMap(ownCoinsIn)],
  }
}

type Logs = readonly { address: string; topics?: readonly string[] | undefined; data?: string | undefined }[]
const tokensIn = (logs: Logs): CoinMovement[] =>
  transfersIn(logs.map(({ address, topics = [], data = '' }) => ({ contract: address.slice(-40), topics, data }))).map((each) => ({
    asset: written(each.contract),
    from: written(each.from),
    to: written(each.to),
    units: each.units,
  }))
const written = (hex: string) => toBase58check(Buffer.from(`41${hex.slice(-40)}`, 'hex'))

/**
 * TRX, and tokens of the older TRC-10 kind, whose issuers may choose any name, even USDT. Neither is the expected asset; the check result names
 * them.
 */
const ownCoins: Readonly<Record<string, string>> = { TransferContract: 'TRX', TransferAssetContract: 'TRC-10' }
const ownCoinsIn = ({ type, parameter: { value } }: z.output<typeof Contract>): CoinMovement[] => {
  const { owner_address: from, to_address: to, amount = 0 } = value
  const asset = ownCoins[type]
  return asset && from && to ? [{ asset, from: written(from), to: written(to), units: BigInt(Math.trunc(amount)) }] : []
}
