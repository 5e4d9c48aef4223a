import { safeStorage } from '@plaza/web/keep'
import { createStore } from '@plaza/web/store'

/** A line of a visitor's cart, stored on this device until there is an account. A product with one variant needs no `skuId`. */
export type GuestLine = {
  productId: string
  skuId?: string
  quantity: number
  /** Unit price when the line was added, or the price that the visitor last accepted. */
  priceSeen?: string
  /** The line is unticked: it stays in the cart but is not bought. */
  waits?: true
}
export type GuestCart = readonly GuestLine[]

export const maxLines = 200
export const maxOfOne = 999
const emptyCart: GuestCart = []

export type Added = { cart: GuestCart; added: number }
/** Variant, quantity and price of an addition to the cart. The defaults are the only variant and a quantity of one. */
export type CartAddition = { skuId?: string; quantity?: number; price?: string }

const lineOf = ({ productId, skuId, quantity, priceSeen, waits }: GuestLine): GuestLine => ({
  productId,
  ...(skuId !== undefined && { skuId }),
  quantity,
  ...(priceSeen !== undefined && { priceSeen }),
  ...(waits && { waits }),
})
const isSame = (line: GuestLine, other: Omit<GuestLine, 'quantity'>) => line.productId === other.productId && line.skuId === other.skuId

/** Adds up to `quantity` pieces, limited by stock and cart size. `added` is the number of pieces actually added. Added lines are ticked. */
export function addToCart(cart: GuestCart, productId: string, itemsLeft: number, { skuId, quantity = 1, price }: CartAddition = {}): Added {
  const line = cart.find((each) => isSame(each, { productId, skuId }))
  const before = line?.quantity ?? 0
  const added = Math.min(quantity, Math.min(maxOfOne, itemsLeft) - before)
  if (added <= 0 || (!line && cart.length >= maxLines)) return { cart, added: 0 }
  const next = lineOf({ productId, skuId, quantity: before + added, priceSeen: price ?? line?.priceSeen })
  return { cart: line ? cart.map((each) => (each === line ? next : each)) : [...cart, next], added }
}

/** Product and variant IDs as the server names them. The server names the variant even if there is only one. */
export type Named = { product_id: string; sku_id: string }
export const isLineOf = ({ productId, skuId }: GuestLine, named: Named): boolean =>
  productId === named.product_id && (skuId === undefined || skuId === named.sku_id)

type Change = { quantity?: number; priceSeen?: string; waits?: boolean; skuId?: string }
/** Changes lines in place. Two lines that become the same variant are merged. */
export function changeLines(cart: GuestCart, named: readonly Named[], { waits, ...change }: Change): GuestCart {
  const changed: GuestLine[] = []
  for (const line of cart) {
    const isMeant = named.some((each) => isLineOf(line, each))
    const { waits: waited, ...rest } = line
    const isWaiting = (isMeant ? waits : undefined) ?? waited ?? false
    const next = isMeant ? lineOf({ ...rest, ...change, ...(isWaiting && { waits: true }) }) : line
    const twin = changed.findIndex((each) => isSame(each, next))
    const before = changed[twin]
    if (before) changed[twin] = lineOf({ ...before, quantity: Math.min(maxOfOne, before.quantity + next.quantity) })
    else changed.push(next)
  }
  return changed
}

export const removeLines = (cart: GuestCart, named: readonly Named[]): GuestCart =>
  cart.filter((line) => !named.some((each) => isLineOf(line, each)))

/** Reads the stored cart; invalid entries are left out. */
export function readCart(text: string | null): GuestCart {
  const lines = parsed(text)
  if (!Array.isArray(lines)) return emptyCart
  const found = new Map<string, GuestLine>()
  for (const line of lines) {
    if (!isLine(line)) continue
    const key = `${line.productId} ${line.skuId ?? ''}`
    if (!found.has(key)) found.set(key, lineOf(line))
  }
  return [...found.values()].slice(0, maxLines)
}

const parsed = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

const isId = (value: unknown) => typeof value === 'string' && /^[1-9][0-9]{0,18}$/.test(value)

const isLine = (value: unknown): value is GuestLine => {
  if (typeof value !== 'object' || value === null) return false
  const { productId, skuId, quantity, priceSeen, waits } = value as Partial<Record<keyof GuestLine, unknown>>
  const isNamed = isId(productId) && (skuId === undefined || isId(skuId))
  const isPriced = priceSeen === undefined || (typeof priceSeen === 'string' && /^[0-9]{1,12}\.[0-9]{2}$/.test(priceSeen))
  return (
    isNamed &&
    isPriced &&
    (waits === undefined || waits === true) &&
    Number.isInteger(quantity) &&
    Number(quantity) >= 1 &&
    Number(quantity) <= maxOfOne
  )
}

const storageKey = 'guest-cart'

export const createGuestCart = (start: GuestCart = readCart(safeStorage.read(storageKey))) => {
  const store = createStore<GuestCart>(start, emptyCart)
  const put = (cart: GuestCart) => {
    safeStorage.write(storageKey, JSON.stringify(cart))
    store.set(cart)
  }
  return {
    ...store,
    put,
    /** Adds pieces, and returns the number that was added. */
    add(productId: string, itemsLeft: number, wanted: CartAddition = {}): number {
      const { cart, added } = addToCart(store.current(), productId, itemsLeft, wanted)
      if (added > 0) put(cart)
      return added
    },
    /** Reloads the cart when another window of the shop changes it. */
    followOtherWindows() {
      const hear = (event: StorageEvent) =>
        (event.key === storageKey || event.key === null) && store.set(readCart(safeStorage.read(storageKey)))
      addEventListener('storage', hear)
      return () => removeEventListener('storage', hear)
    },
  }
}

export type GuestCartStore = ReturnType<typeof createGuestCart>
