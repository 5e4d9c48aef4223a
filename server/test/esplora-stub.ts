import { createHash } from 'node:crypto'
import { type HttpStub, openHttpStub } from './http-stub.ts'

type Coins = { address?: string; satoshi: number }
type ChainTransaction = { from: readonly Coins[]; to: readonly Coins[]; height: number | null }
export type EsploraStub = {
  stub: HttpStub
  genesis: string
  /** Sends coins. The transaction is pending until a block is made. */
  send: (to: readonly Coins[], from?: readonly Coins[]) => string
  makeBlocks: (count: number, atMs?: number) => void
  /** Replaces the newest blocks by the same number of other blocks, without their transactions. */
  replaceBlocks: (count: number) => void
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const output = ({ address, satoshi }: Coins) => ({
  scriptpubkey: '',
  scriptpubkey_type: address ? 'v0_p2wpkh' : 'op_return',
  ...(address && { scriptpubkey_address: address }),
  value: satoshi,
})

/** A small Bitcoin chain in memory with the API of Esplora (github.com/Blockstream/esplora, API.md). */
export const openEsploraStub = async (): Promise<EsploraStub> => {
  const blocks = [{ hash: hashOf('genesis'), atMs: 0 }]
  const held = new Map<string, ChainTransaction>()

  const shown = (txid: string, { from, to, height }: ChainTransaction) => ({
    txid,
    version: 2,
    locktime: 0,
    vin: from.map((coins, vout) => ({
      txid: hashOf(`before ${txid}`),
      vout,
      prevout: output(coins),
      is_coinbase: false,
      sequence: 4294967293,
    })),
    vout: to.map(output),
    fee: 1410,
    status:
      height === null
        ? { confirmed: false }
        : {
            confirmed: true,
            block_height: height,
            block_hash: blocks[height]?.hash,
            block_time: Math.floor((blocks[height]?.atMs ?? 0) / 1000),
          },
  })
  const stub = await openHttpStub(({ path }) => {
    const [, what = '', which = ''] = /^\/api\/(tx|block-height|blocks\/tip\/height)(?:\/([0-9a-f]+))?$/.exec(path) ?? []
    if (what === 'blocks/tip/height') return { body: String(blocks.length - 1) }
    const hash = blocks[Number(which)]?.hash
    if (what === 'block-height') return hash ? { body: hash } : { status: 404, body: 'Block not found' }
    const transaction = held.get(which)
    return transaction ? { body: JSON.stringify(shown(which, transaction)) } : { status: 404, body: 'Transaction not found' }
  })

  return {
    stub,
    genesis: blocks[0]?.hash ?? '',
    send: (to, from = [{ address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', satoshi: 5_000_000 }]) => {
      const txid = hashOf(`transaction ${held.size}`)
      held.set(txid, { from, to, height: null })
      return txid
    },
    makeBlocks: (count, atMs = Date.now()) => {
      for (const each of held.values()) each.height ??= blocks.length
      for (let made = 0; made < count; made += 1) blocks.push({ hash: hashOf(`block ${blocks.length} ${Math.random()}`), atMs })
    },
    replaceBlocks: (count) => {
      const first = blocks.length - count
      for (const [txid, { height }] of held) if (height !== null && height >= first) held.delete(txid)
      for (let height = first; height < blocks.length; height += 1) blocks[height] = { hash: hashOf(`other ${height}`), atMs: Date.now() }
    },
  }
}
