import { readCode } from './read-code.ts'
import { isTest, type SourceFiles, type SourceFile } from './read-house.ts'
import { leaningsUnder, said, type Rule } from './rule.ts'
import { entryTo, moduleOf, moduleOfEntry } from './module-of.ts'

const home = 'server/src/modules/'
const maxNames = 40
const maxFiles = 20

const isEntry = (path: string) => path.startsWith(home) && path.endsWith('/index.ts')
const isSubmodule = (entry: string | undefined): entry is string => entry !== undefined && entry !== moduleOfEntry(entry)

/** The number of names that an index.ts exports. `export *` counts as too many. */
const namesOf = ({ text }: SourceFile): number => {
  const { code } = readCode(text)
  if (/^export\s+\*\s+from/m.test(code)) return Number.POSITIVE_INFINITY
  const lists = [...code.matchAll(/^export\s+(?:type\s+)?\{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').filter((each) => each.trim()),
  )
  const own = code.match(/^export\s+(?:async\s+)?(?:const|let|function|class|type|interface|\*\s+as)\s+\w+/gm) ?? []
  return lists.length + own.length
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** Number of files in each folder of the modules. Tests, index.ts and module.ts do not count. */
const filesByFolder = (sources: SourceFiles): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const path of sources.keys())
    if (path.startsWith(home) && !isTest(path) && !/\/(?:index|module)\.ts$/.test(path))
      counts.set(folderOf(path), (counts.get(folderOf(path)) ?? 0) + 1)
  return counts
}

/** The submodules that each submodule of the same module imports. */
const submodulesOpened = (sources: SourceFiles): ReadonlyMap<string, ReadonlySet<string>> => {
  const opened = new Map<string, Set<string>>()
  for (const { path, from } of leaningsUnder(sources, home, (each) => !isTest(each))) {
    const [own, other] = [entryTo(path), entryTo(from)]
    if (isSubmodule(own) && isSubmodule(other) && own !== other && moduleOf(path) === moduleOf(from))
      opened.set(own, (opened.get(own) ?? new Set()).add(other))
  }
  return opened
}

const leadsTo = (opened: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string, seen = new Set<string>()): boolean =>
  [...(opened.get(from) ?? [])].some((next) => next === to || (!seen.has(next) && leadsTo(opened, next, to, seen.add(next))))

export const submoduleRules: readonly Rule[] = [
  {
    name: 'a submodule has no submodules',
    broken: (sources) =>
      [...sources.keys()]
        .filter((path) => moduleOf(path) !== undefined && entryTo(path) === undefined)
        .map((path) => `${path} is nested too deep`),
  },
  {
    name: 'an index.ts exports at most forty names',
    broken: (sources) =>
      [...sources.values()]
        .filter((file) => isEntry(file.path) && namesOf(file) > maxNames)
        .map((file) => `${file.path} exports ${namesOf(file)} names`),
  },
  {
    name: 'a folder of a module holds at most twenty files, tests apart',
    broken: (sources) =>
      [...filesByFolder(sources)].filter(([, count]) => count > maxFiles).map(([folder, count]) => `${folder} holds ${count} files`),
  },
  {
    name: 'a submodule imports nothing of its module but submodules',
    broken: (sources) =>
      said(
        leaningsUnder(sources, home, (each) => !isTest(each)).filter(({ path, from }) => {
          const [own, other] = [entryTo(path), entryTo(from)]
          return isSubmodule(own) && other !== undefined && !isSubmodule(other) && moduleOf(path) === moduleOf(from)
        }),
      ),
  },
  {
    name: 'submodules of a module import each other one way',
    broken: (sources) => {
      const opened = submodulesOpened(sources)
      const circling = [...opened.keys()].filter((each) => leadsTo(opened, each, each))
      return circling.slice(0, 1).map((each) => `${each} imports itself in a circle`)
    },
  },
]
