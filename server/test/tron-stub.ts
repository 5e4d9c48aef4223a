import { createHash } from 'node:crypto'
import { fromBase58check } from '../src/modules/foundation/blockchain/base58check.ts'
import { type HttpStub, openHttpStub } from './http-stub.ts'

type Transfer = { contract: string; from: string; to: string; units: bigint }
type ChainTransaction = {
  transfers: readonly Transfer[]
  failed: boolean
  plain: { type: string; to: string; amount: number } | null
  height: number | null
  atMs: number
}
export type TronStub = {
  stub: HttpStub
  /** Calls a token's contract. The transaction is pending until a block is made. */
  send: (transfers: readonly Transfer[], how?: { failed?: boolean; plain?: ChainTransaction['plain'] }) => string
  makeBlocks: (count: number, atMs?: number) => void
  /** Creates a fork without the transactions of the newest blocks. */
  forgetBlocks: (count: number) => void
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const hexOf = (address: string) => fromBase58check(address)?.toString('hex') ?? ''
const word = (hex: string) => hex.padStart(64, '0')
const transferred = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const mainnet = '00000000000000001ebf88508a03865c71d452e25f4d51194196a1d22b6653dc'
const owner = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

/** A small TRON chain in memory with the HTTP API of its nodes (developers.tron.network, HTTP API). */
export const openTronStub = async (): Promise<TronStub> => {
  let height = 0
  const held = new Map<string, ChainTransaction>()

  const blockAt = (number: number) => ({
    blockID: number === 0 ? mainnet : number.toString(16).padStart(16, '0') + hashOf(`block ${number}`).slice(16),
    // As in protobuf, a number that is 0 is omitted from the block.
    block_header: { raw_data: { ...(number > 0 && { number }), timestamp: Date.now() }, witness_signature: '00' },
  })
  const transactionOf = (txID: string, { transfers, failed, plain }: ChainTransaction) => ({
    txID,
    ret: [{ contractRet: failed ? 'REVERT' : 'SUCCESS' }],
    signature: ['00'],
    raw_data: {
      contract: [
        plain
          ? { type: plain.type, parameter: { value: { amount: plain.amount, owner_address: hexOf(owner), to_address: hexOf(plain.to) } } }
          : {
              type: 'TriggerSmartContract',
              parameter: {
                value: { data: 'a9059cbb', owner_address: hexOf(owner), contract_address: hexOf(transfers[0]?.contract ?? owner) },
              },
            },
      ],
    },
  })
  const infoOf = (id: string, { transfers, failed, plain, height: blockNumber, atMs }: ChainTransaction) => ({
    id,
    fee: 345_000,
    blockNumber,
    blockTimeStamp: atMs,
    contractResult: [''],
    receipt: plain ? { net_usage: 268 } : { energy_usage_total: 14_650, result: failed ? 'REVERT' : 'SUCCESS' },
    ...(failed && { result: 'FAILED', resMessage: '52455645525420' }),
    ...(transfers.length > 0 &&
      !failed && {
        log: transfers.map(({ contract, from, to, units }) => ({
          address: hexOf(contract).slice(2),
          topics: [transferred, word(hexOf(from).slice(2)), word(hexOf(to).slice(2))],
          data: word(units.toString(16)),
        })),
      }),
  })
  const answerTo = (path: string, { value = '', id_or_num: which }: { value?: string; id_or_num?: string }) => {
    const transaction = held.get(value)
    if (path === '/wallet/getblock') return blockAt(which === undefined ? height : Number(which))
    if (path === '/wallet/gettransactionbyid') return transaction ? transactionOf(value, transaction) : {}
    if (path === '/wallet/gettransactioninfobyid') return transaction?.height ? infoOf(value, transaction) : {}
    return { Error: `no such path: ${path}` }
  }
  const stub = await openHttpStub(({ path, body }) => ({ body: JSON.stringify(answerTo(path, JSON.parse(body || '{}'))) }))

  return {
    stub,
    send: (transfers, { failed = false, plain = null } = {}) => {
      const id = hashOf(`transaction ${held.size} ${Math.random()}`)
      held.set(id, { transfers, failed, plain, height: null, atMs: 0 })
      return id
    },
    makeBlocks: (count, atMs = Date.now()) => {
      for (const each of held.values()) if (each.height === null) Object.assign(each, { height: height + 1, atMs })
      height += count
    },
    forgetBlocks: (count) => {
      for (const [id, each] of held) if ((each.height ?? 0) > height - count) held.delete(id)
    },
  }
}
