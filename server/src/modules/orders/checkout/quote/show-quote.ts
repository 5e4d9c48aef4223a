import type { Quote, QuoteShop } from '@plaza/contract'
import { formatMoney, type Language } from '@plaza/values'
import type { Kernel } from '../../../../platform/kernel.ts'
import type { Goods } from '../../../catalog/products/index.ts'
import { toAddressView } from '../../../identity/addresses/index.ts'
import { type Priced, toCosts, toCouponViews, toGoodsView, toPriceLine, showShop } from '../../cart/pricing/index.ts'
import { toShippingMethodView } from '../../shipping/index.ts'
import { cachedConfig } from '../../../foundation/settings/index.ts'
import type { ShopProfile } from '../../../shops/profile/index.ts'
import { parcelsToPay, payOptions } from '../methods/pay-options.ts'
import type { Wants } from './quote-content.ts'

type Made = {
  id: string | null
  customerId: string
  wants: Wants
  priced: Priced
  shops: ReadonlyMap<string, ShopProfile>
  leftOut: readonly Goods[]
  expiresAt: Date
}

export const toQuoteView = async (
  kernel: Kernel,
  { id, customerId, wants, priced, shops, leftOut, expiresAt }: Made,
  lang: Language,
): Promise<Quote> => {
  const now = kernel.now()
  const [config, pay] = await Promise.all([
    cachedConfig(kernel),
    payOptions(kernel, { customerId, amount: priced.sums.total, to: wants.address, parcels: parcelsToPay(priced) }, lang),
  ])
  const ofMall = toCouponViews(priced.coupons, null, now)
  return {
    quote_id: id,
    expires_at: expiresAt.toISOString(),
    address: toAddressView(wants.address, lang),
    shops: priced.shops.map((shop): QuoteShop => {
      const profile = shops.get(shop.shopId)
      if (!profile) throw new Error(`there is no shop ${shop.shopId}`)
      const { counted, others } = toCouponViews(priced.coupons, shop.shopId, now)
      return {
        shop: showShop(profile),
        lines: shop.lines.map(toPriceLine),
        methods: shop.shippingMethods.map(toShippingMethodView),
        method: shop.shippingMethod?.key ?? null,
        not_deliverable: shop.lines.filter(({ key }) => shop.undeliverable.includes(key)).map(({ goods }) => goods.productId),
        to_free_delivery: shop.shippingMethod?.toFree ? formatMoney(shop.shippingMethod.toFree) : null,
        coupon: counted[0] ?? null,
        coupons: others,
        costs: toCosts(shop.sums, priced.taxIncluded),
      }
    }),
    left_out: leftOut.map(toGoodsView),
    coupons: ofMall.counted,
    more_coupons: ofMall.others,
    costs: toCosts(priced.sums, priced.taxIncluded),
    pay,
    shown: wants.shown,
    charged_in: config.base_currency,
    return_days: config.return_days,
  }
}
