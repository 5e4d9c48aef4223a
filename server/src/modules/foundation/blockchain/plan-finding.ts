/** Coins moved from one address to another; null if the network names no address. The asset is a contract, or the network's own coin. */
export type CoinMovement = { asset: string; from: string | null; to: string | null; units: bigint }

/** A transaction in a block, as reported by a network. */
export type Sighting = { confirmations: number; at: Date; succeeded: boolean; movements: readonly CoinMovement[] }
/** `waiting`: known, but not in a block yet. Null: unknown to the network. */
export type ChainSighting = Sighting | 'waiting' | null

export type ExpectedPayment = {
  /** `asset` is the id that transfers on the chain use: a contract or the network's own coin. `name` is the name in the ledger. */
  asset: string
  name: string
  address: string
  charged: bigint
  /** `decimals` of the asset on the chain, `exponent` of the asset in the ledger. */
  decimals: number
  exponent: number
  needed: number
  sentAfter: Date
}

type Found = { to: string | null; amount: string; asset: string; at: Date }
type Why = 'recipient' | 'amount' | 'asset' | 'failed' | 'too_old'

/** A network's answer about a transaction, compared with the user's claim. */
export type ChainCheck = {
  state: 'not_checked' | 'not_found' | 'confirming' | 'confirmed' | 'mismatch'
  confirmations: number
  needed: number
  /** The reason of a mismatch. A recent block may still be replaced, so a mismatch is final only at `needed` confirmations. */
  why?: Why
  /** The amount received, with all decimals of the asset. For another asset: in its smallest units, with the contract as its name. */
  found: Found | null
}

/** Tolerance for payments sent before the form: clocks differ, and some users fill in the form the next morning. */
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

/** Amount received minus amount sent, so that change returned to the sender and coins sent in a circle count as nothing. */
const gainOf = (movements: readonly CoinMovement[], asset: string, address: string): bigint =>
  movements
    .filter((each) => each.asset === asset)
    .reduce((sum, { from, to, units }) => sum + (to === address ? units : 0n) - (from === address ? units : 0n), 0n)

/** Compares both amounts in the finer of the two units, so that nothing is rounded. A difference smaller than the ledger's unit is a mismatch. */
const isExactly = (units: bigint, { charged, decimals, exponent }: ExpectedPayment): boolean =>
  units * 10n ** BigInt(Math.max(0, exponent - decimals)) === charged * 10n ** BigInt(Math.max(0, decimals - exponent))

const inDecimals = (units: bigint, decimals: number): string => {
  const digits = String(units).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
