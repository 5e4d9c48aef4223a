import { isTest, type SourceFiles } from './read-house.ts'
import type { Rule } from './rule.ts'
import { entryTo, moduleOf } from './module-of.ts'

/** Submodules that contain only language data. They query and store nothing, so all code that reads a search request may use them. */
const libraries = ['catalog/search/words', 'catalog/search/terms', 'catalog/search/query']
const begins = 'server/src/modules/catalog/search/results/search-products.ts'
const maxTimes = 2

/** The files that run for a search request, found by following imports. */
const questionFiles = (sources: SourceFiles): string[] => {
  const seen = new Set(sources.has(begins) ? [begins] : [])
  for (const path of seen)
    for (const { from, typeOnly } of sources.get(path)?.imports ?? [])
      if (!typeOnly && sources.has(from) && moduleOf(from) === 'catalog/search') seen.add(from)
  return [...seen]
}

/** For each submodule of search, the submodules that import it during a search request. */
const entered = (sources: SourceFiles): ReadonlyMap<string, ReadonlySet<string>> => {
  const from = new Map<string, Set<string>>()
  for (const path of questionFiles(sources))
    for (const { from: next, typeOnly } of sources.get(path)?.imports ?? []) {
      const [here, there] = [entryTo(path), entryTo(next)]
      if (!typeOnly && here && there && here !== there && moduleOf(next) === 'catalog/search' && there !== 'catalog/search')
        from.set(there, (from.get(there) ?? new Set()).add(here))
    }
  return from
}

export const questionRules: readonly Rule[] = [
  {
    name: 'a question of the search enters no room more than twice, but for libraries of words',
    broken: (sources) =>
      [...entered(sources)]
        .filter(([submodule, by]) => !libraries.includes(submodule) && by.size > maxTimes)
        .map(([submodule, by]) => `${submodule} is entered from ${[...by].toSorted().join(', ')}`),
  },
  {
    name: 'a library of words asks nobody: it leans on libraries and values alone',
    broken: (sources) =>
      [...sources.values()]
        .filter(({ path }) => libraries.includes(entryTo(path) ?? '') && !isTest(path))
        .flatMap(({ path, imports }) =>
          imports
            .filter(({ from }) => /^server\//.test(from) && !libraries.includes(entryTo(from) ?? ''))
            .map(({ from }) => `${path} leans on ${from}`),
        ),
  },
]
