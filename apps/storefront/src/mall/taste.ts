import { readIds, kept } from '@plaza/web/keep'
import { createStore } from '@plaza/web/store'

/** Recommendation preferences: whether to suggest products similar to those seen, and the products left out, newest first. */
export type Taste = { suggests: boolean; leftOut: readonly string[] }
export const anyTaste: Taste = { suggests: true, leftOut: [] }
export const maxLeftOut = 200

export const takeBack = (taste: Taste, productId: string): Taste => ({
  ...taste,
  leftOut: taste.leftOut.filter((id) => id !== productId),
})

export const leaveOut = (taste: Taste, productId: string): Taste => ({
  ...taste,
  leftOut: [productId, ...takeBack(taste, productId).leftOut].slice(0, maxLeftOut),
})

/** Reads the stored preferences; an invalid value means the defaults. */
export const readTaste = (text: string | null): Taste => {
  try {
    const taste: unknown = JSON.parse(text ?? '{}')
    if (typeof taste !== 'object' || taste === null) return anyTaste
    const { suggests, leftOut } = taste as Partial<Record<keyof Taste, unknown>>
    return { suggests: suggests !== false, leftOut: readIds(leftOut, maxLeftOut) }
  } catch {
    return anyTaste
  }
}

/** Where it is kept: on this device and nowhere else. */
export type TasteKeep = { read: () => Taste; write: (taste: Taste) => void }

const keptAs = 'taste'
const onThisDevice: TasteKeep = {
  read: () => readTaste(kept.read(keptAs)),
  write: (taste) => kept.write(keptAs, JSON.stringify(taste)),
}

export const createTaste = (keep: TasteKeep = onThisDevice) => {
  const store = createStore<Taste>(keep.read(), anyTaste)
  const become = (taste: Taste) => {
    store.set(taste)
    keep.write(taste)
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

export const taste = createTaste()
kept.follow(keptAs, taste.readAnew)
