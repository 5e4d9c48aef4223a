import type { placeOrder as call } from '@plaza/contract'
import { done, formatMoney, isRefused, minor, minuteMs, refused } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import { publish } from '../../../../platform/events/events.ts'
import { currentUserId, type CallContext, type UseCase } from '../../../../platform/http/serve.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { customerById } from '../../../identity/accounts/people/index.ts'
import { addressLines } from './address-lines.ts'
import { saveCheckoutDefaults, lockCart, pushCartCount } from '../../cart/index.ts'
import { toCosts, type Priced } from '../../cart/pricing/index.ts'
import { useCoupons } from '../../coupons/index.ts'
import { insertOrders, type Placed, ordersOfPayments } from '../../orders/index.ts'
import { cachedLimits } from '../../../foundation/settings/index.ts'
import { reserveStock, type ShortOf } from '../../../catalog/inventory/index.ts'
import { insertPayment, ownPayment, paymentOfQuote, type PaymentRow } from '../payment/payment-rows.ts'
import { orderReference, promiseCash } from '../payment/complete-payment.ts'
import { quoteContent, planChanges, type QuoteContent, newOrderOf } from '../quote/quote-content.ts'
import { ownQuote, type QuoteRow } from '../quote/quote-rows.ts'
import { priceWants } from '../quote/price-wants.ts'
import { parcelsToPay, whyNotOpen } from '../methods/pay-options.ts'
import { buyLines, changedInCart } from './cart-lines.ts'
import { commissionOf, commissionTerms } from './commission.ts'

type Context = CallContext<typeof call>

/** Places a quote once, even if several windows try it. In one transaction it checks prices again, reserves stock and uses coupons. */
export const placeOrder: UseCase<typeof call> = async (ctx) => {
  const { kernel, input, session } = ctx
  const customerId = currentUserId({ session })
  const quote = await ownQuote(kernel.db, customerId, input.quote_id)
  if (!quote) return refused('quote_unknown')
  const placed = quote.isPlaced ? null : await placeQuoted(ctx, customerId, quote)
  if (placed && !isRefused(placed)) return placed
  // If another window placed this quote in the meantime, its stock and coupons are already used. Returns that order instead of a refusal.
  const other = await paymentOfQuote(kernel.db, quote.id)
  if (other) return done(await answerOf(kernel, other))
  if (!placed) throw new Error(`the quote ${quote.id} was placed by nobody`)
  // If another window ordered from the same cart, reports that order instead of the resulting stock shortage or used coupon.
  const changed = await changedInCart(kernel.db, customerId, quote.content.wants)
  if (!changed) return placed
  const bought = changed.payment === null ? null : await ownPayment(kernel.db, customerId, changed.payment)
  return refused('changed', { changes: changed.changes, placed: bought && (await answerOf(kernel, bought)) })
}

const isOver = (quote: QuoteRow, now: Date): boolean =>
  quote.expiresAt <= now || (quote.content.wants.fromCart && quote.content.wants.cartLines === undefined)

const placeQuoted = async (ctx: Context, customerId: string, quote: QuoteRow) => {
  const { kernel, input } = ctx
  if (isOver(quote, kernel.now())) return refused('changed', { changes: [{ what: 'expired', before: null, after: null }] })
  const [found, { demo }] = await Promise.all([priceWants(kernel, customerId, quote.content.wants), customerById(kernel.db, customerId)])
  if (isRefused(found)) return found
  const { priced, shops } = found.done
  const now = quoteContent(quote.content.wants, priced, shops)
  const changes = planChanges(quote.content, now)
  if (changes.length > 0) return refused('changed', { changes })
  if (now.sales.some(({ arrival }) => !('key' in arrival)))
    return refused('changed', { changes: [{ what: 'delivery', before: null, after: null }] })
  const whyNot = await whyNotOpen(kernel, input.payment_method, async () => ({
    customerId,
    amount: priced.sums.total,
    to: quote.content.wants.address,
    parcels: parcelsToPay(priced),
  }))
  if (whyNot !== null) return refused('not_open', { reason: whyNot })
  const { payMinutes } = await cachedLimits(kernel)
  return transaction(kernel, (tx) => write(tx, ctx, { customerId, demo, quoteId: quote.id, content: now, priced, payMinutes }))
}

type Written = { customerId: string; demo: boolean; quoteId: string; content: QuoteContent; priced: Priced; payMinutes: number }

