import type { InputOf, saveShopProduct } from '@plaza/contract'
import { languages, type Language, money } from '@plaza/values'
import { localizedTexts } from '../../../../platform/documents/localized.ts'
import type { Content, Text } from './content.ts'

type Input = Omit<InputOf<typeof saveShopProduct>, 'id' | 'key' | 'version' | 'code'>

const textIn = (input: Input, lang: Language): Text => ({
  name: input[`name_${lang}`] ?? '',
  short: input[`short_description_${lang}`] ?? '',
  description: input[`description_${lang}`] ?? '',
})

/** Reads a product from a form. Each variant must have exactly one value for each option. */
export const readContent = (input: Input): Content => {
  const texts = languages.map((lang) => [lang, textIn(input, lang)] as const)
  const options = [...new Set(input.options)]
  return {
    texts: Object.fromEntries(texts.filter(([, text]) => text.name || text.short || text.description)),
    categoryId: input.category_id ?? null,
    brandId: input.brand_id ?? null,
    images: [...new Set(input.images)],
    options,
    optionWords: (input.option_words ?? []).map((word) => ({
      option: word.option,
      value: word.value ?? '',
      names: localizedTexts('name', word),
    })),
    skus: (input.skus ?? []).map((sku) => ({
      id: sku.id ?? null,
      values: options.map((_, at) => sku.values?.[at] ?? ''),
      price: sku.price === undefined ? null : String(money(sku.price)),
      image: sku.image || null,
    })),
    taxRate: Math.round(Number(input.tax_rate ?? '0') * 100),
    grams: input.weight_grams ?? 500,
    publishAt: input.publish_at ? new Date(input.publish_at).toISOString() : null,
    expiresAt: input.expires_at ? new Date(input.expires_at).toISOString() : null,
  }
}
