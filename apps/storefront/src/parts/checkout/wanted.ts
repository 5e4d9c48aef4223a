import { type PathName, hrefOf } from '../../paths.ts'

/** The items of a purchase: the ticked cart lines, or one product given in the URL. */
export type PurchaseSelection = {
  /** Storage key of the choices made for this purchase. */
  what: string
  item?: { product_id: string; sku_id: string | undefined; quantity: string }
  /** URL query that identifies the purchase in every step. */
  query: Readonly<Record<string, string>>
}

const isId = (text: string | null): text is string => /^[1-9][0-9]{0,18}$/.test(text ?? '')

/** Reads the purchase from the URL: `?product=7&sku=70&quantity=2`, or the cart if no product is given. */
export const readWanted = (query: URLSearchParams): PurchaseSelection => {
  const [product, sku] = [query.get('product'), query.get('sku')]
  if (!isId(product)) return { what: 'cart', query: {} }
  const typed = Number(query.get('quantity') ?? '1')
  const quantity = Number.isInteger(typed) && typed >= 1 && typed <= 999 ? typed : 1
  return {
    what: [product, isId(sku) ? sku : '', quantity].join(':'),
    item: { product_id: product, sku_id: isId(sku) ? sku : undefined, quantity: String(quantity) },
    query: { product, ...(isId(sku) && { sku }), quantity: String(quantity) },
  }
}

export type Step = Extract<PathName, 'shipment' | 'delivery' | 'payment'>
export const hrefOfStep = (step: Step, { query }: PurchaseSelection): string => hrefOf(step, query)

/** URL of the payment step, for the ticked cart lines or one product. A customer with an address skips the address step. */
export const checkoutHref = (item?: { productId: string; skuId?: string; quantity: number }): string =>
  hrefOf('payment', item ? { product: item.productId, ...(item.skuId && { sku: item.skuId }), quantity: String(item.quantity) } : {})

/** URL of a payment's page, which can be opened any number of times. */
export const confirmHref = (payment: string): string => hrefOf('payment', { step: 'confirm', payment })
