import { readCode } from './read-code.ts'
import { isTest, type SourceFiles } from './read-house.ts'
import type { Rule } from './rule.ts'
import { moduleOf } from './module-of.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (char) => `-${char.toLowerCase()}`)

type Joined = { path: string; name: string; call: string; useCase: string }

/** The calls that modules connect to their use cases. A call connected with unusual syntax appears without a name. */
const joinedIn = (sources: SourceFiles): Joined[] =>
  [...sources.values()]
    .filter(({ path }) => moduleOf(path) !== undefined && !isTest(path))
    .flatMap(({ path, text }) => {
      const plain = [...text.matchAll(/(?<![.\w])route\(\s*'(\w+)',\s*\w+\.(\w+),\s*(\w+)\s*[,()]/g)]
      const named = plain.map(([, name = '', call = '', useCase = '']): Joined => ({ path, name, call, useCase }))
      const others = (readCode(text).code.match(/(?<![.\w])route\(/g) ?? []).length - plain.length
      return [...named, ...Array.from({ length: others }, (): Joined => ({ path, name: '', call: '', useCase: '' }))]
    })

/** True if a module has a file with this name that exports the use case of the same name. */
const hasUseCase = (sources: SourceFiles, slice: string | undefined, name: string): boolean =>
  [...sources.values()].some(
    ({ path, text }) =>
      moduleOf(path) === slice && path.endsWith(`/${kebab(name)}.ts`) && new RegExp(`^export const ${name}\\b`, 'm').test(text),
  )

export const callRules: readonly Rule[] = [
  {
    name: 'a call is answered by the use case and the file of its own name',
    broken: (sources) =>
      joinedIn(sources)
        .filter(
          ({ path, name, call, useCase }) => name === '' || call !== name || useCase !== name || !hasUseCase(sources, moduleOf(path), name),
        )
        .map(({ path, name }) => `${path} answers ${name || 'a call'} by another name`),
  },
]
