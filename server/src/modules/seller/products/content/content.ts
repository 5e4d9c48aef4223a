import type { Language } from '@plaza/values'
import type { OptionWord } from '../../../catalog/products/offers/index.ts'

export type Text = { name: string; short: string; description: string }
export type ContentSku = {
  /** Null for a variant that is not on sale yet. */
  id: string | null
  values: string[]
  /** In minor units, as a string of digits. */
  price: string | null
  image: string | null
}
/** A product as its shop entered it, possibly incomplete. */
export type Content = {
  texts: Partial<Record<Language, Text>>
  categoryId: string | null
  brandId: string | null
  images: string[]
  options: string[]
  /** The shop's translations of options that are not in the mall's list. Older drafts have none. */
  optionWords?: OptionWord[]
  skus: ContentSku[]
  /** In hundredths of a percent. */
  taxRate: number
  grams: number
  publishAt: string | null
  expiresAt: string | null
}

/** The texts of one field by language, without empty texts. */
export const contentTexts = (content: Content, field: keyof Text): Record<string, string> =>
  Object.fromEntries(Object.entries(content.texts).flatMap(([lang, text]) => (text[field] === '' ? [] : [[lang, text[field]]])))

export const nameOf = (content: Content): string => content.texts.en?.name || Object.values(contentTexts(content, 'name'))[0] || ''

/** The price of the cheapest variant; null while no variant has a price. */
export const lowestPrice = (content: Content): string | null =>
  content.skus.reduce<string | null>(
    (least, { price }) => (price !== null && (least === null || BigInt(price) < BigInt(least)) ? price : least),
    null,
  )

/** The default background tint, for a picture whose tint is not measured yet. */
export const quietTint = 9
