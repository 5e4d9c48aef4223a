/** An event log of a contract, in lower-case hexadecimal without 0x. */
type Log = { contract: string; topics: readonly string[]; data: string }
type Transfer = { contract: string; from: string; to: string; units: bigint }

/** keccak256 of `Transfer(address,address,uint256)`. */
const transfer = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const addressIn = (topic: string) => topic.slice(-40)

/** The transfers that token contracts (ERC-20, TRC-20) report. Transfers of unique tokens (ERC-721) have one more topic and are left out. */
export const transfersIn = (logs: readonly Log[]): Transfer[] =>
  logs.flatMap(({ contract, topics: [event, from, to, ...more], data }) =>
    event === transfer && from && to && more.length === 0 && /^[0-9a-f]{64}$/.test(data)
      ? [{ contract, from: addressIn(from), to: addressIn(to), units: BigInt(`0x${data}`) }]
      : [],
  )
