import { cast } from '@plaza/cast'
import { dayMs, type Language, languages } from '@plaza/values'
import type { SearchedProduct } from '../../server/src/modules/catalog/products/index.ts'
import { chanceOf, type Chance } from './chance.ts'
import { inventWord } from './names.ts'
import type { Model, World } from './world.ts'

export type Invented = SearchedProduct & {
  image: string
  tint: number
  images: { image: string; tint: number }[]
  listPrice: number | null
  dropped: Date | null
  taxRate: number
  stars: number[]
  skus: { options: Record<string, string>; pieces: number }[]
}

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

/** Separates the parts of a product name. Each part is split into words once for all products that share it. */
export const partMark = ' · '

/** Sales and ratings of a product: a few products sell very well, most sell little, and not every buyer rates. */
const demandOf = (index: number) => {
  const chance = chanceOf(index * 2 + 1)
  const sold = Math.floor(Math.exp(3.2 + 1.9 * chance.bell()))
  const ratings = Math.floor(sold * chance.part() * 0.4)
  const mean = Math.min(4.95, Math.max(2.2, 4.3 + 0.5 * chance.bell()))
  return { sold, ratings, sum: Math.min(5 * ratings, Math.max(ratings, Math.round(mean * ratings))) }
}

/** Computes the search score with the catalog's own formula. */
export const scoreOf = (index: number): number => {
  const { sold, ratings, sum } = demandOf(index)
  return ((sum + 76) / (ratings + 20)) * Math.log(sold + 3)
}

const starsFor = (sum: number, ratings: number): number[] => {
  const stars = [0, 0, 0, 0, 0]
  const low = Math.floor(sum / Math.max(ratings, 1))
  const above = sum - low * ratings
  if (ratings > 0) stars[low - 1] = ratings - above
  if (above > 0) stars[low] = above
  return stars
}

/** Three in ten products have texts in all languages. The others have English and one more language. */
const languagesOf = (chance: Chance): readonly Language[] =>
  chance.part() < 0.3 ? languages : ['en', chance.pick(languages.filter((each) => each !== 'en'))]

const priceOf = (chance: Chance, model: Model): number =>
  Math.max(99, Math.round(Number(model.product.price) * (0.5 + 1.2 * chance.part())) * 100 - chance.pick([1, 5, 10, 50, 100]))

const colours = Object.keys(cast.optionValues)

const skusOf = (chance: Chance): Invented['skus'] => {
  const pieces = () => (chance.part() < 0.08 ? 0 : 1 + chance.below(60))
  if (chance.part() < 0.7) return [{ options: {}, pieces: pieces() }]
  const first = chance.below(colours.length)
  return Array.from({ length: 2 + chance.below(2) }, (_, index) => ({
    options: { colour: colours[(first + index * 5) % colours.length] ?? '' },
    pieces: pieces(),
  }))
}

/** Generates the product with this number. The same number always gives the same product. */
export const invent = (index: number, world: World, now: Date): Invented => {
  const chance = chanceOf(index * 2)
  const model = chance.pick(world.models)
  const other = chance.part() < 0.4 ? chance.pick(world.models) : model
  const texts = other.product.category === model.product.category ? other : model
  const brand = chance.part() < 0.4 ? { id: '', name: model.brandName } : chance.pick(world.brands)
  const brandId = brand.id || (world.brands.find((each) => each.name === brand.name)?.id ?? '')
  const word = `${inventWord(chance)} ${100 + chance.below(900)}`
  const spoken = languagesOf(chance)
  const inEach = (text: (lang: Language) => string) => Object.fromEntries(spoken.map((lang) => [lang, text(lang)]))
  const nameOf = (lang: Language) =>
    [brand.name, model.product.text[lang][0].replace(model.brandName, '').replace(/\s+/g, ' ').trim(), word].join(partMark)
  const demand = demandOf(index)
  const price = priceOf(chance, model)
  const reduced = chance.part() < 0.15
  const dropped = reduced ? daysAgo(now, 1 + chance.below(25)) : null
  const published = daysAgo(now, 40 + chance.below(1100) + chance.part())
  const skus = skusOf(chance)
  const images = [...model.images]
  return {
    id: String(world.firstProduct + index),
    shop_id: chance.pick(world.shops).id,
    brand_id: brandId,
    category_path: model.categoryPath,
    names: inEach(nameOf),
    shorts: inEach((lang) => texts.product.text[lang][1]),
    descriptions: inEach((lang) => texts.product.text[lang][2]),
    options: skus.flatMap((sku) => (sku.options['colour'] ? [cast.optionValues[sku.options['colour']] as Record<string, string>] : [])),
    price: String(price),
    list_price_until: dropped && new Date(dropped.getTime() + 30 * dayMs),
    rating_sum: String(demand.sum),
    rating_count: String(demand.ratings),
    sold: String(demand.sold),
    items_left: String(skus.reduce((sum, sku) => sum + sku.pieces, 0)),
    published_at: published,
    expires_at: chance.part() < 0.01 ? new Date(now.getTime() + (1 + chance.below(60)) * dayMs) : null,
    score: scoreOf(index),
    image: images[0]?.image ?? '',
    tint: images[0]?.tint ?? 8,
    images,
    listPrice: reduced ? Math.round(price * (1.1 + chance.part() * 0.4)) : null,
    dropped,
    taxRate: model.product.taxRate,
    stars: starsFor(demand.sum, demand.ratings),
    skus,
  }
}
