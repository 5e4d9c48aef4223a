import type { ProductContent, ShopProduct } from '@plaza/contract'
import { type Language, languages } from '@plaza/values'

export type DraftText = { name: string; short: string; description: string }
export type DraftSku = { id: string | null; values: readonly string[]; price: string; image: string | null; left: number | null }
export type DraftOption = { name: string; values: readonly string[] }
/** A product as it stands in the fields of the editor. */
export type Draft = {
  code: string
  texts: Readonly<Record<Language, DraftText>>
  category: { id: string; name: string } | null
  brand: { id: string; name: string } | null
  images: readonly string[]
  options: readonly DraftOption[]
  skus: readonly DraftSku[]
  taxRate: string
  grams: string
  /** As the field of the browser says it, in the time of whoever sits before it. */
  publishAt: string
  expiresAt: string
}

const blank: DraftText = { name: '', short: '', description: '' }
const textsOf = (of: (lang: Language) => DraftText) =>
  Object.fromEntries(languages.map((lang) => [lang, of(lang)])) as Record<Language, DraftText>

export const emptyDraft: Draft = {
  code: '',
  texts: textsOf(() => blank),
  category: null,
  brand: null,
  images: [],
  options: [],
  skus: [{ id: null, values: [], price: '', image: null, left: null }],
  taxRate: '0',
  grams: '500',
  publishAt: '',
  expiresAt: '',
}

const two = (n: number) => String(n).padStart(2, '0')
/** A moment in the browser's own time: `2026-11-22T09:30`. */
export const localOf = (at: string | null): string => {
  if (!at) return ''
  const date = new Date(at)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`
}
const momentOf = (local: string): string => (local === '' ? '' : new Date(local).toISOString())

type Localize = (content: NonNullable<ProductContent['category']>) => string

export const draftOf = ({ content, code }: Pick<ShopProduct, 'content' | 'code'>, categoryName: Localize): Draft => ({
  code: code ?? '',
  texts: textsOf((lang) => ({
    name: content[`name_${lang}`] ?? '',
    short: content[`short_description_${lang}`] ?? '',
    description: content[`description_${lang}`] ?? '',
  })),
  category: content.category && { id: content.category.id, name: categoryName(content.category) },
  brand: content.brand,
  images: content.images,
  options: content.options.map((name, at) => ({ name, values: [...new Set(content.skus.map(({ values }) => values[at] ?? ''))] })),
  skus:
    content.skus.length === 0
      ? emptyDraft.skus
      : content.skus.map(({ id, values, price, image, items_left: left }) => ({ id, values, price: price ?? '', image, left })),
  taxRate: String(Number(content.tax_rate)),
  grams: String(content.weight_grams),
  publishAt: localOf(content.publish_at),
  expiresAt: localOf(content.expires_at),
})

const sum = /^(0|[1-9][0-9]{0,11})(\.[0-9]{1,2})?$/
const rate = /^(100(\.0{1,2})?|[0-9]{1,2}(\.[0-9]{1,2})?)$/
/** Commas are what many write for a point. */
export const decimal = (typed: string) => typed.trim().replace(',', '.')

export type OwnFault = { field: string; reason: 'money' | 'number' }
/** What the mall could not read; all else is for it to say. */
export const unreadable = ({ skus, taxRate, grams }: Draft): OwnFault[] => [
  ...skus.flatMap(({ price }, at): OwnFault[] =>
    price === '' || sum.test(decimal(price)) ? [] : [{ field: `skus.${at}.price`, reason: 'money' }],
  ),
  ...(taxRate === '' || rate.test(decimal(taxRate)) ? [] : [{ field: 'tax_rate', reason: 'number' as const }]),
  ...(/^([1-9][0-9]{0,5}|1000000)$/.test(grams.trim()) ? [] : [{ field: 'weight_grams', reason: 'number' as const }]),
]

/** What is sent. A price that cannot be read is not sent, so that all else is kept meanwhile. */
export const fieldsOf = (draft: Draft) => {
  const { code, texts, category, brand, images, options, skus, taxRate, grams } = draft
  const words = languages.flatMap((lang) => [
    [`name_${lang}`, texts[lang].name],
    [`short_description_${lang}`, texts[lang].short],
    [`description_${lang}`, texts[lang].description],
  ])
  const wrong = new Set(unreadable(draft).map(({ field }) => field))
  return {
    ...(Object.fromEntries(words) as Record<`name_${Language}` | `short_description_${Language}` | `description_${Language}`, string>),
    code,
    category_id: category?.id ?? '',
    brand_id: brand?.id ?? '',
    images: [...images],
    // A variant says one value of each option that has any.
    options: options.flatMap(({ name, values }, at) => (values.length > 0 ? [name.trim() || `Option ${at + 1}`] : [])),
    skus: skus.map(({ id, values, price, image }, at) => ({
      id: id ?? '',
      values: [...values],
      price: wrong.has(`skus.${at}.price`) ? '' : decimal(price),
      image: image ?? '',
    })),
    tax_rate: wrong.has('tax_rate') ? '' : decimal(taxRate),
    weight_grams: wrong.has('weight_grams') ? '' : grams.trim(),
    publish_at: momentOf(draft.publishAt),
    expires_at: momentOf(draft.expiresAt),
  }
}

/** How many of the three texts of a language are filled. */
export const filledIn = ({ name, short, description }: DraftText): number =>
  [name, short, description].filter((text) => text.trim() !== '').length
