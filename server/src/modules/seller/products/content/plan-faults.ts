import { productLimits, type ProductFault } from '@plaza/contract'
import type { Content } from './content.ts'

type Known = { categories: ReadonlySet<string>; brands: ReadonlySet<string>; giftsAllowed: boolean; now: Date }
type Reason = ProductFault['reason']

const english = (content: Content): ProductFault[] => {
  const { name = '', short = '', description = '' } = content.texts.en ?? {}
  const needed = { name_en: name, short_description_en: short, description_en: description }
  return Object.entries(needed).flatMap(([field, value]) => (value === '' ? [{ field, reason: 'missing' as const }] : []))
}

const variants = ({ options, skus }: Content, giftsAllowed: boolean): ProductFault[] => {
  if (skus.length === 0) return [{ field: 'skus', reason: 'missing' }]
  if (skus.length > productLimits.skus) return [{ field: 'skus', reason: 'too_many' }]
  if (options.length === 0 && skus.length > 1) return [{ field: 'options', reason: 'missing' }]
  if (new Set(options).size < options.length) return [{ field: 'options', reason: 'twice' }]
  const seen = new Set<string>()
  return skus.flatMap(({ values, price }, at) => {
    const said = JSON.stringify(values)
    const fault = (field: string, reason: Reason): ProductFault => ({ field: `skus.${at}.${field}`, reason })
    const found = [
      ...(price === null ? [fault('price', 'missing')] : []),
      ...(price !== null && BigInt(price) === 0n && !giftsAllowed ? [fault('price', 'zero')] : []),
      ...(values.includes('') ? [fault('values', 'missing')] : []),
      ...(!values.includes('') && seen.has(said) ? [fault('values', 'twice')] : []),
    ]
    seen.add(said)
    return found
  })
}

const days = ({ publishAt, expiresAt }: Content, now: Date): ProductFault[] => {
  if (!expiresAt) return []
  const ends = Date.parse(expiresAt)
  if (ends <= now.getTime()) return [{ field: 'expires_at', reason: 'past' }]
  return publishAt && ends <= Date.parse(publishAt) ? [{ field: 'expires_at', reason: 'too_early' }] : []
}

/** The faults that prevent a review of this draft by the mall. Empty when the draft is complete. */
export const planFaults = (content: Content, { categories, brands, giftsAllowed, now }: Known): ProductFault[] => {
  const { categoryId, brandId, images } = content
  return [
    ...english(content),
    ...(categoryId === null ? [{ field: 'category_id', reason: 'missing' as const }] : []),
    ...(categoryId !== null && !categories.has(categoryId) ? [{ field: 'category_id', reason: 'unknown' as const }] : []),
    ...(brandId !== null && !brands.has(brandId) ? [{ field: 'brand_id', reason: 'unknown' as const }] : []),
    ...(images.length === 0 ? [{ field: 'images', reason: 'missing' as const }] : []),
    ...(images.length > productLimits.pictures ? [{ field: 'images', reason: 'too_many' as const }] : []),
    ...variants(content, giftsAllowed),
    ...days(content, now),
  ]
}
