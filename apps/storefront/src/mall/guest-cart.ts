import { kept } from '@plaza/web/keep'
import { createStore } from '@plaza/web/store'

/**
 * What a visitor wants to buy, kept on this device until there is an account to keep it in.
 * A product that comes in one variant needs no `skuId`.
 */
export type GuestLine = { productId: string; skuId?: string; quantity: number }
export type GuestCart = readonly GuestLine[]

export const mostLines = 200
export const mostOfOne = 999
const emptyCart: GuestCart = []

export type Added = { cart: GuestCart; added: number }
/** Which variant, and how many; one of the only variant when nothing is said. */
export type Wanted = { skuId?: string; quantity?: number }

const lineOf = ({ productId, skuId, quantity }: GuestLine): GuestLine =>
  skuId === undefined ? { productId, quantity } : { productId, skuId, quantity }
const isSame = (line: GuestLine, other: Omit<GuestLine, 'quantity'>) => line.productId === other.productId && line.skuId === other.skuId

/** Adds of a product as many as the stock and the cart hold; `added` says how many that were. */
export function addToCart(cart: GuestCart, productId: string, itemsLeft: number, { skuId, quantity = 1 }: Wanted = {}): Added {
  const line = cart.find((each) => isSame(each, { productId, skuId }))
  const before = line?.quantity ?? 0
  const added = Math.min(quantity, Math.min(mostOfOne, itemsLeft) - before)
  if (added <= 0 || (!line && cart.length >= mostLines)) return { cart, added: 0 }
  const next = lineOf({ productId, skuId, quantity: before + added })
  return { cart: line ? cart.map((each) => (each === line ? next : each)) : [...cart, next], added }
}

/** Reads what was kept; whatever somebody else wrote there is left out. */
export function readCart(text: string | null): GuestCart {
  const lines = parsed(text)
  if (!Array.isArray(lines)) return emptyCart
  const found = new Map<string, GuestLine>()
  for (const line of lines) {
    if (!isLine(line)) continue
    const key = `${line.productId} ${line.skuId ?? ''}`
    if (!found.has(key)) found.set(key, lineOf(line))
  }
  return [...found.values()].slice(0, mostLines)
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
  const { productId, skuId, quantity } = value as Partial<Record<keyof GuestLine, unknown>>
  const isNamed = isId(productId) && (skuId === undefined || isId(skuId))
  return isNamed && Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= mostOfOne
}

const keptAs = 'guest-cart'

export const createGuestCart = (start: GuestCart = readCart(kept.read(keptAs))) => {
  const store = createStore<GuestCart>(start, emptyCart)
  const put = (cart: GuestCart) => {
    kept.write(keptAs, JSON.stringify(cart))
    store.set(cart)
  }
  return {
    ...store,
    put,
    /** How many went in. */
    add(productId: string, itemsLeft: number, wanted: Wanted = {}): number {
      const { cart, added } = addToCart(store.current(), productId, itemsLeft, wanted)
      if (added > 0) put(cart)
      return added
    },
    /** Another window of the same shop has changed it. */
    followOtherWindows() {
      const hear = (event: StorageEvent) => (event.key === keptAs || event.key === null) && store.set(readCart(kept.read(keptAs)))
      addEventListener('storage', hear)
      return () => removeEventListener('storage', hear)
    },
  }
}

export type GuestCartStore = ReturnType<typeof createGuestCart>
