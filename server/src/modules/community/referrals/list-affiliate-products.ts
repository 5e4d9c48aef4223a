import { storefrontLinks, type listAffiliateProducts as shape } from '@plaza/contract'
import { done, formatMoney, isRefused, nothing, refused, sumMoney } from '@plaza/values'
import { integerShape, readCursor, writeCursor } from '../../../platform/db/cursor.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { referralCode } from '../../identity/accounts/index.ts'
import { cardsEvenGone } from '../../catalog/products/cards/index.ts'
import { liveOfShop } from '../../catalog/products/shop-products/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { shopWithOwner } from '../../shops/profile/owners/index.ts'
import { figuresOf } from './link-rows.ts'
import { readTerms, toReferralTerms } from './terms.ts'

const listName = 'links of a shop'

/** Affiliate links to the products of the user's shop, newest product first; the links contain the code of the shop's owner. */
export const listAffiliateProducts: UseCase<typeof shape> = async (ctx) => {
  const { kernel, input } = ctx
  const seller = await allowSeller(ctx, ['owner', 'catalogue', 'finance'])
  if (isRefused(seller)) return seller
  const before = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
  if (input.cursor && !before) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const { shopId } = seller.done
  const shop = await shopWithOwner(kernel.db, shopId)
  if (!shop) throw new Error(`there is no shop ${shopId}`)
  const [{ code }, found, figures, terms] = await Promise.all([
    referralCode(kernel.db, shop.ownerId),
    liveOfShop(kernel.db, shopId, before?.id ?? null, input.limit + 1),
    figuresOf(kernel.db, shop.ownerId),
    readTerms(kernel.db),
  ])
  const shown = found.slice(0, input.limit)
  const last = shown.at(-1)
  const byProduct = new Map(figures.map((each) => [each.productId, each]))
  const cards = await cardsEvenGone(kernel, shown)
  return done({
    ...toReferralTerms(terms),
    clicks: figures.reduce((sum, { clicks }) => sum + clicks, 0),
    orders: figures.reduce((sum, { orders }) => sum + orders, 0),
    commission: formatMoney(sumMoney(figures.map(({ commission }) => commission))),
    list: cards.map((product) => {
      const { clicks = 0, orders = 0, commission = nothing } = byProduct.get(product.id) ?? {}
      const link = `${kernel.environment.publicUrl}/${storefrontLinks.invitedToProduct(product.id, code)}`
      return { product, link, clicks, orders, commission: formatMoney(commission) }
    }),
    next_cursor: found.length > input.limit && last ? writeCursor({ by: listName, value: '0', id: last }) : null,
  })
}
