import { posix } from 'node:path'
import { isTest, type SourceFiles, type SourceFile } from './read-house.ts'
import type { Rule } from './rule.ts'
import { moduleOf } from './module-of.ts'

const publishedHere = /\bpublish\(\s*\w+,\s*'([a-z_.]+)'/g
const handledHere = /\beventHandler\(\s*'([a-z_.]+)'/g
const madeHere = /\beventHandler\(/g
const opensEntries = /^import\s+(?!type\b)(?:[\w*{}\s,$]+?)\s+from\s+'([^']+\/index\.ts)'/gm
const importedNames = /\{([^}]*)\}/

const found = (text: string, what: RegExp): string[] => [...text.matchAll(what)].map((match) => match[1] ?? '')
const inModules = (sources: SourceFiles): SourceFile[] =>
  [...sources.values()].filter(({ path }) => moduleOf(path) !== undefined && !isTest(path))
const namesIn = (statement: string): string[] =>
  (importedNames.exec(statement)?.[1] ?? 'everything')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('type '))
    .map((each) => each.split(/\s+as\s+/)[0] ?? '')

const anyImport = /^(?:import|export)\s+(?!type\b)(?:[\w*{}\s,$]+?)\s+from\s+'(\.[^']+)'/gm

/** The file that defines a name, if an index.ts of the same module exports it. */
const definedIn = (sources: SourceFiles, index: SourceFile, name: string): SourceFile | undefined => {
  const line = [...index.text.matchAll(anyImport)].find(([statement]) => namesIn(statement).includes(name))
  return line && sources.get(posix.normalize(posix.join(posix.dirname(index.path), line[1] ?? '')))
}

/** The files of its own module that a file loads. For an index.ts, only the files behind the imported names count. */
const loadedBy = (sources: SourceFiles, file: SourceFile): SourceFile[] =>
  [...file.text.matchAll(anyImport)].flatMap(([statement, from = '']) => {
    const next = sources.get(posix.normalize(posix.join(posix.dirname(file.path), from)))
    if (!next || moduleOf(next.path) !== moduleOf(file.path)) return []
    if (!next.path.endsWith('/index.ts')) return [next]
    return namesIn(statement).flatMap((name) => definedIn(sources, next, name) ?? next)
  })

/** A file and all files that it loads within its module. An event handler runs code in these files. */
const reached = (sources: SourceFiles, from: SourceFile): SourceFile[] => {
  const seen = new Map([[from.path, from]])
  for (const each of seen.values()) for (const next of loadedBy(sources, each)) if (!seen.has(next.path)) seen.set(next.path, next)
  return [...seen.values()]
}

/** The names that a file imports from the index files of other modules. */
const takenAtEntries = (file: SourceFile): { name: string; entry: string }[] =>
  [...file.text.matchAll(opensEntries)].flatMap(([statement, from = '']) => {
    const entry = posix.normalize(posix.join(posix.dirname(file.path), from))
    const other = moduleOf(entry)
    return other === undefined || other === moduleOf(file.path) ? [] : namesIn(statement).map((name) => ({ name, entry }))
  })

/** A function that takes a `Tx` writes; any other function reads. */
const isCommand = (sources: SourceFiles, module: string, name: string): boolean =>
  inModules(sources).some(
    ({ path, text }) =>
      moduleOf(path) === module && new RegExp(`\\bexport const ${name} = (?:async )?(?:<[^=]*>)?\\(\\s*tx: Tx\\b`).test(text),
  )

/** True for a function that only builds a name from its arguments. Such a function reads no data. */
const isName = (sources: SourceFiles, module: string, name: string): boolean =>
  inModules(sources).some(
    ({ path, text }) =>
      moduleOf(path) === module && new RegExp(`\\bexport const ${name} = \\((?:\\w+: string(?:, )?)*\\) => \``).test(text),
  )

/** True for a pure decision, which uses only its arguments. Such a function reads no data. */
const isPlan = (sources: SourceFiles, module: string, name: string): boolean =>
  inModules(sources).some(
    ({ path, text }) => moduleOf(path) === module && /\/plan-[^/]+\.ts$/.test(path) && text.includes(`export const ${name} = `),
  )

export const eventRules: readonly Rule[] = [
  {
    name: 'an event is published by the one module whose manifest names it',
    broken: (sources, modules) => {
      const published = (name: string) =>
        new Set(inModules(sources).flatMap(({ path, text }) => (moduleOf(path) === name ? found(text, publishedHere) : [])))
      const handled = new Set(inModules(sources).flatMap(({ text }) => found(text, handledHere)))
      const tellers = (fact: string) => modules.filter(({ publishes = [] }) => publishes.includes(fact)).map(({ name }) => name)
      return [
        ...modules.flatMap(({ name, publishes = [] }) => [
          ...[...published(name)]
            .filter((fact) => !publishes.includes(fact))
            .map((fact) => `${name} publishes ${fact}, which its manifest does not name`),
          ...publishes
            .filter((fact) => !published(name).has(fact))
            .map((fact) => `${name} names ${fact} in its manifest, and does not publish it`),
          ...publishes
            .filter((fact) => tellers(fact)[0] === name && tellers(fact).length > 1)
            .map((fact) => `${tellers(fact).join(' and ')} publish ${fact}`),
        ]),
        ...[...handled].filter((fact) => tellers(fact).length === 0).map((fact) => `${fact} is handled, and no module publishes it`),
      ]
    },
  },
  {
    name: 'an event handler names its event where it is made',
    broken: (sources) =>
      inModules(sources)
        .filter(({ text }) => found(text, handledHere).length !== [...text.matchAll(madeHere)].length)
        .map(({ path }) => `${path} handles an event that it does not name`),
  },
  {
    name: 'an event handler reads its own tables and those of the publisher; on any other module it may only call commands',
    broken: (sources, modules) =>
      inModules(sources).flatMap((file) => {
        const handled = [...new Set(found(file.text, handledHere))]
        const opened = handled.length === 0 ? [] : reached(sources, file).flatMap(takenAtEntries)
        return handled.flatMap((fact) => {
          const teller = modules.find(({ publishes = [] }) => publishes.includes(fact))?.name
          const isCommandOf = (module: string, name: string) => [isCommand, isName, isPlan].some((may) => may(sources, module, name))
          const others = opened.filter(({ entry, name }) => moduleOf(entry) !== teller && !isCommandOf(moduleOf(entry) ?? '', name))
          return others.map(({ entry, name }) => `${file.path} handles ${fact} and reads ${name} of ${moduleOf(entry)}`)
        })
      }),
  },
]
