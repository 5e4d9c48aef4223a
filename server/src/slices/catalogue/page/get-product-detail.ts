import type { getProductDetail as shape } from '@plaza/contract'
import { doneUntil, refused } from '@plaza/values'
import type { TimedUseCase } from '../../../kernel/http/serve.ts'
import { localizedOut } from '../../../kernel/localized.ts'
import { productDetail, type DetailRow } from './detail-rows.ts'
import { keptReturnDays, keptShopCount } from './kept-page.ts'
import { keptProfiles } from '../../shops/index.ts'
import { averageRating, keptShops, showCard, showPrice, trueUntil } from '../cards/index.ts'

/** The whole product page. What is off sale, expired, or of a shop that is not open is said to be gone. */
export const getProductDetail: TimedUseCase<typeof shape> = async ({ kernel, input }) => {
  const row = await productDetail(kernel.db, input.id)
  if (!row || row.status === 'draft' || row.status === 'review' || row.status === 'refused') return refused('product_unknown')
  const [shops, profiles, shopProducts, returnDays] = await Promise.all([
    keptShops(kernel, [row.shop_id]),
    keptProfiles(kernel, [row.shop_id]),
    keptShopCount(kernel, row.shop_id),
    keptReturnDays(kernel),
  ])
  const shop = shops.get(row.shop_id)
  const backOn = profiles.get(row.shop_id)?.back_on
  const now = kernel.now()
  if (!shop || row.status !== 'live' || (row.expires_at && row.expires_at <= now))
    return refused('product_gone', { id: row.id, ...localizedOut('name', row.names) })
  return doneUntil(trueUntil([row]), {
    ...showCard(row, shop, now),
    images: row.images,
    options: optionGroups(row),
    skus: row.skus.map((sku) => ({ ...sku, price: showPrice(sku.price), items_left: Number(sku.items_left), tint: sku.tint ?? row.tint })),
    tax_rate: (row.tax_rate / 100).toFixed(2),
    rating: averageRating(row.rating_sum, row.rating_count),
    seller: { ...shop, product_count: shopProducts, ...(backOn && { back_on: backOn }) },
    brand: row.brand,
    category_path: row.path.map((step) => ({ id: step.id, ...localizedOut('name', step.names) })),
    return_days: returnDays,
    ...localizedOut('short_description', Object.fromEntries(Object.entries(row.texts).map(([lang, each]) => [lang, each.short]))),
    ...localizedOut('description', Object.fromEntries(Object.entries(row.texts).map(([lang, each]) => [lang, each.description]))),
  })
}

/** The options by name, their values in the order in which variants use them; a value without words, such as a size, shows itself. */
const optionGroups = (row: DetailRow) => {
  const wordsOf = (option: string, value: string) => row.option_words.find((word) => word.option === option && word.value === value)?.names
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
