import type { CallFailure } from '@plaza/client'
import type { Cart, CartLine } from '@plaza/contract'

/** A line that cannot be bought, and its remaining stock. */
export type WrongLine = { product_id: string; sku_id: string; items_left: number }

/** The lines that a refusal of the order names. */
export const linesOf = ({ data }: Pick<CallFailure, 'data'>): readonly WrongLine[] => {
  const { lines } = (data ?? {}) as { lines?: unknown }
  if (!Array.isArray(lines)) return []
  return lines.map((line: Partial<Record<keyof WrongLine, unknown>>) => ({
    product_id: String(line.product_id ?? ''),
    sku_id: String(line.sku_id ?? ''),
    items_left: Number(line.items_left) || 0,
  }))
}

/** The same line in the cart, where the customer can change it. */
export const lineInCart = (cart: Cart | undefined, { product_id, sku_id }: WrongLine): CartLine | undefined =>
  [...(cart?.shops.flatMap(({ lines }) => lines) ?? []), ...(cart?.gone ?? [])].find(
    (line) => line.sku_id === sku_id || (sku_id === '' && line.product_id === product_id),
  )
