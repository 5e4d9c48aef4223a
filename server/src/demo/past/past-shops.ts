import { cast, type CastRegular } from '@plaza/cast'
import { listStock } from '@plaza/contract'
import { defaultReturnDays } from '@plaza/values'
import type { Kernel } from '../../platform/kernel.ts'
import { goodsOf } from '../../modules/catalog/products/index.ts'
import { customerByEmail } from '../../modules/identity/accounts/people/index.ts'
import { returnDaysOf } from '../../modules/orders/orders/plans/index.ts'
import { shopOfOwner } from '../../modules/shops/profile/owners/index.ts'
import { act } from '../acts.ts'
import type { PastGoods, PastShop } from './plan-past.ts'

/** Average orders a day. Demo visitors see the first shop's console first, so it sells every day. The other shops sell now and then. */
const [busy, quiet] = [1.2, 0.04]

const goodsOfShop = async (kernel: Kernel, ownerId: string): Promise<PastGoods[]> => {
  const seller = { audience: 'seller', personId: ownerId, lang: 'en' } as const
  const { list } = await act(kernel, seller, listStock, { limit: 100 })
  const known = await goodsOf(
    kernel.db,
    list.filter(({ on_sale: isSold }) => isSold).map((each) => ({ productId: each.product_id, skuId: each.sku_id })),
  )
  return known
    .filter(({ expiresAt }) => expiresAt === null)
    .map(({ productId, skuId, price, itemsLeft }) => ({ productId, skuId, left: itemsLeft, cents: Number(price) }))
}

type Methods = (typeof cast.delivery)[number]['methods']
const isReached = (methods: Methods, home: string, { country }: CastRegular): boolean =>
  methods.some(({ rates }) =>
    rates.some((rate) => (rate.region === 'home' ? country === home : rate.region === 'world' || (rate.countries ?? []).includes(country))),
  )

/**
 * The shops of the demo data in the database, each with its products and the buyers in its delivery area. Only the first `known` regular buyers
 * count: those that are already in the database.
 */
export const pastShops = async (kernel: Kernel, known = cast.regulars.length): Promise<PastShop[]> => {
  const shops: PastShop[] = []
  for (const [at, { key, owner, country }] of cast.shops.entries()) {
    const email = cast.people.find((person) => person.key === owner)?.email ?? ''
    const person = await customerByEmail(kernel.db, email)
    const shop = person && (await shopOfOwner(kernel.db, person.id))
    if (!person || !shop) continue
    const methods = cast.delivery.find((each) => each.shop === key)?.methods ?? []
    const reached = cast.regulars
      .slice(0, known)
      .flatMap(({ friend, ...each }, regular) =>
        isReached(methods, country, each)
          ? [{ friend, at: regular, country: each.country, returnDays: returnDaysOf(each.country, defaultReturnDays) }]
          : [],
      )
    shops.push({
      id: shop.id,
      ownerId: person.id,
      country,
      perDay: at === 0 ? busy : quiet,
      takesCash: methods.some(({ rates }) => rates.some(({ region, cod }) => region === 'home' && cod)),
      goods: await goodsOfShop(kernel, person.id),
      regulars: reached.filter(({ friend }) => !friend),
      // Referred friends buy in the first shop, whose console demo visitors open first.
      friends: at === 0 ? reached.flatMap(({ friend, ...each }) => (friend?.bought ? [{ ...each, ...friend.bought }] : [])) : [],
    })
  }
  return shops
}
