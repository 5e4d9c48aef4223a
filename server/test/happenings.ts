import type { AsyncLocalStorage } from 'node:async_hooks'
import { followShop } from '@plaza/contract'
import { languages, minor } from '@plaza/values'
import type { Tx } from '../src/platform/db/database.ts'
import { getOne } from '../src/platform/db/rows.ts'
import { categoryState } from '../src/modules/catalog/products/taxonomy/category-rows.ts'
import { brandState, writeBrand } from '../src/modules/catalog/products/taxonomy/brands.ts'
import { writeCategory } from '../src/modules/catalog/products/taxonomy/write-category.ts'
import { changeProduct, type ProductChange } from '../src/modules/catalog/products/offers/change-product.ts'
import { insertBrand } from '../src/modules/catalog/products/offers/insert-brand.ts'
import { insertCategory } from '../src/modules/catalog/products/offers/insert-category.ts'
import { changeSkuPrice } from '../src/modules/catalog/products/offers/price-sku.ts'
import { shelveProduct } from '../src/modules/catalog/products/offers/shelve-product.ts'
import { writeProduct } from '../src/modules/catalog/products/offers/write-product.ts'
import { contentRows, writeContent } from '../src/modules/foundation/content/texts/content-things.ts'
import { insertAd, insertAnnouncement, insertNews } from '../src/modules/foundation/content/content-rows.ts'
import { countRatings } from '../src/modules/community/reviews/count-ratings.ts'
import { insertReviews } from '../src/modules/community/reviews/review-rows.ts'
import { putConfig, putCurrency, putLanguage, putRechargeWallet } from '../src/modules/foundation/settings/settings-rows.ts'
import { stopShop } from '../src/modules/shops/profile/standing-rows.ts'
import { receiveStock } from '../src/modules/catalog/inventory/receive-stock.ts'
import { reserveStock, sellReserved } from '../src/modules/catalog/inventory/reserve-stock.ts'
import type { DemoMall } from './demo-mall.ts'
import { signedIn } from './people.ts'
import type { PublicIds } from './readings.ts'

/** The mall under test. The products below are set after the mall is opened. */
export type Around = {
  mall: DemoMall
  ids: PublicIds
  /** A product in stock, a product that is sold out, and the SKUs of both. */
  goods: { id: string; sku: string; shop: string; isSoldOut: boolean }[]
  /** A category of another department. */
  elsewhere: string
}

export const goodsOf = ({ goods }: Around, isSoldOut: boolean) =>
  goods.find((each) => each.isSoldOut === isSoldOut) ?? { id: '', sku: '', shop: '' }

const names = (en: string) => Object.fromEntries(languages.map((language) => [language, en]))
const texts = (...fields: string[]) =>
  Object.fromEntries(languages.map((language) => [language, Object.fromEntries(fields.map((field) => [field, 'New thing']))]))

const newThing = (around: Around, expiresAt: Date | null) => ({
  ...{ key: null, shopId: goodsOf(around, false).shop, brandId: around.ids.brand, categoryId: around.ids.category },
  ...{
    names: names('New thing'),
    texts: {},
    images: [],
    tint: 3,
    taxRate: 0,
    weightGrams: 500,
    publishedAt: new Date(),
    expiresAt,
    demo: true,
  },
  skus: [{ options: {}, image: null, tint: 3, prices: [{ price: minor(1234n), since: new Date() }] }],
})

