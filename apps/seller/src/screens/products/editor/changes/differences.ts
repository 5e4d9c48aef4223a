import type { ProductContent } from '@plaza/contract'
import { type Language, htmlLanguages, languages } from '@plaza/values'
import { type NameOf, valuesOf } from '../draft.ts'

export type Difference = {
  key: string
  what: 'name' | 'short' | 'description' | 'category' | 'brand' | 'pictures' | 'price' | 'taxRate' | 'weight' | 'optionWords'
  /** Language of the changed text; null if the field is the same in every language. */
  lang: Language | null
  /** Variant whose price differs; empty for other fields. */
  of: string
  live: string | readonly string[]
  proposed: string | readonly string[]
}

const fieldsOf = { name: 'name', short: 'short_description', description: 'description' } as const

/** The shop's own names for options and values, in one language. */
const wordsIn = ({ option_words: words }: ProductContent, lang: Language): string =>
  words
    .flatMap((word) =>
      !word.by_mall && lang !== 'en' && word[`name_${lang}`] ? [`${word.value || word.option}: ${word[`name_${lang}`]}`] : [],
    )
    .join(', ')

/** Compares the shop's edited version of a product with the published version, field by field. */
export const differencesOf = (live: ProductContent, proposed: ProductContent, nameOf: NameOf): Difference[] => {
  const texts = languages.flatMap((lang) =>
    (['name', 'short', 'description'] as const).map((what): Difference => {
      const field = `${fieldsOf[what]}_${lang}` as const
      return { key: field, what, lang, of: '', live: live[field] ?? '', proposed: proposed[field] ?? '' }
    }),
  )
  const variantOf = (content: ProductContent, sku: ProductContent['skus'][number]) => valuesOf(content, sku, nameOf).join(' · ')
  const priceIn = (content: ProductContent, variant: string) => content.skus.find((sku) => variantOf(content, sku) === variant)?.price ?? ''
  const variants = [...new Set([live, proposed].flatMap((content) => content.skus.map((sku) => variantOf(content, sku))))]
  const optionWords = languages.map((lang): Difference => ({
    ...{ key: `option_words_${lang}`, what: 'optionWords', lang, of: '' },
    live: wordsIn(live, lang),
    proposed: wordsIn(proposed, lang),
  }))
  const whole = (what: Difference['what'], read: (content: ProductContent) => string | readonly string[]): Difference => ({
    ...{ key: what, what, lang: null, of: '' },
    live: read(live),
    proposed: read(proposed),
  })
  return [
    ...texts,
    ...optionWords,
    whole('category', ({ category }) => (category ? nameOf(category) : '')),
    whole('brand', ({ brand }) => brand?.name ?? ''),
    whole('pictures', ({ images }) => images),
    ...variants.map((variant) => ({ ...whole('price', (content) => priceIn(content, variant)), key: `price ${variant}`, of: variant })),
    whole('taxRate', (content) => `${Number(content.tax_rate)} %`),
    whole('weight', (content) => `${content.weight_grams} g`),
  ]
}

export const isAnother = ({ live, proposed }: Pick<Difference, 'live' | 'proposed'>): boolean => String(live) !== String(proposed)
export const htmlOf = ({ lang }: Difference): string | undefined => (lang === null ? undefined : htmlLanguages[lang])
