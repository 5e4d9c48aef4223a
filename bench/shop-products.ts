import type pg from 'pg'
import { runAlone, publish, type Figure } from './kit/figures.ts'
import { withMall } from './kit/mall-process.ts'
import { costOf, enterConsole, openAdmin } from './kit/desks.ts'

/** `SHOP_PRODUCTS=10000` shortens the run. */
const ofOneShop = Number(process.env['SHOP_PRODUCTS'] ?? 100_000)
/** Searches with results of different sizes: a tenth of the products, a hundredth of them, none, and a shop's own item number. */
const pages = [
  '',
  '?state=live',
  '?state=draft',
  '?state=expired',
  '?keyword=lamp',
  '?keyword=lamp%20w17',
  '?keyword=zeppelin',
  '?keyword=L-4711',
]

/** Inserts products of one shop: some drafts, some off sale or expired. Only the product lists read them. */
const fill = async (admin: pg.Client, many: number, shop: string): Promise<void> => {
  await admin.query(
    `insert into seller_products.entry (product_id, shop_id, code, name, tint, price, variants, words, shown, shown_until, draft, content, changed_at)
      select 50000000 + n, ${shop}, 'L-' || n, name, 1, 1000, 1, seller_products.words_of(${shop}, 50000000 + n, 'L-' || n, jsonb_build_object('en', name)),
        case when n % 20 = 0 then null when n % 20 = 1 then 'off' else 'live' end, case when n % 20 = 2 then now() - interval '1 day' end,
        case when n % 20 = 0 then 'draft' end, case when n % 20 = 0 then '{}'::jsonb end, now()
      from (select n, (array['Lamp', 'Chair', 'Table', 'Vase', 'Rug', 'Clock', 'Mirror', 'Shelf', 'Bowl', 'Basket'])[1 + n % 10] || ' w' || n % 100 || ' number ' || n as name
        from generate_series(1, $1::int) n) given`,
    [many],
  )
  await admin.query('vacuum analyze seller_products.entry')
}

/** Measures the console of a shop with a hundred thousand products: its list by state and by word, with the count of each state. */
export const shopProducts = (): Promise<Figure[]> =>
  withMall({}, async (mall, dataDir) => {
    const admin = await openAdmin(dataDir)
    try {
      const { token, shopId } = await enterConsole(mall)
      await fill(admin, ofOneShop, shopId)
      const figures: Figure[] = []
      for (const page of pages) {
        const { all, server } = await costOf(mall, `/api/seller/products${page}`, { 'access-token': token })
        const note = `server ${server.toFixed(2)}, database ${(all - server).toFixed(2)}`
        figures.push({ what: `products of a shop with ${ofOneShop}${page}`, measured: all, unit: 'ms', aim: 30, better: 'less', note })
        publish(figures.slice(-1))
      }
      return figures
    } finally {
      await admin.end()
    }
  })

await runAlone(import.meta.url, shopProducts)
