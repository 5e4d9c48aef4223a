import { posix } from 'node:path'
import { entryTo, fileOfEntry, moduleOf } from './module-of.ts'
import { isTest, type SourceFiles, type SourceFile } from './read-house.ts'
import type { Rule } from './rule.ts'

const statement = /^(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'(\.[^']+)'/gm
const whole = /^(?:import|export)\s+\*\s+(?:as\s+\w+\s+)?from\s+'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'/gm
const namesIn = (list: string): [name: string, as: string][] =>
  list
    .split(',')
    .map((each) => each.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((each) => {
      const [name = '', as = name] = each.split(/\s+as\s+/)
      return [name, as]
    })

const resolved = (file: SourceFile, from: string) => posix.normalize(posix.join(posix.dirname(file.path), from))
const isEntry = (path: string) => entryTo(path) !== undefined && path === fileOfEntry(entryTo(path) ?? '')

/** The names that an index.ts exports. */
const exportedBy = ({ text }: SourceFile): string[] => [
  ...[...text.matchAll(/^export\s+(?:type\s+)?\{([^}]*)\}/gm)].flatMap(([, list = '']) => namesIn(list).map(([, as]) => as)),
  ...[...text.matchAll(/^export\s+(?:async\s+)?(?:const|function|class|type|interface)\s+(\w+)/gm)].map(([, name = '']) => name),
]

/** The names that files outside a folder import from its index.ts, keyed by index.ts. `*` stands for all names. */
const takenFrom = (sources: SourceFiles): ReadonlyMap<string, ReadonlySet<string>> => {
  const taken = new Map<string, Set<string>>()
  const take = (path: string, name: string) => taken.set(path, (taken.get(path) ?? new Set()).add(name))
  for (const file of sources.values()) {
    for (const [, list = '', from = ''] of file.text.matchAll(statement)) {
      const path = resolved(file, from)
      if (isEntry(path) && entryTo(file.path) !== entryTo(path)) for (const [name] of namesIn(list)) take(path, name)
    }
    for (const [, from, lazy] of file.text.matchAll(whole)) {
      const path = resolved(file, from ?? lazy ?? '')
      if (isEntry(path)) take(path, '*')
    }
  }
  return taken
}

export const exportRules: readonly Rule[] = [
  {
    name: 'an index.ts exports only names that files outside its folder import',
    broken: (sources) => {
      const taken = takenFrom(sources)
      return [...sources.values()]
        .filter(({ path }) => isEntry(path) && !isTest(path))
        .flatMap((file) => {
          const used = taken.get(file.path) ?? new Set()
          return used.has('*')
            ? []
            : exportedBy(file)
                .filter((name) => !used.has(name))
                .map((name) => `${file.path} exports ${name}, which nobody imports`)
        })
    },
  },
  {
    name: 'routes, schedules and event handlers are reached through module.ts alone',
    broken: (sources) =>
      [...sources.values()]
        .filter(({ path }) => isEntry(path) && path.split('/').length === 6)
        .flatMap((file) =>
          exportedBy(file)
            .filter((name) => /(?:Routes|Timers|Listeners|Doors?|Jobs|Errands)$/.test(name) && !/^[A-Z]/.test(name))
            .map((name) => `${file.path} exports ${name}`),
        ),
  },
  {
    name: 'a manifest names its own folder',
    broken: (sources) =>
      [...sources.values()]
        .filter(({ path }) => moduleOf(path) !== undefined && path.endsWith('/module.ts'))
        .filter(({ path, text }) => !text.includes(`name: '${moduleOf(path)}'`))
        .map(({ path }) => `${path} names another module`),
  },
]
