import type { ParcelLine } from './parcel-rows.ts'

/** The units of each order line that are not in a parcel yet. */
export const leftToSend = (bought: readonly ParcelLine[], sent: readonly ParcelLine[]): ParcelLine[] =>
  bought
    .map(({ line, quantity }) => ({
      line,
      quantity: quantity - sent.reduce((sum, each) => (each.line === line ? sum + each.quantity : sum), 0),
    }))
    .filter(({ quantity }) => quantity > 0)
