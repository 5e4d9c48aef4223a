import { done, type Outcome, refused } from '@plaza/values'
import { leftToSend, type ParcelLine } from '../shipments/index.ts'

/** The content of the next parcel: the requested part of the unshipped goods, or all of them. */
export const planParcel = (
  bought: readonly ParcelLine[],
  sent: readonly ParcelLine[],
  wanted: readonly ParcelLine[] | null,
): Outcome<ParcelLine[], 'not_shippable'> => {
  const left = leftToSend(bought, sent)
  if (left.length === 0) return refused('not_shippable', { reason: 'all_sent' })
  if (wanted === null) return done(left)
  const named = bought
    .map(({ line }) => ({ line, quantity: wanted.reduce((sum, each) => (each.line === line ? sum + each.quantity : sum), 0) }))
    .filter(({ quantity }) => quantity > 0)
  const isKnown = wanted.every(({ line }) => bought.some((each) => each.line === line))
  const isThere = named.every(({ line, quantity }) => left.some((each) => each.line === line && each.quantity >= quantity))
  return isKnown && isThere && named.length > 0 ? done(named) : refused('not_shippable', { reason: 'not_left', left })
}

/** Whether two parcels have the same content, in any order. */
export const holdTheSame = (one: readonly ParcelLine[], other: readonly ParcelLine[]): boolean =>
  one.length === other.length && one.every(({ line, quantity }) => other.some((each) => each.line === line && each.quantity === quantity))
