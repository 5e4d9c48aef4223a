import type { CartLine } from '@plaza/contract'

/** Changes to a cart, the visitor's or the account's. An error is thrown only to a caller that awaits the change. */
export type CartChanges = {
  setQuantity: (line: CartLine, quantity: number) => void
  tick: (lines: readonly CartLine[], selected: boolean) => void
  /** Removes lines. The returned function restores them. */
  remove: (lines: readonly CartLine[]) => () => Promise<void>
  choose: (line: CartLine, skuId: string) => Promise<void>
  /** Accepts the current prices of these lines, and waits until the server has received all pending changes. */
  agree: (lines: readonly CartLine[]) => Promise<void>
}
