import type { Cart } from '@plaza/contract'
import { safeStorage } from '@plaza/web/keep'

type Whose = 'own' | 'guest'
const storageKey = 'last-cart'

const isCart = (value: unknown): value is Cart =>
  typeof value === 'object' && value !== null && 'shops' in value && 'gone' in value && 'costs' in value && 'coupons' in value

/** The cart as last loaded. It is shown when the server cannot be reached. */
export const lastCart = {
  read(whose: Whose): Cart | undefined {
    try {
      const { whose: of, cart } = JSON.parse(safeStorage.read(storageKey) ?? '{}') as { whose?: unknown; cart?: unknown }
      return of === whose && isCart(cart) ? cart : undefined
    } catch {
      return undefined
    }
  },
  write: (whose: Whose, cart: Cart): void => safeStorage.write(storageKey, JSON.stringify({ whose, cart })),
  forget: (): void => safeStorage.forget(storageKey),
}
