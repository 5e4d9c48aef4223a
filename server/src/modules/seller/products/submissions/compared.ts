import type { Compared } from '@plaza/contract'
import { formatMoney, languages, minor } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import { namesOfBrands, namesOfCategories } from '../../../catalog/products/shop-products/index.ts'
import type { Content } from '../content/content.ts'
import type { Submission } from './submission-rows.ts'

type Names = { categories: ReadonlyMap<string, Record<string, string>>; brands: ReadonlyMap<string, string> }
const price = (units: string | null) => (units === null ? null : formatMoney(minor(BigInt(units))))
const variant = ({ options }: Content, values: readonly string[]) =>
  options.map((option, at) => `${option}: ${values[at] ?? ''}`).join(', ')

/** The shop's names for options and values in a language. */
const wordsIn = ({ optionWords = [] }: Content, lang: string): string | null =>
  optionWords
    .flatMap(({ option, value, names }) => (names[lang] && names[lang] !== (value || option) ? `${value || option}: ${names[lang]}` : []))
    .join(', ') || null

/** The product's fields as a list, for comparison with another version. */
const said = (content: Content, { categories, brands }: Names): [field: string, lang: Compared['lang'], value: string | null][] => [
  ...languages.flatMap((lang): [string, Compared['lang'], string | null][] => {
    const text = content.texts[lang]
    return [
      ['name', lang, text?.name || null],
      ['short_description', lang, text?.short || null],
      ['description', lang, text?.description || null],
      ['option_words', lang, wordsIn(content, lang)],
    ]
  }),
  ['category', null, content.categoryId && (categories.get(content.categoryId)?.['en'] ?? content.categoryId)],
  ['brand', null, content.brandId && (brands.get(content.brandId) ?? content.brandId)],
  ['variants', null, content.skus.map((sku) => `${variant(content, sku.values) || '–'} · ${price(sku.price) ?? '–'}`).join('\n') || null],
  ['tax_rate', null, `${content.taxRate / 100} %`],
  ['weight_grams', null, String(content.grams)],
  ['publish_at', null, content.publishAt],
  ['expires_at', null, content.expiresAt],
]

/** Compares the submission with the version that was live when it was sent, in every language. Pictures are compared by path. */
export const comparedOf = async (db: Db, { content, before }: Pick<Submission, 'content' | 'before'>): Promise<Compared[]> => {
  const both = before ? [before, content] : [content]
  const [categories, brands] = await Promise.all([
    namesOfCategories(
      db,
      both.flatMap(({ categoryId }) => categoryId ?? []),
    ),
    namesOfBrands(
      db,
      both.flatMap(({ brandId }) => brandId ?? []),
    ),
  ])
  const names = { categories, brands }
  const was = before ? said(before, names) : []
  const words = said(content, names).map(([field, lang, after], at) => ({ field, lang, before: was[at]?.[2] ?? null, after, images: null }))
  return [
    ...words.filter((each) => each.before !== null || each.after !== null),
    { field: 'images', lang: null, before: null, after: null, images: { before: before?.images ?? [], after: content.images } },
  ]
}
