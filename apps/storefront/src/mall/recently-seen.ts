import { type Localized, languages } from '@plaza/values'
import { safeStorage } from '@plaza/web/keep'
import { createStore } from '@plaza/web/store'

/** Data stored about a seen product: enough for the user to recognize it. The price is omitted because it may change. */
export type SeenProduct = Localized<'name'> & { id: string; image: string | null; tint: number }

export const maxSeen = 30

const rememberable = (product: SeenProduct): SeenProduct => {
  const names = languages
    .map((language) => [`name_${language}`, product[`name_${language}`]] as const)
    .filter(([, name]) => name !== undefined)
  return { id: product.id, image: product.image, tint: product.tint, ...(Object.fromEntries(names) as Localized<'name'>) }
}

/** Adds a product to the list: newest first, without duplicates, thirty at most. */
export const seeProduct = (seen: readonly SeenProduct[], product: SeenProduct): readonly SeenProduct[] =>
  [rememberable(product), ...seen.filter(({ id }) => id !== product.id)].slice(0, maxSeen)

/** Seen products, without the product of the current page. */
export const seenBefore = (seen: readonly SeenProduct[], presentId: string): readonly SeenProduct[] =>
  seen.filter(({ id }) => id !== presentId)

const isSeen = (value: unknown): value is SeenProduct => {
  if (typeof value !== 'object' || value === null) return false
  const { id, image, tint, name_en } = value as Partial<Record<keyof SeenProduct, unknown>>
  return (
    typeof id === 'string' &&
    (image === null || typeof image === 'string') &&
    typeof tint === 'number' &&
    (name_en === undefined || typeof name_en === 'string')
  )
}

/** Reads the stored products; invalid entries are left out. */
export const readSeen = (text: string | null): readonly SeenProduct[] => {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter(isSeen).slice(0, maxSeen) : []
  } catch {
    return []
  }
}

const storageKey = 'recently-seen'
const read = () => readSeen(safeStorage.read(storageKey))
const store = createStore(read(), [])
safeStorage.follow(storageKey, () => store.set(read()))

/** Recently seen products, stored on this device for the current user only. */
export const recentlySeen = {
  ...store,
  see(product: SeenProduct) {
    store.set(seeProduct(store.current(), product))
    safeStorage.write(storageKey, JSON.stringify(store.current()))
  },
  forget() {
    store.set([])
    safeStorage.forget(storageKey)
  },
}
