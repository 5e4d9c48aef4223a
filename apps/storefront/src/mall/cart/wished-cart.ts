import { type Cart, type CartLine, goneStates } from '@plaza/contract'
import { formatMoney, money, multiplyMoney } from '@plaza/values'

/** A change to a cart line that the server has not confirmed yet. */
export type OptimisticChange = { quantity?: number; selected?: boolean }
export type OptimisticChanges = { changed: ReadonlyMap<string, OptimisticChange>; removed: ReadonlySet<string> }

export const noWishes: OptimisticChanges = { changed: new Map(), removed: new Set() }
export const isWishing = ({ changed, removed }: OptimisticChanges): boolean => changed.size > 0 || removed.size > 0

const gone: readonly string[] = goneStates
/** If the stock is at or below this number, the remaining number is shown. */
const fewLeft = 5

/** Whether a line can be bought in its current state. */
export const canBeBought = ({ state }: CartLine): boolean => state === 'ok' || state === 'low_stock' || state === 'price_changed'
/** A line that its shop does not deliver to the place stays in the cart, but cannot be ticked. */
export const canBeTicked = ({ state }: CartLine): boolean => state !== 'not_deliverable'
export const isGone = ({ state }: CartLine): boolean => gone.includes(state)

/** State of a cart line for another quantity, which can exceed the stock or fit into it again. */
const stateWith = (line: CartLine, quantity: number): CartLine['state'] => {
  if (line.state === 'not_deliverable' || isGone(line)) return line.state
  if (quantity > line.items_left) return 'too_many'
  if (line.state !== 'too_many') return line.state
  if (line.price !== line.price_seen) return 'price_changed'
  return line.items_left <= fewLeft ? 'low_stock' : 'ok'
}

const wished = (line: CartLine, { quantity = line.quantity, selected = line.selected }: OptimisticChange): CartLine => ({
  ...line,
  quantity,
  selected: selected && canBeTicked(line),
  amount: formatMoney(multiplyMoney(money(line.price), BigInt(quantity))),
  state: stateWith(line, quantity),
})

/** Applies the pending changes to the server's cart. Only the server computes totals, so they stay unchanged until its next answer. */
export const wishedCart = (cart: Cart, optimisticChanges: OptimisticChanges): Cart => {
  if (!isWishing(optimisticChanges)) return cart
  const { changed, removed } = optimisticChanges
  const shops = cart.shops
    .map((shop) => ({
      ...shop,
      lines: shop.lines
        .filter(({ id }) => !removed.has(id))
        .map((line) => {
          const optimisticChange = changed.get(line.id)
          return optimisticChange ? wished(line, optimisticChange) : line
        }),
    }))
    .filter(({ lines }) => lines.length > 0)
  const stillGone = cart.gone.filter(({ id }) => !removed.has(id))
  return { ...cart, shops, gone: stillGone, items_count: shops.reduce((sum, { lines }) => sum + lines.length, stillGone.length) }
}

export const linesOf = (cart: Cart): CartLine[] => cart.shops.flatMap(({ lines }) => lines)
export const linesToBuy = (cart: Cart): CartLine[] => linesOf(cart).filter((line) => line.selected && canBeBought(line))
/** Ticked lines that cannot be bought as they are. The customer must change them before checkout. */
export const linesToMend = (cart: Cart): CartLine[] => linesOf(cart).filter((line) => line.selected && !canBeBought(line))
