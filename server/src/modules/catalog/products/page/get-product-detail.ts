import type { getProductDetail as shape } from '@plaza/contract'
import { doneUntil, refused } from '@plaza/values'
import type { TimedUseCase } from '../../../../platform/http/serve.ts'
import { localizedOut } from '../../../../platform/documents/localized.ts'
import { productDetail, type DetailRow } from './detail-rows.ts'
import { cachedBrand, cachedCategoryNames, cachedOptionWords, type OptionWords } from './cached-names.ts'
import { cachedReturnDays, cachedShopCount } from './cached-page.ts'
import { cachedProfiles } from '../../../shops/profile/index.ts'
import { averageRating, toProductCard, toPriceView } from '../cards/show-product.ts'
import { cachedShops } from '../cards/cached-shops.ts'
import { cardsValidUntil } from '../cards/true-until.ts'

/** Returns the whole product page. A product that is off sale, expired, or in a closed shop returns "gone". */
export const getProductDetail: TimedUseCase<typeof shape> = async ({ kernel, input }) => {
  const row = await productDetail(kernel.db, input.id)
  if (!row || row.status === 'draft' || row.status === 'review' || row.status === 'refused') return refused('product_unknown')
  const [shops, profiles, shopProducts, returnDays, brand, categories, words] = await Promise.all([
    cachedShops(kernel, [row.shop_id]),
    cachedProfiles(kernel, [row.shop_id]),
    cachedShopCount(kernel, row.shop_id),
    cachedReturnDays(kernel),
    row.brand_id === null ? null : cachedBrand(kernel, row.brand_id),
    cachedCategoryNames(kernel),
    cachedOptionWords(kernel),
  ])
  const shop = shops.get(row.shop_id)
  const backOn = profiles.get(row.shop_id)?.back_on
  const now = kernel.now()
  if (!shop || row.status !== 'live' || (row.expires_at && row.expires_at <= now))
    return refused('product_gone', { id: row.id, ...localizedOut('name', row.names) })
  return doneUntil(cardsValidUntil([row]), {
    ...toProductCard(row, shop, now),
    images: row.images,
    options: optionGroups(row, words),
    skus: row.skus.map((sku) => ({
      ...sku,
      price: toPriceView(sku.price),
      items_left: Number(sku.items_left),
      tint: sku.tint ?? row.tint,
    })),
    tax_rate: (row.tax_rate / 100).toFixed(2),
    rating: averageRating(row.rating_sum, row.rating_count),
    seller: { ...shop, product_count: shopProducts, ...(backOn && { back_on: backOn }) },
    brand,
    category_path: row.category_path.flatMap((id) => {
      const names = categories.get(id)
      return names ? { id, ...localizedOut('name', names) } : []
    }),
    return_days: returnDays,
    ...localizedOut('short_description', Object.fromEntries(Object.entries(row.texts).map(([lang, each]) => [lang, each.short]))),
    ...localizedOut('description', Object.fromEntries(Object.entries(row.texts).map(([lang, each]) => [lang, each.description]))),
  })
}

/** Option groups by name, with the values in the order in which variants use them. A value without translations, such as a size, is shown as is. */
const optionGroups = (row: DetailRow, mallWords: OptionWords) => {
  const wordsOf: OptionWords = (option, value) =>
    row.option_words.find((word) => word.option === option && word.value === value)?.names ?? mallWords(option, value)
  const keys = [...new Set(row.skus.flatMap((sku) => Object.keys(sku.options)))].toSorted()
  return keys.map((key) => ({
    key,
    ...localizedOut('name', wordsOf(key, '') ?? { en: key }),
    values: [...new Set(row.skus.map((sku) => sku.options[key]).filter((value) => value !== undefined))].map((value) => ({
      key: value,
      ...localizedOut('name', wordsOf(key, value) ?? { en: value }),
    })),
  }))
}
