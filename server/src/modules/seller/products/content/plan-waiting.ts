import { languages } from '@plaza/values'
import { type Content, contentTexts } from './content.ts'

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const skuKey = ({ id, values }: Content['skus'][number]) => id ?? JSON.stringify(values)
const namesIn = (content: Content) => languages.map((lang) => content.texts[lang]?.name ?? '')

/** True if a variant has a picture that the live product does not show anywhere. */
const newSkuPictures = (live: Content, wanted: Content): boolean => {
  const seen = new Set([...live.images, ...live.skus.map(({ image }) => image)])
  return wanted.skus.some(({ image }) => image !== null && !seen.has(image))
}

/** The changes in a live product's draft that need the mall's approval: name, category, brand and pictures. */
export const planWaiting = (live: Content, wanted: Content): string[] => {
  const was = namesIn(live)
  const names = languages.filter((_, at) => was[at] !== namesIn(wanted)[at]).map((lang) => `name_${lang}`)
  return [
    ...names,
    ...(live.categoryId === wanted.categoryId ? [] : ['category_id']),
    ...(live.brandId === wanted.brandId ? [] : ['brand_id']),
    ...(same(live.images, wanted.images) && !newSkuPictures(live, wanted) ? [] : ['images']),
  ]
}

/** The draft of a live product with only the changes that need no approval. The other fields keep their live values. */
export const planAtOnce = (live: Content, wanted: Content): Content => {
  const seen = new Set([...live.images, ...live.skus.map(({ image }) => image)])
  const pictures = new Map(live.skus.map((sku) => [skuKey(sku), sku.image]))
  const names = contentTexts(live, 'name')
  const texts = languages.map((lang) => {
    const { short = '', description = '' } = wanted.texts[lang] ?? {}
    return [lang, { name: names[lang] ?? '', short, description }] as const
  })
  return {
    ...wanted,
    texts: Object.fromEntries(texts.filter(([, { name, short, description }]) => name || short || description)),
    categoryId: live.categoryId,
    brandId: live.brandId,
    images: live.images,
    skus: wanted.skus.map((sku) => ({ ...sku, image: seen.has(sku.image) ? sku.image : (pictures.get(skuKey(sku)) ?? null) })),
  }
}

/** The live content after approval. Approved fields come from the submission; all others keep their current live values. */
export const planApproved = (live: Content, sent: Content): Content => {
  const pictures = new Map(sent.skus.map((sku) => [JSON.stringify(sku.values), sku.image]))
  const names = contentTexts(sent, 'name')
  const texts = languages.map((lang) => {
    const { short = '', description = '' } = live.texts[lang] ?? {}
    return [lang, { name: names[lang] ?? '', short, description }] as const
  })
  return {
    ...live,
    texts: Object.fromEntries(texts.filter(([, { name, short, description }]) => name || short || description)),
    categoryId: sent.categoryId,
    brandId: sent.brandId,
    images: sent.images,
    skus: live.skus.map((sku) => ({ ...sku, image: pictures.get(JSON.stringify(sku.values)) ?? sku.image })),
  }
}