/** An action through a module's own function, and the responses that must differ afterwards. */
export type Happening = {
  what: string
  happen: (tx: Tx, apart: ReturnType<typeof AsyncLocalStorage.snapshot>) => Promise<unknown>
  changes: readonly string[]
  /** An everyday change: pages of many products may show it up to ten seconds late. */
  everyday?: true
}
/** All actions that change data shown to visitors. */
export const happenings = (around: Around): Happening[] => [
  {
    what: 'a product goes on sale',
    everyday: true,
    happen: (tx) => writeProduct(tx, newThing(around, null), new Date()),
    changes: [
      'getNew',
      'getAllProducts',
      'getBrand',
      'getCategory',
      'getCategoryTree',
      'getAllBrands',
      'getShop',
      'searchProducts',
      'suggest',
    ],
  },
  {
    what: 'a product goes on sale until a day',
    everyday: true,
    happen: (tx) => writeProduct(tx, newThing(around, new Date(Date.now() + 86_400_000)), new Date()),
    changes: ['getNew', 'getCategoryTree', 'getAllBrands', 'getShop'],
  },
  {
    what: 'pieces of what is there arrive',
    everyday: true,
    happen: (tx) => receiveStock(tx, [{ skuId: goodsOf(around, false).sku, quantity: 7, reference: 'kept-1' }]),
    changes: ['getProductDetail', 'getShop'],
  },
  {
    what: 'pieces of what was sold out arrive',
    everyday: true,
    happen: (tx) => receiveStock(tx, [{ skuId: goodsOf(around, true).sku, quantity: 7, reference: 'kept-2' }]),
    changes: ['getProductDetail', 'getCategory', 'getShop', 'getAllProducts in_stock=1'],
  },
  {
    what: 'a price is another one',
    everyday: true,
    happen: async (tx) =>
      changeSkuPrice(tx, { productId: goodsOf(around, false).id, skuId: goodsOf(around, false).sku, price: minor(77_777n) }, new Date()),
    changes: ['getProductDetail', 'getShop'],
  },
  {
    what: 'ratings are counted',
    everyday: true,
    happen: (tx) => countRatings(tx, [{ productId: goodsOf(around, false).id, stars: [900, 0, 0, 0, 0] }]),
    changes: ['getProductDetail', 'getComments', 'getCategory', 'getShop'],
  },
  {
    what: 'more of something is bought than of all else',
    everyday: true,
    happen: async (tx) => {
      const { sku } = goodsOf(around, false)
      await receiveStock(tx, [{ skuId: sku, quantity: 9000, reference: 'kept-3' }])
      await reserveStock(tx, [{ skuId: sku, quantity: 9000, reference: 'kept-4' }])
      await sellReserved(tx, ['kept-4'])
    },
    changes: ['getProductDetail', 'getHotList', 'getAllProducts sort=sales', 'getCategory', 'getShop'],
  },
  {
    what: 'a review is written',
    happen: (tx) =>
      insertReviews(tx, [
        {
          ...{
            productId: goodsOf(around, false).id,
            shopId: goodsOf(around, false).shop,
            rating: 4,
            text: 'A new word',
            lang: 'en',
            author: 'Ada L.',
          },
          ...{ options: {}, images: [], written_at: new Date(), reply: null, repliedAt: null, demo: true },
        },
      ]),
    changes: ['getComments', 'getShopReviews'],
  },
  {
    what: 'a shop is followed',
    happen: (_tx, apart) =>
      apart(async () =>
        around.mall.ask(followShop, { shop_id: goodsOf(around, false).shop, follow: '1' }, await signedIn(around.mall.kernel, 'kenji')),
      ),
    changes: ['getShop'],
  },
  {
    what: 'settings of the mall are changed',
    happen: async (tx) => {
      await putConfig(tx, 'shop_name', 'Agora')
      await putConfig(tx, 'return_days', 99)
    },
    changes: ['getStore type=website_config', 'getProductDetail'],
  },
  {
    what: 'a currency has another rate',
    happen: (tx) => putCurrency(tx, { code: 'EUR', symbol: '€', rate: '0.5', place: 2 }),
    changes: ['getCurrency'],
  },
  {
    what: 'a language has another name',
    happen: (tx) => putLanguage(tx, { code: 'th', name: 'Thai', place: 5 }),
    changes: ['getLanguages'],
  },
  {
    what: 'money can be sent to one more wallet',
    happen: (tx) =>
      putRechargeWallet(tx, {
        ...{ code: 'NEW', name: 'New', asset: 'USDT', network: 'New', address: 'x'.repeat(30), rate: '1', min_amount: '1' },
        ...{ precision_digits: 2, place: 9 },
      }),
    changes: ['getWallets'],
  },
  {
    what: 'an ad, a story and an announcement appear',
    happen: async (tx) => {
      await insertAd(tx, { position: 'top', rank: 0, pictures: [], tint: 2, link: '#/', texts: texts('title'), demo: true })
      await insertNews(tx, {
        kind: 'story',
        image: null,
        tint: 2,
        minutes: 1,
        texts: texts('title', 'body'),
        published_at: new Date(),
        demo: true,
      })
      await insertAnnouncement(tx, { serious: true, texts: texts('title', 'text'), startsAt: new Date(), endsAt: null, demo: true })
    },
    changes: ['getStore type=advert', 'getNews', 'getAnnouncements'],
  },
  {
    what: 'there is one more category',
    happen: (tx) =>
      insertCategory(tx, { parentId: around.ids.category, key: 'new-branch', names: names('New branch'), image: null, tint: 2, rank: 9 }),
    changes: ['getCategory', 'getCategoryTree', 'getAllCategories'],
  },
  {
    what: 'there is one more brand',
    happen: (tx) => insertBrand(tx, { key: 'new-brand', name: 'New brand', descriptions: {}, image: null, tint: 2 }),
    changes: ['getAllBrands'],
  },
  {
    what: 'a category is called otherwise and stands elsewhere',
    happen: async (tx) => {
      const state = await categoryState(tx, around.ids.category)
      if (state) await writeCategory(tx, around.ids.category, { ...state, names: names('Another name'), rank: 0 })
    },
    changes: ['getCategory', 'getCategoryTree', 'getAllCategories'],
  },
  {
    what: 'staff write an ad, a story and an announcement otherwise',
    happen: async (tx) => {
      for (const kind of ['ad', 'news', 'announcement'] as const) {
        const [first] = await contentRows(tx, kind)
        const written = JSON.stringify(texts('title', 'text', 'excerpt', 'body', 'kicker')).replaceAll('New thing', 'Another thing')
        const state = { ...first?.state, texts: JSON.parse(written) as unknown }
        if (first) await writeContent(tx, kind, first.id, state)
      }
    },
    changes: ['getStore type=advert', 'getNews', 'getAnnouncements'],
  },
  {
    what: 'a brand is called otherwise',
    happen: async (tx) => {
      const state = await brandState(tx, around.ids.brand)
      if (state) await writeBrand(tx, around.ids.brand, { ...state, name: 'Another brand' })
    },
    changes: ['getBrand', 'getAllBrands'],
  },
  {
    what: 'a product goes to another department',
    everyday: true,
    happen: async (tx) => {
      const { id, sku } = goodsOf(around, false)
      const stands = await getOne<Omit<ProductChange, 'skus' | 'price'> & { price: string }>(tx)`
        select names, (select jsonb_object_agg(lang, jsonb_build_object('short', short_description, 'description', description))
          from products.product_text where product_id = product.id) as texts, brand_id as "brandId", images, option_words as "optionWords", tax_rate as "taxRate", weight_grams as grams,
          expires_at as "expiresAt", price from products.product where id = ${id}`
      const skus = [{ id: sku, options: {}, price: minor(BigInt(stands.price)), image: null }]
      await changeProduct(tx, id, { ...stands, categoryId: around.elsewhere, skus }, new Date())
    },
    changes: ['getProductDetail', 'getCategory', 'getShop'],
  },
  {
    what: 'a product is taken off',
    everyday: true,
    happen: (tx) => shelveProduct(tx, goodsOf(around, false).id, { on: false }),
    changes: ['getProductDetail', 'getCategoryTree', 'getShop'],
  },
  {
    what: 'a shop is off the mall',
    happen: (tx) => stopShop(tx, goodsOf(around, true).shop, 'none'),
    changes: ['getShop'],
  },
]
