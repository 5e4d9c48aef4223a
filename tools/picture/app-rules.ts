import { readCode } from './read-code.ts'
import { isTest, type SourceFiles, type SourceFile } from './read-house.ts'
import { leaningsUnder, said, type Rule } from './rule.ts'

const screenOf = (path: string): string | undefined => /^apps\/[^/]+\/src\/screens\/([^/]+)\//.exec(path)?.[1]

const ofParts = /^(apps\/[^/]+\/src\/parts\/)(?:([^/]+)\/)?.*?([^/]+)$/
/** The folder of shared UI parts that contains a file. Undefined for a file outside such folders. */
const partFolderOf = (path: string): string | undefined => {
  const [, parts, folder] = ofParts.exec(path) ?? []
  return parts && folder && parts + folder
}
const isComponent = (path: string): boolean => /\/[A-Z]\w*\.tsx$/.test(path)
/** Names of storage, shared state and requests, which a page may not use. */
const infrastructure = /\b(localStorage|sessionStorage|createStore|createContext|createCaller|QueryClient|BroadcastChannel|serviceWorker)\b/

const looseParts = (sources: SourceFiles): string[] => {
  const files = [...sources.values()].filter(({ path }) => ofParts.test(path) && !isTest(path))
  const seen = new Set(files.filter(({ path }) => isComponent(path)).map(({ path }) => partFolderOf(path)))
  const whyLoose = ({ path, text }: SourceFile): string | undefined => {
    const folder = partFolderOf(path)
    if (!folder && !isComponent(path)) return 'stands loose in parts'
    if (folder && !seen.has(folder)) return 'stands where nothing is seen'
    return infrastructure.test(readCode(text).code) ? 'is no part of a page' : undefined
  }
  return files.flatMap((file) => {
    const why = whyLoose(file)
    return why ? [`${file.path} ${why}`] : []
  })
}

/** The route files of all apps, except the files of each app's base path. */
const routesOfApps = (sources: SourceFiles): string[] =>
  [...sources.values()]
    .filter(({ path }) => /^apps\/[^/]+\/src\/paths\.ts$/.test(path))
    .flatMap(({ text }) => readCode(text).literals.filter((each) => /^\/./.test(each)))

/** Matches the codes of the error catalogue, as digits. */
const codesOf = (sources: SourceFiles): RegExp | undefined => {
  const codes = [...(sources.get('packages/contract/src/codes.ts')?.text ?? '').matchAll(/^\s*(\d{7}): say\(/gm)].map(([, code]) => code)
  return codes.length > 0 ? new RegExp(`\\b(${codes.join('|')})\\b`) : undefined
}
const isOfClient = (path: string): boolean => path.startsWith('packages/client/') && !isTest(path)
const isForPeople = (path: string): boolean => /^(apps|packages\/(web|console|design))\//.test(path) && !isTest(path)

/** Architecture rules for the UI parts of an app, and for the imports of each part. */
export const appRules: readonly Rule[] = [
  {
    name: 'a screen uses its own folder and the parts, never another screen',
    broken: (sources) =>
      said(
        leaningsUnder(sources, 'apps/').filter(({ path, from }) => {
          const [own, other] = [screenOf(path), screenOf(from)]
          return own !== undefined && other !== undefined && own !== other
        }),
      ),
  },
  {
    name: 'parts know no screen and no shell',
    broken: (sources) =>
      said(
        leaningsUnder(sources, 'apps/').filter(
          ({ path, from }) => /\/src\/parts\//.test(path) && /^apps\/[^/]+\/src\/(screens|shell)\//.test(from),
        ),
      ),
  },
  { name: 'parts hold what is seen, and nothing loose', broken: looseParts },
  {
    name: 'what an app keeps knows nothing that is seen',
    broken: (sources) =>
      said(
        leaningsUnder(sources, 'apps/').filter(
          ({ path, from }) => /^apps\/[^/]+\/src\/mall\//.test(path) && /^apps\/[^/]+\/src\/(parts|screens|shell)\//.test(from),
        ),
      ),
  },
  {
    name: 'apps decide by reasons, never by codes',
    broken: (sources) => {
      const codes = codesOf(sources)
      const textsOf = ({ text }: SourceFile) => Object.values(readCode(text)).flat()
      return [...sources.values()]
        .filter((file) => isForPeople(file.path) && textsOf(file).some((each) => codes?.test(each)))
        .map(({ path }) => `${path} knows a code of the wire`)
    },
  },
  {
    name: 'types lead from the contract to the screen, and nothing is forced',
    broken: (sources) =>
      [...sources.values()]
        .filter(({ path, text }) => (isForPeople(path) || isOfClient(path)) && /\bas never\b/.test(readCode(text).code))
        .map(({ path }) => `${path} forces a type`),
  },
  {
    name: 'web knows no place of an app',
    broken: (sources) => {
      const routes = routesOfApps(sources)
      return [...sources.values()]
        .filter(
          ({ path, text }) =>
            path.startsWith('packages/web/') && readCode(text).literals.some((each) => routes.some((route) => each.includes(route))),
        )
        .map(({ path }) => `${path} speaks of a place`)
    },
  },
]
