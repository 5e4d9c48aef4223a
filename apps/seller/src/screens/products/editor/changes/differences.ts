import type { ProductContent } from '@plaza/contract'
import { type Language, htmlLanguages, languages } from '@plaza/values'

export type Difference = {
  key: string
  what: 'name' | 'short' | 'description' | 'category' | 'brand' | 'pictures' | 'price' | 'taxRate' | 'weight'
  /** The language that it is written in; the others are of all languages. */
  lang: Language | null
  /** Which variant, where it is a price. */
  of: string
  live: string | readonly string[]
  asked: string | readonly string[]
}
type NameOf = (category: NonNullable<ProductContent['category']>) => string

const fieldsOf = { name: 'name', short: 'short_description', description: 'description' } as const

/** A product as its shop wrote it beside what shoppers see, field by field. */
export const differencesOf = (live: ProductContent, asked: ProductContent, nameOf: NameOf): Difference[] => {
  const texts = languages.flatMap((lang) =>
    (['name', 'short', 'description'] as const).map((what): Difference => {
      const field = `${fieldsOf[what]}_${lang}` as const
      return { key: field, what, lang, of: '', live: live[field] ?? '', asked: asked[field] ?? '' }
    }),
  )
  const priceIn = (content: ProductContent, variant: string) =>
    content.skus.find(({ values }) => values.join(' · ') === variant)?.price ?? ''
  const variants = [...new Set([...live.skus, ...asked.skus].map(({ values }) => values.join(' · ')))]
  const whole = (what: Difference['what'], read: (content: ProductContent) => string | readonly string[]): Difference => ({
    ...{ key: what, what, lang: null, of: '' },
    live: read(live),
    asked: read(asked),
  })
  return [
    ...texts,
    whole('category', ({ category }) => (category ? nameOf(category) : '')),
    whole('brand', ({ brand }) => brand?.name ?? ''),
    whole('pictures', ({ images }) => images),
    ...variants.map((variant) => ({ ...whole('price', (content) => priceIn(content, variant)), key: `price ${variant}`, of: variant })),
    whole('taxRate', (content) => `${Number(content.tax_rate)} %`),
    whole('weight', (content) => `${content.weight_grams} g`),
  ]
}

export const isAnother = ({ live, asked }: Pick<Difference, 'live' | 'asked'>): boolean => String(live) !== String(asked)
export const htmlOf = ({ lang }: Difference): string | undefined => (lang === null ? undefined : htmlLanguages[lang])
