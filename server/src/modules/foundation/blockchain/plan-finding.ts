/** Coins moved from one address to another. An address is null if the blockchain reports none. `asset` is a token contract, or the native coin. */
export type CoinMovement = { asset: string; from: string | null; to: string | null; units: bigint }

/** A transaction in a block, as reported by a blockchain server. */
export type Sighting = { confirmations: number; at: Date; succeeded: boolean; movements: readonly CoinMovement[] }
/** `waiting`: the blockchain lists the transaction, but not in a block yet. Null: it has no such transaction. */
export type ChainSighting = Sighting | 'waiting' | null

export type ExpectedPayment = {
  /** `asset` is the id that transfers on the chain use: a contract or the chain's native coin. `name` is the asset's name in the ledger. */
  asset: string
  name: string
  address: string
  charged: bigint
  /** `decimals` is the asset's number of decimals on the chain, `exponent` the number in the ledger. */
  decimals: number
  exponent: number
  needed: number
  sentAfter: Date
}

type Found = { to: string | null; amount: string; asset: string; at: Date }
type Why = 'recipient' | 'amount' | 'asset' | 'failed' | 'too_old'

/** A blockchain's answer about a transaction, compared with the user's claim. */
export type ChainCheck = {
  state: 'not_checked' | 'not_found' | 'confirming' | 'confirmed' | 'mismatch'
  confirmations: number
  needed: number
  /** The reason of a mismatch. A recent block may still be replaced, so a mismatch is final only at `needed` confirmations. */
  why?: Why
  /** The amount received, with all decimals of the asset. For another asset: in its smallest units, with the contract as its name. */
  found: Found | null
}

/** Accepts payments sent up to this long before the form: clocks differ, and some users fill in the form the next morning. */
const graceMs = 24 * 60 * 60_000

export const planFinding = (seen: ChainSighting, wanted: ExpectedPayment): ChainCheck => {
  const { needed } = wanted
  if (seen === null) return { state: 'not_found', confirmations: 0, needed, found: null }
  if (seen === 'waiting') return { state: 'confirming', confirmations: 0, needed, found: null }
  const { confirmations } = seen
  const verdict = judge(seen, wanted)
  if ('why' in verdict) return { state: 'mismatch', confirmations, needed, ...verdict }
  return { state: confirmations >= needed ? 'confirmed' : 'confirming', confirmations, needed, ...verdict }
}

const judge = (seen: Sighting, wanted: ExpectedPayment): { found: Found | null; why?: never } | { found: Found | null; why: Why } => {
  if (!seen.succeeded) return { why: 'failed', found: null }
  const { movements, at } = seen
  const { address, asset, name, decimals } = wanted
  const sightingOf = (movement: CoinMovement | undefined): Found | null => {
    if (!movement) return null
    const own = movement.asset === asset
    const { to, units } = movement
    return { to, amount: own ? inDecimals(units, decimals) : String(units), asset: own ? name : movement.asset, at }
  }

  const gained = gainOf(movements, asset, address)
  if (gained <= 0n) {
    const other = movements.find((each) => each.asset !== asset && gainOf(movements, each.asset, address) > 0n && each.to === address)
    if (other) return { why: 'asset', found: sightingOf(other) }
    const elsewhere = movements.filter((each) => each.to !== address)
    return { why: 'recipient', found: sightingOf(elsewhere.find((each) => each.asset === asset) ?? elsewhere[0]) }
  }
  const found = sightingOf({ asset, from: null, to: address, units: gained })
  if (!isExactly(gained, wanted)) return { why: 'amount', found }
  if (at.getTime() < wanted.sentAfter.getTime() - graceMs) return { why: 'too_old', found }
  return { found }
}

/** Amount received minus amount sent by the address. Change returned to the sender and coins sent in a circle therefore add nothing. */
const gainOf = (movements: readonly CoinMovement[], asset: string, address: string): bigint =>
  movements
    .filter((each) => each.asset === asset)
    .reduce((sum, { from, to, units }) => sum + (to === address ? units : 0n) - (from === address ? units : 0n), 0n)

/**
 * Converts both amounts to the finer of the two units, so that nothing is rounded. A difference smaller than the ledger's unit is still a mismatch.
 */
const isExactly = (units: bigint, { charged, decimals, exponent }: ExpectedPayment): boolean =>
  units * 10n ** BigInt(Math.max(0, exponent - decimals)) === charged * 10n ** BigInt(Math.max(0, decimals - exponent))

const inDecimals = (units: bigint, decimals: number): string => {
  const digits = String(units).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
