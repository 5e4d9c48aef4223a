import { languages, minor } from '@plaza/values'
import { sql } from 'kysely'
import { makeKernel } from '../../server/src/app.ts'
import { readEnvironment } from '../../server/src/platform/environment.ts'
import { transaction } from '../../server/src/platform/db/transaction.ts'
import { writeProduct } from '../../server/src/modules/catalog/products/offers/write-product.ts'
import { countRatings } from '../../server/src/modules/community/reviews/count-ratings.ts'
import { insertReviews } from '../../server/src/modules/community/reviews/review-rows.ts'
import { receiveStock } from '../../server/src/modules/catalog/inventory/receive-stock.ts'
import { reserveStock, sellReserved } from '../../server/src/modules/catalog/inventory/reserve-stock.ts'

/** Number of writes per second in a busy mall. The mall handles them like any order, review or delivery. */
const aSecond = { orders: 20, moves: 50, reviews: 5, publications: 2 }
type Good = { id: string; sku: string; shop: string; category: string }

/** Prepares the writes of the simulated shops. The returned function starts or pauses them. */
const live = async (url: string): Promise<(isAwake: boolean) => void> => {
  const kernel = makeKernel(
    readEnvironment({ DATABASE_URL: url, SECRET_KEY: 'x'.repeat(32), POOL_SIZE: '6', POOL_PATIENCE_MS: '60000', LOG_LEVEL: 'fatal' }, '/'),
    url,
  )
  // Picks random ids, because sorting a million products by `random()` exceeds the statement timeout.
  const { rows: goods } = await sql<Good>`select p.id, s.id as sku, p.shop_id as shop, p.category_id as category
    from (select distinct ceil(random() * (select max(id) from products.product))::bigint as id from generate_series(1, 20000)) as any_id
    join products.product p on p.id = any_id.id join products.sku s on s.product_id = p.id
    where p.status = 'live' and s.place = 0 limit 5000`.execute(kernel.db)
  const anyGood = (): Good => {
    const good = goods[Math.floor(Math.random() * goods.length)]
    if (!good) throw new Error('the mall is empty')
    return good
  }
  let count = 0
  const key = (what: string) => `${what}-${process.pid}-${(count += 1)}`
  const names = (en: string) => Object.fromEntries(languages.map((language) => [language, en]))

  const order = () => {
    const [reference, { sku }] = [key('order'), anyGood()]
    return transaction(kernel, async (tx) => {
      await reserveStock(tx, [{ skuId: sku, quantity: 1, reference }])
      await sellReserved(tx, [reference])
    })
  }
  const move = () => transaction(kernel, (tx) => receiveStock(tx, [{ skuId: anyGood().sku, quantity: 1, reference: key('move') }]))
  const review = () => {
    const { id, shop } = anyGood()
    const said = { productId: id, shopId: shop, rating: 4, text: 'As it looks.', lang: 'en', author: 'Ada L.', options: {}, images: [] }
    return transaction(kernel, async (tx) => {
      await insertReviews(tx, [{ ...said, written_at: new Date(), reply: null, repliedAt: null, demo: true }] as never)
      await countRatings(tx, [{ productId: id, stars: [0, 0, 0, 1, 0] }])
    })
  }
  const pushLive = () => {
    const { shop, category } = anyGood()
    const product = {
      key: null,
      shopId: shop,
      brandId: null,
      categoryId: category,
      names: names(`New thing ${key('n')}`),
      texts: {},
      images: [],
    }
    const sku = { options: {}, image: null, tint: 3, prices: [{ price: minor(2500n), since: new Date() }] }
    const more = { tint: 3, taxRate: 0, weightGrams: 500, publishedAt: new Date(), expiresAt: null, demo: true, skus: [sku] }
    return transaction(kernel, (tx) => writeProduct(tx, { ...product, ...more }, new Date()))
  }
  let isAwake = false
  const every = (times: number, what: () => Promise<unknown>) =>
    setInterval(() => isAwake && void what().catch((error: unknown) => process.send?.({ problem: String(error) })), 1000 / times)
  every(aSecond.orders, order)
  every(aSecond.moves, move)
  every(aSecond.reviews, review)
  every(aSecond.publications, pushLive)
  return (now) => {
    isAwake = now
  }
}

process.once('message', async (url: string) => {
  const wake = await live(url)
  process.on('message', wake)
  process.send?.({ ready: true })
})
