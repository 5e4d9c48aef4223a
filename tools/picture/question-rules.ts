import { isTest, type House } from './read-house.ts'
import type { Rule } from './rule.ts'
import { entryTo, moduleOf } from './module-of.ts'

/** Submodules with language data alone: they query nothing and store nothing, so all code that reads a search request may use them. */
const libraries = ['catalog/search/words', 'catalog/search/terms', 'catalog/search/query']
const begins = 'server/src/modules/catalog/search/results/search-products.ts'
const maxTimes = 2

/** The files that a question comes through, by what they import to run. */
const wayOf = (house: House): string[] => {
  const seen = new Set(house.has(begins) ? [begins] : [])
  for (const path of seen)
    for (const { from, typeOnly } of house.get(path)?.imports ?? [])
      if (!typeOnly && house.has(from) && moduleOf(from) === 'catalog/search') seen.add(from)
  return [...seen]
}

/** From which rooms each room is entered on the way. */
const entered = (house: House): ReadonlyMap<string, ReadonlySet<string>> => {
  const from = new Map<string, Set<string>>()
  for (const path of wayOf(house))
    for (const { from: next, typeOnly } of house.get(path)?.imports ?? []) {
      const [here, there] = [entryTo(path), entryTo(next)]
      if (!typeOnly && here && there && here !== there && moduleOf(next) === 'catalog/search' && there !== 'catalog/search')
        from.set(there, (from.get(there) ?? new Set()).add(here))
    }
  return from
}

export const questionRules: readonly Rule[] = [
  {
    name: 'a question of the search enters no room more than twice, but for libraries of words',
    broken: (house) =>
      [...entered(house)]
        .filter(([room, by]) => !libraries.includes(room) && by.size > maxTimes)
        .map(([room, by]) => `${room} is entered from ${[...by].toSorted().join(', ')}`),
  },
  {
    name: 'a library of words asks nobody: it leans on libraries and values alone',
    broken: (house) =>
      [...house.values()]
        .filter(({ path }) => libraries.includes(entryTo(path) ?? '') && !isTest(path))
        .flatMap(({ path, imports }) =>
          imports
            .filter(({ from }) => /^server\//.test(from) && !libraries.includes(entryTo(from) ?? ''))
            .map(({ from }) => `${path} leans on ${from}`),
        ),
  },
]
