import type { ProductContent, ShopProduct } from '@plaza/contract'
import { type Language, type Localized, languages } from '@plaza/values'
import { withPoint } from '@plaza/web/form'

export type DraftText = { name: string; short: string; description: string }
export type DraftSku = { id: string | null; values: readonly string[]; price: string; image: string | null; left: number | null }
/** Returns a localized name in the reader's language. */
export type NameOf = (named: Localized<'name'>) => string
export type Names = Readonly<Partial<Record<Language, string>>>
/** Translations of an option or value. The shop cannot change translations by the mall. */
export type DraftWords = { names: Names; byMall: boolean }
export type DraftOption = {
  name: string
  words?: DraftWords
  values: readonly string[]
  /** Translations, keyed by option value. */
  valueWords?: Readonly<Record<string, DraftWords>>
}
/** A product as the values of the editor's fields. */
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
  /** `publishAt` and `expiresAt` have the format of the browser's date field, in the user's local time. */
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
/** A time in the browser's time zone: `2026-11-22T09:30`. */
export const localOf = (at: string | null): string => {
  if (!at) return ''
  const date = new Date(at)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`
}
const momentOf = (local: string): string => (local === '' ? '' : new Date(local).toISOString())

/** All languages except English: shops type option names and values in English. */
export const others = languages.filter((lang) => lang !== 'en')

const wordOf = ({ option_words: words }: ProductContent, option: string, value = '') =>
  words.find((word) => word.option === option && word.value === value)
type Word = ReturnType<typeof wordOf>
const draftWords = (word: Word): DraftWords | undefined =>
  word && {
    names: Object.fromEntries(others.flatMap((lang) => (word[`name_${lang}`] ? [[lang, word[`name_${lang}`]]] : []))),
    byMall: word.by_mall,
  }
/** Option names and values that the mall has translated appear in the seller's language. The server recognizes them by their name in any language. */
const saidAs = (key: string, word: Word, nameOf: NameOf): string => (word?.by_mall && nameOf(word)) || key
/** Option values of a variant, as shown to the reader. */
export const valuesOf = (content: ProductContent, { values }: Pick<ProductContent['skus'][number], 'values'>, nameOf: NameOf): string[] =>
  values.map((value, at) => saidAs(value, wordOf(content, content.options[at] ?? '', value), nameOf))

const optionOf = (content: ProductContent, option: string, at: number, nameOf: NameOf): DraftOption => {
  const keys = [...new Set(content.skus.map(({ values }) => values[at] ?? ''))]
  const named = keys.map((key) => ({ key, word: wordOf(content, option, key) }))
  const [own, words] = [wordOf(content, option), draftWords(wordOf(content, option))]
  return {
    name: saidAs(option, own, nameOf),
    ...(words && { words }),
    values: named.map(({ key, word }) => saidAs(key, word, nameOf)),
    valueWords: Object.fromEntries(
      named.flatMap(({ key, word }) => {
        const said = draftWords(word)
        return said ? [[saidAs(key, word, nameOf), said]] : []
      }),
    ),
  }
}

export const draftOf = ({ content, code }: Pick<ShopProduct, 'content' | 'code'>, nameOf: NameOf): Draft => ({
  code: code ?? '',
  texts: textsOf((lang) => ({
    name: content[`name_${lang}`] ?? '',
    short: content[`short_description_${lang}`] ?? '',
    description: content[`description_${lang}`] ?? '',
  })),
  category: content.category && { id: content.category.id, name: nameOf(content.category) },
  brand: content.brand,
  images: content.images,
  options: content.options.map((option, at) => optionOf(content, option, at, nameOf)),
  skus:
    content.skus.length === 0
      ? emptyDraft.skus
      : content.skus.map(({ id, price, image, items_left: left, ...sku }) => ({
          ...{ id, price: price ?? '', image, left },
          values: valuesOf(content, sku, nameOf),
        })),
  taxRate: String(Number(content.tax_rate)),
  grams: String(content.weight_grams),
  publishAt: localOf(content.publish_at),
  expiresAt: localOf(content.expires_at),
})

const sum = /^(0|[1-9][0-9]{0,11})(\.[0-9]{1,2})?$/
const rate = /^(100(\.0{1,2})?|[0-9]{1,2}(\.[0-9]{1,2})?)$/

export type OwnFault = { field: string; reason: 'money' | 'number' }
/** Values that the server could not parse. The server checks all other values. */
export const unreadable = ({ skus, taxRate, grams }: Draft): OwnFault[] => [
  ...skus.flatMap(({ price }, at): OwnFault[] =>
    price === '' || sum.test(withPoint(price)) ? [] : [{ field: `skus.${at}.price`, reason: 'money' }],
  ),
  ...(taxRate === '' || rate.test(withPoint(taxRate)) ? [] : [{ field: 'tax_rate', reason: 'number' as const }]),
  ...(/^([1-9][0-9]{0,5}|1000000)$/.test(grams.trim()) ? [] : [{ field: 'weight_grams', reason: 'number' as const }]),
]

const inFields = (names: Names) =>
  Object.fromEntries(languages.map((lang) => [`name_${lang}`, names[lang] ?? ''])) as Record<`name_${Language}`, string>
const keyOf = ({ name }: DraftOption, at: number) => name.trim() || `Option ${at + 1}`
const wordsOf = ({ words, values, valueWords }: DraftOption, option: string) =>
  [{ value: '', words }, ...values.map((value) => ({ value, words: valueWords?.[value] }))].flatMap(({ value, words: said }) =>
    said && !said.byMall ? [{ option, value, ...inFields(said.names) }] : [],
  )

/** Fields of the save request. An unreadable price is omitted, so that all other fields are still saved. */
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
    // A variant has one value for each option that has values, so options without values are left out.
    options: options.flatMap((option, at) => (option.values.length > 0 ? [keyOf(option, at)] : [])),
    option_words: options.flatMap((option, at) => (option.values.length > 0 ? wordsOf(option, keyOf(option, at)) : [])),
    skus: skus.map(({ id, values, price, image }, at) => ({
      id: id ?? '',
      values: [...values],
      price: wrong.has(`skus.${at}.price`) ? '' : withPoint(price),
      image: image ?? '',
    })),
    tax_rate: wrong.has('tax_rate') ? '' : withPoint(taxRate),
    weight_grams: wrong.has('weight_grams') ? '' : grams.trim(),
    publish_at: momentOf(draft.publishAt),
    expires_at: momentOf(draft.expiresAt),
  }
}

/** How many of the three texts of a language are filled. */
export const filledIn = ({ name, short, description }: DraftText): number =>
  [name, short, description].filter((text) => text.trim() !== '').length
