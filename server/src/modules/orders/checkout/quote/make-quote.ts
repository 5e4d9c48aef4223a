import type { makeQuote as call } from '@plaza/contract'
import { done, isRefused, minuteMs, type Outcome, refused } from '@plaza/values'
import { currentUserId, type CallContext, type UseCase } from '../../../../platform/http/serve.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { type AddressRow, findAddress } from '../../../identity/addresses/index.ts'
import { type CheckoutDefaults, habitOf, linesOfCart, type SeenLine } from '../../cart/index.ts'
import { goodsOf } from '../../../catalog/products/index.ts'
import { cachedCurrencies, cachedLimits } from '../../../foundation/settings/index.ts'
import { quoteContent, type ShownCurrency, type WantedItem, type Wants } from './quote-content.ts'
import { insertQuote } from './quote-rows.ts'
import { priceWants } from './price-wants.ts'
import { toQuoteView } from './show-quote.ts'

type Input = CallContext<typeof call>['input']

const addressFor = async (
  kernel: Kernel,
  customerId: string,
  id: string | undefined,
  checkoutDefaults: Promise<CheckoutDefaults>,
): Promise<Outcome<AddressRow, 'address_missing' | 'address_unknown'>> => {
  if (id !== undefined) {
    const named = await findAddress(kernel.db, customerId, id)
    return named ? done(named) : refused('address_unknown')
  }
  // The last used address is usually the default address. The second lookup is skipped in that case.
  const [{ addressId: last }, main] = await Promise.all([checkoutDefaults, findAddress(kernel.db, customerId, 'default')])
  const known = last === null || last === main?.id ? main : ((await findAddress(kernel.db, customerId, last)) ?? main)
  return known ? done(known) : refused('address_missing')
}

/** The items to buy: those named in the request, or those selected in the cart. */
const itemsFor = async (
  kernel: Kernel,
  customerId: string,
  items: Input['items'],
): Promise<Outcome<{ items: WantedItem[]; cartLines?: SeenLine[] }, 'nothing_to_buy' | 'product_gone'>> => {
  if (!items) {
    const lines = (await linesOfCart(kernel.db, customerId)).filter(({ selected }) => selected)
    if (lines.length === 0) return refused('nothing_to_buy', { fields: { items: 'missing' } })
    return done({
      items: lines.map(({ productId, skuId, quantity }) => ({ productId, skuId, quantity })),
      cartLines: lines.map(({ id, skuId, quantity }) => ({ id, skuId, quantity })),
    })
  }
  if (items.length === 0) return refused('nothing_to_buy', { fields: { items: 'missing' } })
  const wanted = items.map((item) => ({ productId: item.product_id, skuId: item.sku_id ?? null }))
  const found = await goodsOf(kernel.db, wanted)
  const named = items.map((item) => ({
    item,
    goods: found.find(({ productId, skuId }) => productId === item.product_id && (item.sku_id === undefined || item.sku_id === skuId)),
  }))
  const gone = named.filter(({ goods }) => !goods).map(({ item }) => ({ product_id: item.product_id, sku_id: item.sku_id ?? null }))
  if (gone.length > 0) return refused('product_gone', { lines: gone })
  const summed = new Map<string, WantedItem>()
  for (const { item, goods } of named) {
    if (!goods) continue
    const before = summed.get(goods.skuId)?.quantity ?? 0
    summed.set(goods.skuId, { productId: goods.productId, skuId: goods.skuId, quantity: before + item.quantity })
  }
  return done({ items: [...summed.values()] })
}

const shownIn = async (kernel: Kernel, code: string | undefined): Promise<ShownCurrency> => {
  const all = await cachedCurrencies(kernel)
  const found = all.find((each) => each.code === code) ?? all[0]
  return found ? { currency: found.code, symbol: found.symbol, rate: found.rate } : { currency: 'USD', symbol: '$', rate: '1' }
}

/** The purchase without these variants. Their cart lines are not part of the quote, so that the order leaves them in the cart. */
const withoutLines = (wants: Wants, skuIds: ReadonlySet<string>): Wants => ({
  ...wants,
  items: wants.items.filter(({ skuId }) => !skuIds.has(skuId)),
  ...(wants.cartLines && { cartLines: wants.cartLines.filter(({ skuId }) => !skuIds.has(skuId)) }),
})

/**
 * Prices a purchase and stores the quote, so that the order equals what the buyer saw. If some items cannot be delivered, the quote lists them and
 * cannot be placed.
 */
export const makeQuote: UseCase<typeof call> = async ({ kernel, input, session, lang }) => {
  const customerId = currentUserId({ session })
  const savedDefaults = habitOf(kernel.db, customerId)
  const [checkoutDefaults, address, items, shown] = await Promise.all([
    savedDefaults,
    addressFor(kernel, customerId, input.address_id, savedDefaults),
    itemsFor(kernel, customerId, input.items),
    shownIn(kernel, input.currency),
  ])
  if (isRefused(items)) return items
  if (isRefused(address)) return address
  const wants: Wants = {
    ...items.done,
    fromCart: input.items === undefined,
    address: address.done,
    delivery: { ...checkoutDefaults.delivery, ...input.delivery },
    coupons: input.coupons === 'best' && input.coupon_codes.length === 0 ? { mode: 'best' } : { mode: 'chosen', codes: input.coupon_codes },
    shown,
  }
  const priced = await priceWants(kernel, customerId, wants)
  if (isRefused(priced)) return priced
  const { shops, leftOut } = priced.done
  const bought = withoutLines(wants, new Set(leftOut.map(({ skuId }) => skuId)))
  const madeAt = kernel.now()
  const { quoteMinutes } = await cachedLimits(kernel)
  const expiresAt = new Date(madeAt.getTime() + quoteMinutes * minuteMs)
  const isReached = priced.done.priced.shops.every(({ shippingMethod }) => shippingMethod !== null)
  const id = isReached
    ? await transaction(kernel, (tx) =>
        insertQuote(tx, { customerId, content: quoteContent(bought, priced.done.priced, shops), madeAt, expiresAt }),
      )
    : null
  return done(await toQuoteView(kernel, { id, customerId, wants: bought, priced: priced.done.priced, shops, leftOut, expiresAt }, lang))
}
