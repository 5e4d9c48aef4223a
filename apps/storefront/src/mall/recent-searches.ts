import { safeStorage } from '@plaza/web/keep'
import { createStore } from '@plaza/web/store'
import { cleanQuery } from './query-text.ts'

export const maxRecent = 8

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

export const withoutSearch = (recent: readonly string[], words: string): readonly string[] => recent.filter((each) => !isSame(each, words))

/** Adds a search to the list: newest first, without duplicates regardless of case, eight at most. */
export const withSearch = (recent: readonly string[], words: string): readonly string[] =>
  words === '' ? recent : [words, ...withoutSearch(recent, words)].slice(0, maxRecent)

/** Reads the stored searches; invalid entries are left out. */
export const readRecent = (text: string | null): readonly string[] => {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(list)) return []
    const words = list.filter((each): each is string => typeof each === 'string').map(cleanQuery)
    return words.reduceRight<readonly string[]>(withSearch, [])
  } catch {
    return []
  }
}

const storageKey = 'recent-searches'
const read = () => readRecent(safeStorage.read(storageKey))
const store = createStore(read(), [])
safeStorage.follow(storageKey, () => store.set(read()))
const set = (recent: readonly string[]) => {
  store.set(recent)
  safeStorage.write(storageKey, JSON.stringify(recent))
}

/** Recent searches, stored on this device only. */
export const recentSearches = {
  ...store,
  add: (words: string) => set(withSearch(store.current(), words)),
  remove: (words: string) => set(withoutSearch(store.current(), words)),
  clear: () => set([]),
}
