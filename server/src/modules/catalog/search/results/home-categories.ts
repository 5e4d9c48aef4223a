import type { CategoryTree } from '../indexer/known-headings.ts'
import { keyOfWritten, keysOf, saysHowItIs, saysWhatFor } from '../query/same-words.ts'
import type { SearchWord } from '../terms/terms.ts'

const stored = new WeakMap<CategoryTree, ReadonlyMap<string, readonly number[]>>()

/** Separators between the parts of a category name that lists several objects. */
const between = /\s*[,、・·&/]\s*|\s+(?:and|y|e)\s+|[与與和及]|และ/

/** Categories by name, computed once per cached tree. */
const byName = (tree: CategoryTree): ReadonlyMap<string, readonly number[]> => {
  const known = stored.get(tree)
  if (known) return known
  const read = new Map<string, number[]>()
  for (const [id, { names }] of tree.byId) {
    for (const key of new Set(Object.values(names).flatMap((name) => [name, ...name.split(between)].map(keyOfWritten))))
      read.set(key, [...(read.get(key) ?? []), id])
  }
  stored.set(tree, read)
  return read
}

const branchOf = (tree: CategoryTree, id: number): number[] => [id, ...tree.childrenOf(id).flatMap((child) => branchOf(tree, child))]

/**
 * The categories named in the search, with all their descendants. A matching product in these categories is the object itself; a match elsewhere is
 * only an accessory. Properties and purposes do not name a category.
 */
export const homeCategories = (tree: CategoryTree, words: readonly SearchWord[]): ReadonlySet<number> => {
  const things = words.filter((word) => !saysHowItIs(word) && !saysWhatFor(word))
  const known = things.filter(({ others }) => others)
  const named = byName(tree)
  const called = (known.length > 0 ? known : things).flatMap(keysOf).flatMap((key) => named.get(key) ?? [])
  return new Set([...new Set(called)].flatMap((id) => branchOf(tree, id)))
}
