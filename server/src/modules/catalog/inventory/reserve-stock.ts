import { fewPieces } from '@plaza/contract'
import { done, type Outcome, refused } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { publish } from '../../../platform/events/events.ts'
import type { Level } from './level-rows.ts'
import { endReservations, levelsOf, type Pieces, takePieces } from './reservation-rows.ts'

export type ShortOf = { skuId: string; left: number }

/**
 * Reserves units for orders, each under the order's reference: all of them, or none. If stock is short, it returns the remaining units of the
 * affected SKUs.
 */
export const reserveStock = async (tx: Tx, pieces: readonly Pieces[]): Promise<Outcome<undefined, 'short'>> => {
  const levels = await takePieces(tx, pieces)
  const wanted = [...new Set(pieces.map((each) => each.skuId))]
  const missing = wanted.filter((skuId) => !levels.some((level) => level.skuId === skuId))
  if (missing.length > 0) {
    const left = await levelsOf(tx, missing)
    return refused('short', { short: missing.map((skuId): ShortOf => ({ skuId, left: left.get(skuId) ?? 0 })) })
  }
  await publishStockChange(tx, levels)
  const low = levels.filter(({ skuId, left }) => left <= fewPieces && left + taken(pieces, skuId) > fewPieces)
  if (low.length > 0) await publish(tx, 'stock.low', { skus: low.map(({ skuId, left }) => ({ skuId, left })) })
  return done()
}

const taken = (pieces: readonly Pieces[], skuId: string): number =>
  pieces.reduce((sum, each) => (each.skuId === skuId ? sum + each.quantity : sum), 0)

/** Releases reserved units. A second call for the same reference changes nothing. */
export const releaseStock = async (tx: Tx, references: readonly string[]): Promise<void> => {
  const levels = await endReservations(tx, references, 'released')
  if (levels.length > 0) await publishStockChange(tx, levels)
}

/** Marks reserved units as sold. The number in stock decreases; the number that can be bought stays the same. */
export const sellReserved = async (tx: Tx, references: readonly string[]): Promise<void> => {
  const levels = await endReservations(tx, references, 'sold')
  if (levels.length > 0) await publish(tx, 'stock.sold', { skus: levels.map(({ skuId, ended }) => ({ skuId, quantity: ended })) })
}

const publishStockChange = (tx: Tx, levels: readonly Level[]): Promise<void> =>
  publish(tx, 'stock.changed', { levels: levels.map(({ skuId, left, version }) => ({ skuId, left, version })) })
