import type { Language } from '@plaza/values'
import type { Content, ContentSku } from '../content/content.ts'

/** A file's changes to a product. Fields that are missing in the file stay unchanged. */
export type Patch = {
  code?: string
  texts: Partial<Record<Language, Partial<{ name: string; short: string; description: string }>>>
  content: Partial<Pick<Content, 'categoryId' | 'brandId' | 'images' | 'taxRate' | 'grams' | 'publishAt' | 'expiresAt'>>
  options?: string[]
  skus: { id: string | null; values: string[]; price?: string | null; image?: string | null }[]
}

const empty: Content = {
  texts: {},
  categoryId: null,
  brandId: null,
  images: [],
  options: [],
  skus: [],
  taxRate: 0,
  grams: 500,
  publishAt: null,
  expiresAt: null,
}
const blank = { name: '', short: '', description: '' }
const key = (values: readonly string[]) => JSON.stringify(values)
const knownSku = (known: readonly ContentSku[], wanted: Patch['skus'][number]) =>
  known.find(({ id }) => id !== null && id === wanted.id) ?? known.find(({ values }) => key(values) === key(wanted.values))

/** Sorts variants: existing ones in their previous order, then new ones. */
const inOrder = (before: readonly ContentSku[], skus: readonly ContentSku[]): ContentSku[] => {
  const rank = ({ id, values }: ContentSku) => {
    const at = before.findIndex((each) => (id === null ? key(each.values) === key(values) : each.id === id))
    return at === -1 ? before.length : at
  }
  return skus.toSorted((a, b) => rank(a) - rank(b))
}

type PatchSku = Patch['skus'][number]
const patched = (known: ContentSku | undefined, { values, price, image }: PatchSku): ContentSku => ({
  id: known?.id ?? null,
  values,
  price: price === undefined ? (known?.price ?? null) : price,
  image: image === undefined ? (known?.image ?? null) : image,
})

/** Applies a file without option columns: each line changes the variant that it names, or all variants. */
const withoutOptions = (was: readonly ContentSku[], skus: readonly PatchSku[]): ContentSku[] => {
  if (was.length === 0) return skus.slice(0, 1).map((sku) => patched(undefined, sku))
  return was.map((known) =>
    skus
      .filter(({ id }) => id === null || id === known.id)
      .reduce<ContentSku>((present, sku) => patched(present, { ...sku, values: present.values }), known),
  )
}

/** Applies the changes of a file to a product. Variants that the file does not name stay unchanged. */
export const applyPatch = (before: Content | null, { texts, content, options, skus }: Patch): Content => {
  const was = before ?? empty
  const langs = new Set([...Object.keys(was.texts), ...Object.keys(texts)]) as Set<Language>
  const merged = [...langs].map((lang) => [lang, { ...blank, ...was.texts[lang], ...texts[lang] }] as const)
  const named = new Set(skus.flatMap((sku) => knownSku(was.skus, sku) ?? []))
  const stays = options !== undefined && key(options) === key(was.options) ? was.skus.filter((sku) => !named.has(sku)) : []
  return {
    ...was,
    ...content,
    texts: Object.fromEntries(merged.filter(([, { name, short, description }]) => name || short || description)),
    options: options ?? was.options,
    skus:
      options === undefined
        ? withoutOptions(was.skus, skus)
        : inOrder(was.skus, [...stays, ...skus.map((sku) => patched(knownSku(was.skus, sku), sku))]),
  }
}
