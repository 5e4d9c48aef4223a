import { readIds, safeStorage } from '@plaza/web/keep'
import { createStore } from '@plaza/web/store'

/** Recommendation preferences: whether to suggest products similar to those seen, and the products excluded from suggestions, newest first. */
export type RecommendationPrefs = { suggests: boolean; leftOut: readonly string[] }
export const anyTaste: RecommendationPrefs = { suggests: true, leftOut: [] }
export const maxLeftOut = 200

export const takeBack = (recommendationPrefs: RecommendationPrefs, productId: string): RecommendationPrefs => ({
  ...recommendationPrefs,
  leftOut: recommendationPrefs.leftOut.filter((id) => id !== productId),
})

export const leaveOut = (recommendationPrefs: RecommendationPrefs, productId: string): RecommendationPrefs => ({
  ...recommendationPrefs,
  leftOut: [productId, ...takeBack(recommendationPrefs, productId).leftOut].slice(0, maxLeftOut),
})

/** Reads the stored preferences; an invalid value gives the defaults. */
export const readTaste = (text: string | null): RecommendationPrefs => {
  try {
    const recommendationPrefs: unknown = JSON.parse(text ?? '{}')
    if (typeof recommendationPrefs !== 'object' || recommendationPrefs === null) return anyTaste
    const { suggests, leftOut } = recommendationPrefs as Partial<Record<keyof RecommendationPrefs, unknown>>
    return { suggests: suggests !== false, leftOut: readIds(leftOut, maxLeftOut) }
  } catch {
    return anyTaste
  }
}

/** Storage of the preferences: on this device only. */
export type TasteKeep = { read: () => RecommendationPrefs; write: (recommendationPrefs: RecommendationPrefs) => void }

const storageKey = 'taste'
const onThisDevice: TasteKeep = {
  read: () => readTaste(safeStorage.read(storageKey)),
  write: (recommendationPrefs) => safeStorage.write(storageKey, JSON.stringify(recommendationPrefs)),
}

export const createTaste = (keep: TasteKeep = onThisDevice) => {
  const store = createStore<RecommendationPrefs>(keep.read(), anyTaste)
  const become = (recommendationPrefs: RecommendationPrefs) => {
    store.set(recommendationPrefs)
    keep.write(recommendationPrefs)
  }
  return {
    ...store,
    readAnew: () => store.set(keep.read()),
    suggest: (suggests: boolean) => become({ ...store.current(), suggests }),
    leaveOut: (productId: string) => become(leaveOut(store.current(), productId)),
    takeBack: (productId: string) => become(takeBack(store.current(), productId)),
    takeAllBack: () => become({ ...store.current(), leftOut: [] }),
    forget: () => become(anyTaste),
  }
}

export const recommendationPrefs = createTaste()
safeStorage.follow(storageKey, recommendationPrefs.readAnew)
