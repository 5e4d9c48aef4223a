import { makeQuote, placeOrder, type PaymentMethod } from '@plaza/contract'
import type { Ask } from '../kit/ask.ts'
import { type Book, centsOf, type Purchase, type Shopper } from './book.ts'

export type Item = { productId: string; quantity: number }
type Quoted = Pick<Purchase, 'quoteId' | 'pieces' | 'hasCoupon'>

/** Requests a quote for these items, or for the cart. Null if they can no longer be bought. */
export const quoteFor = async (ask: Ask, who: Shopper, items: readonly Item[] | null, coupon: string | null): Promise<Quoted | null> => {
  const named = (items ?? []).flatMap(({ productId, quantity }, at) => [
    [`items[${at}][product_id]`, productId],
    [`items[${at}][quantity]`, String(quantity)],
  ])
  const coupons = coupon ? { 'coupon_codes[]': coupon } : {}
  const { code, data } = await ask(makeQuote, who.token, { coupons: 'chosen', ...Object.fromEntries(named), ...coupons })
  if (code !== 200 || !data.quote_id) return null
  const lines = data.shops.flatMap((shop) => shop.lines)
  return {
    quoteId: data.quote_id,
    pieces: lines.map(({ sku_id: skuId, quantity }) => ({ skuId, quantity })),
    hasCoupon: coupon !== null && data.coupons.some((each) => each.code === coupon),
  }
}

export type Placed = { code: number; id: string; purchase: Purchase | null }

/** Places the order from one window or from two windows simultaneously, and records the answers. Two windows must get the same answer. */
export const placeIn = async (
  windows: readonly Ask[],
  book: Book,
  who: Shopper,
  quoted: Quoted,
  method: PaymentMethod,
): Promise<Placed> => {
  const fields = { quote_id: quoted.quoteId, payment_method: method }
  const answers = await Promise.all(windows.map((ask) => ask(placeOrder, who.token, fields)))
  const placed = answers.filter(({ code }) => code === 200)
  const ids = new Set(placed.map(({ data }) => data.payment_id))
  if (ids.size > 1 || (placed.length > 0 && placed.length < answers.length))
    book.faults.push(
      `the quote ${quoted.quoteId} was answered as ${answers.map((each) => `${each.code} ${each.data?.payment_id}`).join(' and ')}`,
    )
  const [first] = placed
  if (!first) return { code: answers[0]?.code ?? 0, id: '', purchase: null }
  const { data } = first
  const purchase = book.begins(data.payment_id, {
    ...quoted,
    who: who.id,
    cents: centsOf(data.amount),
    orderIds: data.orders.map(({ id }) => id),
    acknowledged: data.status,
    paidBy: data.status === 'cod_due' ? 'cod' : null,
    isApproved: false,
  })
  return { code: 200, id: data.payment_id, purchase }
}