const write = async (tx: Tx, { kernel, input }: Context, { customerId, demo, quoteId, content, priced, payMinutes }: Written) => {
  const now = kernel.now()
  const { wants } = content
  // Locks the cart first. Two windows with the same cart therefore wait here, and not later for each other's stock.
  if (wants.cartLines) await lockCart(tx, customerId)
  const payment = await insertPayment(tx, {
    quoteId,
    customerId,
    method: input.payment_method,
    status: 'unpaid',
    amount: minor(BigInt(content.amount)),
    costs: toCosts(priced.sums, priced.taxIncluded),
    address: {
      full_name: wants.address.fullName,
      phone: wants.address.phone,
      country: wants.address.country,
      lines: addressLines(wants.address),
    },
    shown: wants.shown,
    placedAt: now,
    payBy: new Date(now.getTime() + payMinutes * minuteMs),
    demo,
  })
  if (!payment) {
    const other = await paymentOfQuote(tx, quoteId)
    if (!other) throw new Error(`the quote ${quoteId} was placed by nobody`)
    return done(await answerOf({ ...kernel, db: tx }, other))
  }
  const taken = wants.cartLines && (await buyLines(tx, customerId, wants.cartLines, payment))
  if (taken && 'refused' in taken) return taken
  const terms = await commissionTerms(kernel)
  const rateOf = (shopId: string): number =>
    commissionOf(
      terms,
      priced.shops
        .filter((shop) => shop.shopId === shopId)
        .flatMap(({ lines }) => lines.map(({ goods, amount }) => ({ categoryPath: goods.categoryPath, amount }))),
    )
  const orders = await insertOrders(
    tx,
    {
      paymentId: payment.id,
      customerId,
      status: 'unpaid',
      paymentStatus: 'unpaid',
      address: wants.address,
      shown: wants.shown,
      placedAt: now,
      demo,
    },
    content.sales.map((order) => newOrderOf(order, { remark: input.remarks?.[order.shopId] ?? '', commissionRate: rateOf(order.shopId) })),
  )
  const held = await reserveForOrder(tx, content, orders)
  if (isRefused(held)) return held
  const used = await useCoupons(
    tx,
    customerId,
    content.coupons.map(({ id }) => id),
    payment.id,
    now,
  )
  if (isRefused(used)) return refused('coupon_refused', { reason: 'gone', code: codeOf(content, used.details) })
  await saveCheckoutDefaults(tx, customerId, { addressId: wants.address.id, delivery: keysOf(content) })
  if (taken) await pushCartCount(tx, customerId, taken.left)
  await publish(tx, 'order.placed', {
    orderIds: orders.map(({ id }) => id),
    paymentId: payment.id,
    customerId,
    method: input.payment_method,
  })
  const current = input.payment_method === 'cod' ? await promiseCash(tx, payment, { actor: `customer:${customerId}`, now }) : payment
  return done(answer(current, orders))
}

const reserveForOrder = async (tx: Tx, { sales }: QuoteContent, placed: readonly Placed[]) => {
  const pieces = sales.flatMap((quotedOrder) => {
    const order = placed.find(({ shopId }) => shopId === quotedOrder.shopId)
    if (!order) throw new Error(`nothing was placed at the shop ${quotedOrder.shopId}`)
    return quotedOrder.lines.map(({ skuId, quantity }) => ({ skuId, quantity, reference: orderReference(order.id) }))
  })
  const held = await reserveStock(tx, pieces)
  if (!isRefused(held)) return held
  const { short } = held.details as { short: ShortOf[] }
  const productOf = (skuId: string) => sales.flatMap(({ lines }) => lines).find((line) => line.skuId === skuId)?.productId ?? ''
  return refused('short_of_stock', {
    lines: short.map(({ skuId, left }) => ({ product_id: productOf(skuId), sku_id: skuId, items_left: left })),
  })
}

const keysOf = ({ sales }: QuoteContent): Record<string, string> =>
  Object.fromEntries(sales.flatMap(({ shopId, arrival }) => ('key' in arrival ? [[shopId, String(arrival.key)]] : [])))

const answer = (payment: PaymentRow, orders: readonly { id: string; orderNo: string }[]) => ({
  payment_id: payment.id,
  orders: orders.map(({ id, orderNo }) => ({ id, order_no: orderNo })),
  amount: formatMoney(payment.amount),
  status: payment.status,
})

const answerOf = async (kernel: Pick<Kernel, 'db'>, payment: PaymentRow) =>
  answer(payment, (await ordersOfPayments(kernel.db, [payment.id])).get(payment.id) ?? [])

const codeOf = ({ coupons }: QuoteContent, details: unknown): string | null =>
  coupons.find(({ id }) => id === (details as { coupon_id: string }).coupon_id)?.code ?? null
