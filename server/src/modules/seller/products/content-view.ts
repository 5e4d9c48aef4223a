import type { ProductContent } from '@plaza/contract'
import { formatMoney, minor } from '@plaza/values'
import { localizedOut } from '../../../platform/documents/localized.ts'
import type { KnownOption } from '../../catalog/products/shop-products/index.ts'
import { type Content, contentTexts } from './content/content.ts'
import { wordsOfOptions } from './content/with-known-options.ts'

type Headings = {
  categories: ReadonlyMap<string, Record<string, string>>
  brands: ReadonlyMap<string, string>
  /** Remaining stock of variants on sale, by variant. */
  left: ReadonlyMap<string, number>
  /** The mall's translated option names. */
  known: readonly KnownOption[]
}

/** A shop's product content in API format. A deleted category or brand is null. */
export const toContentView = (content: Content, { categories, brands, left, known }: Headings): ProductContent => {
  const { categoryId, brandId } = content
  const category = categoryId === null ? undefined : categories.get(categoryId)
  const brand = brandId === null ? undefined : brands.get(brandId)
  return {
    ...localizedOut('name', contentTexts(content, 'name')),
    ...localizedOut('short_description', contentTexts(content, 'short')),
    ...localizedOut('description', contentTexts(content, 'description')),
    category: categoryId !== null && category ? { id: categoryId, ...localizedOut('name', category) } : null,
    brand: brandId !== null && brand !== undefined ? { id: brandId, name: brand } : null,
    images: content.images,
    options: content.options,
    option_words: wordsOfOptions(content, known).map(({ names, ...word }) => ({ ...word, ...localizedOut('name', names) })),
    skus: content.skus.map(({ id, values, price, image }) => ({
      id,
      values,
      price: price === null ? null : formatMoney(minor(BigInt(price))),
      image,
      items_left: id === null ? null : (left.get(id) ?? 0),
    })),
    tax_rate: (content.taxRate / 100).toFixed(2),
    weight_grams: content.grams,
    publish_at: content.publishAt,
    expires_at: content.expiresAt,
  }
}
