import type { CategoryTree } from '../indexer/known-headings.ts'
import { keyOfWritten, keysOf, saysHowItIs, saysWhatFor } from '../query/same-words.ts'
import type { AskedWord } from '../terms/terms.ts'

const stored = new WeakMap<CategoryTree, ReadonlyMap<string, readonly number[]>>()

/** Between the things that a category is called by. */
const between = /\s*[,、・·&/]\s*|\s+(?:and|y|e)\s+|[与與和及]|และ/

/** Categories by what they are called, read once for as long as the tree is kept. */
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
 * The categories that are called by what is asked for, with all below them: of things with a word in their names, those are at home there, and
 * others only go with it. What a thing is like, or for, says nothing of where it is at home.
 */
export const homeCategories = (tree: CategoryTree, words: readonly AskedWord[]): ReadonlySet<number> => {
  const things = words.filter((word) => !saysHowItIs(word) && !saysWhatFor(word))
  const known = things.filter(({ others }) => others)
  const named = byName(tree)
  const called = (known.length > 0 ? known : things).flatMap(keysOf).flatMap((key) => named.get(key) ?? [])
  return new Set([...new Set(called)].flatMap((id) => branchOf(tree, id)))
}
