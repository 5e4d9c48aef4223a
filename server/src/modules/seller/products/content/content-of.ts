import { languages } from '@plaza/values'
import type { OwnProduct } from '../../../catalog/products/shop-products/index.ts'
import type { Content, Text } from './content.ts'

const blank = { short: '', description: '' }

/** The live product in the format of the shop's editor. */
export const productContent = (product: OwnProduct): Content => {
  const options = [...new Set(product.skus.flatMap((sku) => Object.keys(sku.options)))].toSorted()
  const said = languages.filter((lang) => product.names[lang] || product.texts[lang])
  return {
    texts: Object.fromEntries(
      said.map((lang): [string, Text] => [lang, { name: product.names[lang] ?? '', ...(product.texts[lang] ?? blank) }]),
    ),
    categoryId: product.categoryId,
    brandId: product.brandId,
    images: product.images.map(({ image }) => image),
    options,
    optionWords: product.optionWords,
    skus: product.skus.map((sku) => ({
      id: sku.id,
      values: options.map((option) => sku.options[option] ?? ''),
      price: String(sku.price),
      image: sku.image,
    })),
    taxRate: product.taxRate,
    grams: product.grams,
    publishAt: null,
    expiresAt: product.expiresAt?.toISOString() ?? null,
  }
}
