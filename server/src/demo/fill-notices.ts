import type { Cast, CastProduct } from '@plaza/cast'
import { storefrontLinks } from '@plaza/contract'
import type { Language } from '@plaza/values'
import type { Tx } from '../platform/db/database.ts'
import { notify, type NoticeValue } from '../modules/foundation/notifications/index.ts'

type Ids = ReadonlyMap<string, string>
type SeedInput = { cast: Cast; people: Ids; products: Ids; now: Date }

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000)
const nameOf = ({ text }: CastProduct): NoticeValue => ({
  words: Object.fromEntries((['en', 'zh', 'es', 'jp', 'th', 'zhtw'] as const).map((lang) => [lang, text[lang][0]])) as Record<
    Language,
    string
  >,
})
const dollars = (money: string): NoticeValue => ({ money, symbol: '$' })

/** Writes the past notifications of the demo data. A notification that is not marked as new was read on the day it was sent. */
export const fillNotices = async (tx: Tx, seed: SeedInput): Promise<void> => {
  for (const { key, role } of seed.cast.people) {
    const customerId = seed.people.get(key)
    if (!customerId) continue
    await welcome(tx, customerId, role === 'new_shopper' ? null : daysAgo(seed.now, role === 'applicant' ? 30 : 400), seed)
  }
  await notifyShoppers(tx, seed)
  await notifySellers(tx, seed)
}

const welcome = (tx: Tx, customerId: string, since: Date | null, { cast, now }: SeedInput) =>
  notify(tx, customerId, {
    template: 'welcome',
    values: { mall: String(cast.websiteConfig.shop_name) },
    link: storefrontLinks.settings('addresses'),
    now: since ?? now,
    demo: true,
    ...(since ? { readAt: since } : {}),
  })

const notifyShoppers = async (tx: Tx, { cast, people, products, now }: SeedInput) => {
  const mali = people.get('mali') ?? ''
  const method = 'USDT'
  const [first, second] = [daysAgo(now, 34), daysAgo(now, 3)]
  const link = storefrontLinks.wallet('records')
  const values = { amount: dollars('300.00'), method }
  await notify(tx, mali, { template: 'recharge_received', values, link, now: daysAgo(now, 34.2), readAt: first, demo: true })
  await notify(tx, mali, { template: 'recharge_credited', values, link, now: first, readAt: first, demo: true })
  await notify(tx, mali, {
    template: 'recharge_failed',
    values: { amount: dollars('120.00'), method },
    reason: 'The picture shows a transfer of $100.00, not $120.00.',
    link,
    now: second,
    demo: true,
  })
  const wanted = cast.products.find((each) => each.stock > 0)
  if (!wanted) return
  await notify(tx, mali, {
    template: 'product_back',
    values: { product: nameOf(wanted) },
    link: storefrontLinks.product(products.get(wanted.key) ?? ''),
    now: daysAgo(now, 0.4),
    demo: true,
  })
}

const notifySellers = async (tx: Tx, { cast, people, products, now }: SeedInput) => {
  for (const shop of cast.shops) {
    const owner = people.get(shop.owner) ?? ''
    const opened = daysAgo(now, shop.openedDaysAgo)
    const newest = cast.products.filter((each) => each.shop === shop.key).toSorted((a, b) => a.ageDays - b.ageDays)[0]
    await notify(tx, owner, {
      template: 'merchant_approved',
      values: { shop: shop.name },
      link: storefrontLinks.home,
      now: opened,
      readAt: opened,
      demo: true,
    })
    if (!newest) continue
    const id = products.get(newest.key) ?? ''
    const values = { product: nameOf(newest) }
    const link = storefrontLinks.shopRecord('product', id)
    await notify(tx, owner, { template: 'product_approved', values, link, now: daysAgo(now, newest.ageDays), demo: true })
    await notify(tx, owner, {
      template: 'stock_approved',
      values: { ...values, pieces: String(newest.stock) },
      link: storefrontLinks.shopStock(id),
      demo: true,
      now: daysAgo(now, Math.max(0, newest.ageDays - 0.1)),
    })
  }
}
