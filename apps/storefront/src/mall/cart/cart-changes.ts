import type { CartLine } from '@plaza/contract'

/** Changes to a cart, the visitor's or the account's. An error is thrown only to a caller that awaits the change. */
export type CartChanges = {
  setQuantity: (line: CartLine, quantity: number) => void
  tick: (lines: readonly CartLine[], selected: boolean) => void
  /** Takes lines out; what is answered puts them back. */
  remove: (lines: readonly CartLine[]) => () => Promise<void>
  choose: (line: CartLine, skuId: string) => Promise<void>
  /** Agrees to what they cost now, and waits until everything that was wanted is known. */
  agree: (lines: readonly CartLine[]) => Promise<void>
}
