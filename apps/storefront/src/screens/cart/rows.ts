import type { Cart, CartLine, CartShop, ShopOfLines } from '@plaza/contract'
import type * as z from 'zod/mini'

export type Shop = z.infer<typeof ShopOfLines>
/** Removed lines and their position, stored as long as the removal can be undone. */
export type Removal = { key: number; lines: readonly CartLine[]; shop: Shop; shopAt: number; at: number }
export type Row = { line: CartLine } | { removal: Removal }
export type Group = { shop: Shop; costs: CartShop | undefined; rows: readonly Row[] }

/** The cart by shop, with placeholders where lines were just removed. */
export const groupsOf = (cart: Cart, removals: readonly Removal[]): Group[] => {
  const groups: { shop: Shop; costs: CartShop | undefined; rows: Row[] }[] = cart.shops.map((each) => ({
    shop: each.shop,
    costs: each,
    rows: each.lines.map((line) => ({ line })),
  }))
  for (const removal of removals.toSorted((one, other) => one.key - other.key)) {
    let group = groups.find(({ shop }) => shop.id === removal.shop.id)
    if (!group) {
      group = { shop: removal.shop, costs: undefined, rows: [] }
      groups.splice(removal.shopAt, 0, group)
    }
    group.rows.splice(removal.at, 0, { removal })
  }
  return groups
}

/** Position of the first of these lines in the cart. */
export const spotOf = (groups: readonly Group[], lines: readonly CartLine[]): Omit<Removal, 'key' | 'lines'> | undefined => {
  for (const [shopAt, { shop, rows }] of groups.entries()) {
    const at = rows.findIndex((row) => 'line' in row && lines.some(({ id }) => id === row.line.id))
    if (at >= 0) return { shop, shopAt, at }
  }
  return undefined
}
