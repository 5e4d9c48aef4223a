import { posix } from 'node:path'
import { isTest, type House, type SourceFile } from './read-house.ts'
import type { Rule } from './rule.ts'
import { sliceOf } from './slice-of.ts'

const toldHere = /\btell\(\s*\w+,\s*'([a-z_.]+)'/g
const heardHere = /\blistener\(\s*'([a-z_.]+)'/g
const madeHere = /\blistener\(/g
const opensDoors = /^import\s+(?!type\b)(?:[\w*{}\s,$]+?)\s+from\s+'([^']+\/index\.ts)'/gm
const importedNames = /\{([^}]*)\}/

const found = (text: string, what: RegExp): string[] => [...text.matchAll(what)].map((match) => match[1] ?? '')
const inSlices = (house: House): SourceFile[] => [...house.values()].filter(({ path }) => sliceOf(path) !== undefined && !isTest(path))
const namesIn = (statement: string): string[] =>
  (importedNames.exec(statement)?.[1] ?? 'everything')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('type '))
    .map((each) => each.split(/\s+as\s+/)[0] ?? '')

/** A file and all it leans on inside its slice: what a listener does, it does in these. */
const reached = (house: House, from: SourceFile): SourceFile[] => {
  const seen = new Map([[from.path, from]])
  for (const each of seen.values())
    for (const { from: path, typeOnly } of each.imports) {
      const next = house.get(path)
      if (next && !typeOnly && sliceOf(path) === sliceOf(from.path) && !seen.has(path)) seen.set(path, next)
    }
  return [...seen.values()]
}

/** The names that a file takes at the doors of other slices. */
const takenAtDoors = (file: SourceFile): { name: string; door: string }[] =>
  [...file.text.matchAll(opensDoors)].flatMap(([statement, from = '']) => {
    const door = posix.normalize(posix.join(posix.dirname(file.path), from))
    const other = sliceOf(door)
    return other === undefined || other === sliceOf(file.path) ? [] : namesIn(statement).map((name) => ({ name, door }))
  })

/** What writes is handed a `Tx`; what is handed anything else reads. */
const isCommand = (house: House, slice: string, name: string): boolean =>
  inSlices(house).some(
    ({ path, text }) =>
      sliceOf(path) === slice && new RegExp(`\\bexport const ${name} = (?:async )?(?:<[^=]*>)?\\(\\s*tx: Tx\\b`).test(text),
  )

/** What only puts a name together, from what it is handed, reads nothing. */
const isName = (house: House, slice: string, name: string): boolean =>
  inSlices(house).some(
    ({ path, text }) => sliceOf(path) === slice && new RegExp(`\\bexport const ${name} = \\((?:\\w+: string(?:, )?)*\\) => \``).test(text),
  )

export const factRules: readonly Rule[] = [
  {
    name: 'a fact is told by the one slice that says so in slices.ts',
    broken: (house, slices) => {
      const told = (name: string) =>
        new Set(inSlices(house).flatMap(({ path, text }) => (sliceOf(path) === name ? found(text, toldHere) : [])))
      const heard = new Set(inSlices(house).flatMap(({ text }) => found(text, heardHere)))
      const tellers = (fact: string) => slices.filter(({ tells = [] }) => tells.includes(fact)).map(({ name }) => name)
      return [
        ...slices.flatMap(({ name, tells = [] }) => [
          ...[...told(name)].filter((fact) => !tells.includes(fact)).map((fact) => `${name} tells ${fact} without saying so`),
          ...tells.filter((fact) => !told(name).has(fact)).map((fact) => `${name} says that it tells ${fact}, and does not`),
          ...tells
            .filter((fact) => tellers(fact)[0] === name && tellers(fact).length > 1)
            .map((fact) => `${tellers(fact).join(' and ')} tell ${fact}`),
        ]),
        ...[...heard].filter((fact) => tellers(fact).length === 0).map((fact) => `${fact} is heard, and nobody tells it`),
      ]
    },
  },
  {
    name: 'a listener names its fact where it is made',
    broken: (house) =>
      inSlices(house)
        .filter(({ text }) => found(text, heardHere).length !== [...text.matchAll(madeHere)].length)
        .map(({ path }) => `${path} hears a fact that it does not name`),
  },
  {
    name: 'a listener reads its own tables and asks at the door of its teller: of anybody else it may only ask for a deed',
    broken: (house, slices) =>
      inSlices(house).flatMap((file) => {
        const heard = [...new Set(found(file.text, heardHere))]
        const opened = heard.length === 0 ? [] : reached(house, file).flatMap(takenAtDoors)
        return heard.flatMap((fact) => {
          const teller = slices.find(({ tells = [] }) => tells.includes(fact))?.name
          const isDeed = (slice: string, name: string) => isCommand(house, slice, name) || isName(house, slice, name)
          const others = opened.filter(({ door, name }) => sliceOf(door) !== teller && !isDeed(sliceOf(door) ?? '', name))
          return others.map(({ door, name }) => `${file.path} hears ${fact} and reads ${name} of ${sliceOf(door)}`)
        })
      }),
  },
]
