import type { CallFailure } from '@plaza/client'
import type { Cart, CartLine } from '@plaza/contract'

/** A line that cannot be bought, and its remaining stock. */
export type WrongLine = { product_id: string; sku_id: string; items_left: number }

/** Lines named in the server's refusal of an order. */
export const linesOf = ({ data }: Pick<CallFailure, 'data'>): readonly WrongLine[] => {
  const { lines } = (data ?? {}) as { lines?: unknown }
  if (!Array.isArray(lines)) return []
  return lines.map((line: Partial<Record<keyof WrongLine, unknown>>) => ({
    product_id: String(line.product_id ?? ''),
    sku_id: String(line.sku_id ?? ''),
    items_left: Number(line.items_left) || 0,
  }))
}

/** The cart line of a line that cannot be bought. The customer can change it in the cart. */
export const lineInCart = (cart: Cart | undefined, { product_id, sku_id }: WrongLine): CartLine | undefined =>
  [...(cart?.shops.flatMap(({ lines }) => lines) ?? []), ...(cart?.gone ?? [])].find(
    (line) => line.sku_id === sku_id || (sku_id === '' && line.product_id === product_id),
  )
