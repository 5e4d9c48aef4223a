import { kept } from './kept.ts'
import { createStore } from './store.ts'

/** What a visitor wants to buy, kept on this device until there is an account to keep it in. */
export type GuestLine = { productId: string; quantity: number }
export type GuestCart = readonly GuestLine[]

export const mostLines = 200
export const mostOfOne = 999
const emptyCart: GuestCart = []

export type Added = { cart: GuestCart; added: number }

/** Adds one more of a product, as far as the stock and the cart hold it; `added` is 0 where they do not. */
export function addToCart(cart: GuestCart, productId: string, itemsLeft: number): Added {
  const line = cart.find((each) => each.productId === productId)
  const quantity = (line?.quantity ?? 0) + 1
  if (quantity > Math.min(mostOfOne, itemsLeft)) return { cart, added: 0 }
  if (line) return { cart: cart.map((each) => (each === line ? { productId, quantity } : each)), added: 1 }
  if (cart.length >= mostLines) return { cart, added: 0 }
  return { cart: [...cart, { productId, quantity }], added: 1 }
}

/** Reads what was kept; whatever somebody else wrote there is left out. */
export function readCart(text: string | null): GuestCart {
  const lines = parsed(text)
  if (!Array.isArray(lines)) return emptyCart
  const found = new Map<string, GuestLine>()
  for (const line of lines)
    if (isLine(line) && !found.has(line.productId)) found.set(line.productId, { productId: line.productId, quantity: line.quantity })
  return [...found.values()].slice(0, mostLines)
}

const parsed = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

const isLine = (value: unknown): value is GuestLine => {
  if (typeof value !== 'object' || value === null) return false
  const { productId, quantity } = value as Partial<Record<keyof GuestLine, unknown>>
  return (
    typeof productId === 'string' &&
    /^[1-9][0-9]{0,18}$/.test(productId) &&
    Number.isInteger(quantity) &&
    Number(quantity) >= 1 &&
    Number(quantity) <= mostOfOne
  )
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
    /** Whether one more went in. */
    add(productId: string, itemsLeft: number): boolean {
      const { cart, added } = addToCart(store.current(), productId, itemsLeft)
      if (added > 0) put(cart)
      return added > 0
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
