import type { CartLine } from '@plaza/contract'

/** What can be done with a cart, whoever's it is. What fails is thrown only where somebody waits for it. */
export type CartChanges = {
  setQuantity: (line: CartLine, quantity: number) => void
  tick: (lines: readonly CartLine[], selected: boolean) => void
  /** Takes lines out; what is answered puts them back. */
  remove: (lines: readonly CartLine[]) => () => Promise<void>
  choose: (line: CartLine, skuId: string) => Promise<void>
  /** Agrees to what they cost now, and waits until everything that was wanted is known. */
  agree: (lines: readonly CartLine[]) => Promise<void>
}
