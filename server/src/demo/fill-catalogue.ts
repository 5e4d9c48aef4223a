import { gramsOf, type Cast, type CastProduct } from '@plaza/cast'
import { languages, money } from '@plaza/values'
import type { Tx } from '../platform/db/database.ts'
import { insertBrand, insertCategory, putOptionWord, writeProduct, type NewSku } from '../modules/catalog/products/offers/index.ts'
import { insertShop } from '../modules/shops/profile/index.ts'
import { receiveStock, type Delivery } from '../modules/catalog/inventory/index.ts'
import { fillReviews } from './fill-reviews.ts'
import type { Pictures } from './store-pictures.ts'

type SeedInput = { cast: Cast; pictures: Pictures; people: ReadonlyMap<string, string>; now: Date }
type Ids = ReadonlyMap<string, string>
export type FilledCatalogue = { products: Ids; categories: Ids; brands: Ids; shops: Ids }

export const idOf = (ids: Ids, key: string): string => {
  const id = ids.get(key)
  if (!id) throw new Error(`the demo mall has no ${key}`)
  return id
}
const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000)

/** Writes categories, brands, shops and their products, in the order of their dependencies. */
export const fillCatalogue = async (tx: Tx, seed: SeedInput): Promise<FilledCatalogue> => {
  const { cast, pictures } = seed
  const categories = new Map<string, string>()
  for (const [rank, each] of cast.categories.entries()) {
    const parentId = each.parent ? idOf(categories, each.parent) : null
    categories.set(each.key, await insertCategory(tx, { parentId, key: each.key, names: each.name, ...pictures.of(each.picture), rank }))
  }
  const brands = new Map<string, string>()
  for (const each of cast.brands) {
    brands.set(
      each.key,
      await insertBrand(tx, { key: each.key, name: each.name, descriptions: each.description, ...pictures.of(each.picture) }),
    )
  }
  const shops = await fillShops(tx, seed)
  await fillOptionWords(tx, cast)
  const products = new Map<string, string>()
  const deliveries: Delivery[] = []
  for (const each of cast.products) {
    const written = await writeProduct(tx, asProduct(each, { seed, categories, brands, shops }), seed.now)
    products.set(each.key, written.id)
    const combinations = combinationsOf(each)
    for (const [index, skuId] of written.skuIds.entries()) {
      deliveries.push({ skuId, quantity: piecesOf(each, combinations[index] ?? {}), reference: 'demo-opening' })
    }
  }
  await receiveStock(tx, deliveries)
  await fillReviews(tx, seed, { products, shops })
  return { products, categories, brands, shops }
}

const fillShops = async (tx: Tx, { cast, pictures, people, now }: SeedInput): Promise<Ids> => {
  const shops = new Map<string, string>()
  for (const shop of cast.shops) {
    const id = await insertShop(tx, {
      ownerId: idOf(people, shop.owner),
      name: shop.name,
      contactPerson: shop.contact,
      street: shop.street,
      postcode: shop.postcode,
      city: shop.city,
      country: shop.country,
      image: pictures.of(shop.picture).image,
      banner: pictures.of(shop.banner).image,
      tint: shop.tint,
      descriptions: shop.description,
      demo: true,
      openedAt: daysFrom(now, -shop.openedDaysAgo),
    })
    shops.set(shop.key, id)
  }
  return shops
}

const fillOptionWords = async (tx: Tx, cast: Cast) => {
  for (const [option, names] of Object.entries(cast.optionNames)) await putOptionWord(tx, { option, value: '', names })
  for (const [value, names] of Object.entries(cast.optionValues)) {
    for (const option of Object.keys(cast.optionNames)) await putOptionWord(tx, { option, value, names })
  }
}

type Combination = Record<string, string>

/** Every combination of the product's options. The first option changes slowest. */
const combinationsOf = (product: CastProduct): Combination[] =>
  Object.entries(product.options ?? {}).reduce<Combination[]>(
    (made, [option, values]) => made.flatMap((each) => (values ?? []).map((value) => ({ ...each, [option]: value }))),
    [{}],
  )

const piecesOf = (product: CastProduct, combination: Combination): number =>
  product.stockOf?.[Object.values(combination).join('/')] ?? product.stock

type Known = { seed: SeedInput; categories: Ids; brands: Ids; shops: Ids }

const asProduct = (product: CastProduct, { seed, categories, brands, shops }: Known) => {
  const { pictures, now } = seed
  const images = [product.picture, ...product.gallery].map((name) => pictures.of(name))
  const prices = priceHistory(product, now)
  return {
    key: product.key,
    shopId: idOf(shops, product.shop),
    brandId: idOf(brands, product.brand),
    categoryId: idOf(categories, product.category),
    names: Object.fromEntries(languages.map((lang) => [lang, product.text[lang][0]])),
    texts: Object.fromEntries(languages.map((lang) => [lang, { short: product.text[lang][1], description: product.text[lang][2] }])),
    images,
    tint: images[0]?.tint ?? 8,
    taxRate: product.taxRate,
    weightGrams: gramsOf(product),
    publishedAt: daysFrom(now, -product.ageDays),
    expiresAt: product.expiresInDays ? daysFrom(now, product.expiresInDays) : null,
    demo: true,
    begun: {
      ratingSum: Math.round(product.demand.rating * product.demand.ratings),
      ratingCount: product.demand.ratings,
      sold: product.demand.sold,
    },
    skus: combinationsOf(product).map((options): NewSku => {
      const name = product.pictureOfValue[options['colour'] ?? options['finish'] ?? '']
      const shown = name ? pictures.of(name) : null
      return { options, image: shown?.image ?? null, tint: shown?.tint ?? null, prices }
    }),
  }
}

/** Price history of a product. A reduced price began some days ago; before that, the former price applied from the product's first day. */
const priceHistory = (product: CastProduct, now: Date): NewSku['prices'] => {
  const since = daysFrom(now, -product.ageDays)
  if (!product.before) return [{ price: money(product.price), since }]
  const droppedDaysAgo = Math.min(2 + (product.demand.sold % 17), Math.max(product.ageDays - 1, 0.5))
  return [
    { price: money(product.before), since },
    { price: money(product.price), since: daysFrom(now, -droppedDaysAgo) },
  ]
}
