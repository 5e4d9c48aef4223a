import { everyCall } from '@plaza/contract/every-call'
import { moduleOf } from './module-of.ts'
import { isTest, type SourceFiles, type SourceFile } from './read-house.ts'
import type { Rule } from './rule.ts'

/** Maps each call to its module, as AREA/MODULE. */
const answering: ReadonlyMap<string, string> = new Map(everyCall.map(({ name, slice }) => [name, slice]))
const nameOf = (module: string): string => module.slice(module.indexOf('/') + 1)

/** The module of a hook's call; undefined for a hook that is not named after a call. */
const moduleOfHook = (hook: string): string | undefined => {
  const call = hook.replace(/^use/, '').replace(/(Pages|Each)$/, '')
  return answering.get(call.slice(0, 1).toLowerCase() + call.slice(1))
}

type Found = { path: string; name: string; module: string }
const under = (sources: SourceFiles, folder: RegExp): SourceFile[] =>
  [...sources.values()].filter(({ path }) => folder.test(path) && !isTest(path))

/**
 * Matches the declaration of a single call, or of several calls that one function creates: `export const { list: listAds, save: saveAd } =
 * contentCalls(`.
 */
const declared = /^export const (?:(\w+) = call\(|\{([^}]*)\} = \w+Calls\()/gm

const callsDeclared = (sources: SourceFiles): Found[] =>
  under(sources, /^packages\/contract\/src\//).flatMap(({ path, text }) =>
    [...text.matchAll(declared)].flatMap(([, one, several = '']) =>
      (one ? [one] : [...several.matchAll(/: (\w+)/g)].map(([, name = '']) => name)).map((name) => ({
        path,
        name,
        module: answering.get(name) ?? 'no module',
      })),
    ),
  )

const hooksIn = ({ path, text }: SourceFile): Found[] =>
  [...text.matchAll(/^export const (use[A-Z]\w+)/gm)].flatMap(([, name = '']) => {
    const module = moduleOfHook(name)
    return module === undefined ? [] : [{ path, name, module }]
  })
const hooksOfClient = (sources: SourceFiles): Found[] => under(sources, /^packages\/client\/src\//).flatMap(hooksIn)

const standsAt = (path: string, home: string): boolean => path === `${home}.ts` || path.startsWith(`${home}/`)
const misplaced = (found: readonly Found[], folder: string): string[] =>
  found
    .filter(({ path, module }) => !standsAt(path, folder + module))
    .map(({ path, name, module }) => `${path} holds ${name}, which belongs in ${folder}${module}`)

const callsOfConsole = /^apps\/[^/]+\/src\/calls\/([\w-]+)\.ts$/
/** The module with the most of these hooks; several modules if they have equally many. */
const mainNames = (hooks: readonly Found[]): string[] => {
  const counts = new Map<string, number>()
  for (const { module } of hooks) counts.set(nameOf(module), (counts.get(nameOf(module)) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return [...counts].filter(([, count]) => count === most).map(([name]) => name)
}

const folderOfScreens = /^(apps\/[^/]+\/src\/screens)\/([^/]+)\//
/** Matches folders of screens, and folders of parts that several screens share. */
const folderOfViews = /^(?:apps\/[^/]+|packages\/console)\/src\//
/** The modules whose hooks each folder of screens uses. A module is listed once for each occurrence of a hook. */
const modulesOfScreens = (sources: SourceFiles): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  for (const { path, text } of under(sources, folderOfScreens)) {
    const folder = folderOfScreens.exec(path)?.slice(1, 3).join('/') ?? ''
    const modules = [...text.matchAll(/\buse[A-Z]\w+/g)].flatMap(([hook]) => moduleOfHook(hook) ?? [])
    found.set(folder, [...(found.get(folder) ?? []), ...modules])
  }
  return found
}
/** The module that a folder of screens shows. Of the modules with the folder's name, it is the one whose hooks the folder uses most. */
const moduleShown = (folder: string, modules: readonly string[]): string | undefined => {
  const named = modules.filter((module) => folder.endsWith(`/${nameOf(module)}`))
  const uses = (module: string) => named.filter((each) => each === module).length
  return named.toSorted((a, b) => uses(b) - uses(a))[0]
}

const isNamed = (folder: string, name: string): boolean => folder === name || `${folder}s` === name || `${folder}es` === name
/** Modules with a folder of screens or parts that has their name, in singular or plural, and uses one of their hooks. */
const modulesSeen = (sources: SourceFiles): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const { path, text } of under(sources, folderOfViews)) {
    const folders = path.split('/').slice(3, -1)
    for (const [hook] of text.matchAll(/\buse[A-Z]\w+/g)) {
      const module = moduleOfHook(hook)
      if (module !== undefined && folders.some((folder) => isNamed(folder, nameOf(module)))) found.add(module)
    }
  }
  return found
}

/** Rules that a feature has the name of its module in the contract, in the hooks and in the screens. */
export const nameRules: readonly Rule[] = [
  {
    name: 'a call is declared at the path of the module that answers it',
    broken: (sources) => misplaced(callsDeclared(sources), 'packages/contract/src/'),
  },
  {
    name: 'a hook stands at the path of the module that answers its call',
    broken: (sources) => misplaced(hooksOfClient(sources), 'packages/client/src/'),
  },
  {
    name: 'a call is tagged with the module whose routes answer it',
    broken: (sources) =>
      [...sources.values()].flatMap(({ path, text }) => {
        const module = moduleOf(path)
        if (module === undefined || isTest(path)) return []
        return [...text.matchAll(/\broute(?:InTwoSteps)?(?:<[^()]*>)?\(\s*'(\w+)'/g)].flatMap(([, name = '']) => {
          const tag = answering.get(name)
          return tag === undefined || tag === module ? [] : [`${path} answers ${name}, which every-call.ts tags ${tag}`]
        })
      }),
  },
  {
    name: 'a file of calls of a console is named after the module that most of its hooks ask',
    broken: (sources) =>
      under(sources, callsOfConsole).flatMap((file) => {
        const hooks = hooksIn(file)
        const names = mainNames(hooks)
        const own = callsOfConsole.exec(file.path)?.[1] ?? ''
        return hooks.length === 0 || names.includes(own) ? [] : [`${file.path} asks ${names.join(' or ')}`]
      }),
  },
  {
    name: 'a folder of console screens is named after a module whose hooks it uses',
    broken: (sources) =>
      [...modulesOfScreens(sources)]
        .filter(([folder]) => /^apps\/(seller|operator)\//.test(folder))
        .filter(([folder, modules]) => moduleShown(folder, modules) === undefined)
        .map(([folder, modules]) => `${folder} shows ${[...new Set(modules)].join(', ') || 'no module'}`),
  },
]

/** The modules with calls, in two groups. `one`: same name in the contract, the hooks and the screens. `others`: the remaining modules. */
export const namedFeatures = (sources: SourceFiles): { one: string[]; others: string[] } => {
  const calls = callsDeclared(sources)
  const consoles = under(sources, callsOfConsole).flatMap(hooksIn)
  const seen = modulesSeen(sources)
  const isOne = (module: string): boolean =>
    calls.filter((each) => each.module === module).every(({ path }) => standsAt(path, `packages/contract/src/${module}`)) &&
    (hooksOfClient(sources).some((each) => each.module === module && standsAt(each.path, `packages/client/src/${module}`)) ||
      consoles.some((each) => each.module === module && each.path.endsWith(`/${nameOf(module)}.ts`))) &&
    seen.has(module)
  const modules = [...new Set(answering.values())]
  return { one: modules.filter(isOne), others: modules.filter((module) => !isOne(module)) }
}
