import type { SoldOrderDetail } from '@plaza/contract'

type Line = SoldOrderDetail['lines'][number]
export type Part = { id: string; line: Line; left: number }

/** Items of an order that are in no parcel yet. */
export const partsLeft = ({ lines, parcels }: Pick<SoldOrderDetail, 'lines' | 'parcels'>): Part[] => {
  const sent = parcels.flatMap((parcel) => parcel.lines)
  return lines
    .map((line) => ({
      id: line.item_id,
      line,
      left: line.quantity - sent.reduce((sum, each) => sum + (each.item_id === line.item_id ? each.quantity : 0), 0),
    }))
    .filter(({ left }) => left > 0)
}

/** Lines for the ship request. Undefined if the parcel contains all unshipped items, which is the server's default. */
export const linesToSend = (left: readonly Part[], parts: Readonly<Record<string, number>>) => {
  if (left.every((each) => parts[each.id] === each.left)) return undefined
  return left.flatMap(({ id }) => (parts[id] ? [{ item_id: id, quantity: String(parts[id]) }] : []))
}
