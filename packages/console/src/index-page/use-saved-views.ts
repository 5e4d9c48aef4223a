import { safeStorage, ownName } from '@plaza/web/keep'
import { useState } from 'react'

/** A saved view: its name, and the list's state as in `IndexAddress.said`. */
export type SavedView = { name: string; said: string }

const maxViews = 12
const isSaved = (each: unknown): each is SavedView => {
  const { name, said } = (each ?? {}) as Partial<SavedView>
  return typeof name === 'string' && name !== '' && typeof said === 'string'
}
/** Reads the saved views. Invalid entries are dropped. */
const read = (storageKey: string): readonly SavedView[] => {
  try {
    const list: unknown = JSON.parse(safeStorage.read(storageKey) ?? '[]')
    return Array.isArray(list) ? list.filter(isSaved).slice(0, maxViews) : []
  } catch {
    return []
  }
}

/** The views of a list that its reader has saved on this device, until they log out. */
export const useSavedViews = (list: string) => {
  const storageKey = ownName(`views.${list}`)
  const [saved, setSaved] = useState(() => read(storageKey))
  const keep = (next: readonly SavedView[]) => {
    safeStorage.write(storageKey, JSON.stringify(next))
    setSaved(next)
  }
  return {
    saved,
    /** Replaces a saved view of the same name. */
    save: (view: SavedView) => keep([...saved.filter(({ name }) => name !== view.name), view].slice(-maxViews)),
    remove: (gone: SavedView) => keep(saved.filter(({ name }) => name !== gone.name)),
  }
}
