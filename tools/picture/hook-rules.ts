import { readCode } from './read-code.ts'
import { isTest, type SourceFiles } from './read-house.ts'
import type { Rule } from './rule.ts'

const declaredCall = /^export const (\w+) = call\(\{[^]*?\bpath: '([^']+)'/gm
/** Paths of calls for the consoles only. Each console declares the hooks of its calls. */
const ofConsoles = /^\/(operator|seller)\//
/** Calls without a hook. The live stream requests its tickets by itself. */
const calledByMachines: readonly string[] = ['openTicket']

/** The calls for shoppers, each with the file that declares it. */
const callsOf = (sources: SourceFiles): { name: string; path: string }[] =>
  [...sources.values()]
    .filter(({ path }) => path.startsWith('packages/contract/src/') && !isTest(path))
    .flatMap(({ path, text }) => [...text.matchAll(declaredCall)].map(([, name = '', address = '']) => ({ name, path, address })))
    .filter(({ name, address }) => !ofConsoles.test(address) && !calledByMachines.includes(name))

const hookOf = (call: string): string => `use${call.slice(0, 1).toUpperCase()}${call.slice(1)}`
/** Context hooks and base hooks, which belong to no call. */
const ofNoCall: readonly string[] = ['useAsking', 'useAnswer', 'usePages', 'useChange']

const hooksOf = (sources: SourceFiles): { name: string; path: string }[] =>
  [...sources.values()]
    .filter(({ path }) => path.startsWith('packages/client/src/') && !isTest(path))
    .flatMap(({ path, text }) => [...text.matchAll(/^export const (use[A-Z]\w+)/gm)].map(([, name = '']) => ({ name, path })))
    .filter(({ name }) => !ofNoCall.includes(name))

const isSeen = (path: string): boolean => /^apps\/[^/]+\/src\/(screens|parts|shell)\//.test(path) && !isTest(path)
/** Matches direct use of the caller or of the query cache. Such code belongs in hooks. */
const byHand = /\bcaller\b|\.(setQueryData|setQueriesData|invalidateQueries|removeQueries)\(/

/** Files that may use mutations directly: `useChange` itself, uploads, a reload that sends nothing, and an import with a separate key. */
const mutates: readonly string[] = [
  'packages/client/src/changing.ts',
  'packages/client/src/foundation/media.ts',
  'apps/operator/src/calls/changelog.ts',
  'apps/seller/src/calls/products.ts',
]

/** Rules that a call has the same name in the contract, in the client's hooks and on the screen. */
export const hookRules: readonly Rule[] = [
  {
    name: 'every call of the storefront has its hook by the same name',
    broken: (sources) => {
      const hooks = new Set(hooksOf(sources).map(({ name }) => name))
      return callsOf(sources)
        .filter(({ name }) => !hooks.has(hookOf(name)) && !hooks.has(`${hookOf(name)}Pages`))
        .map(({ name, path }) => `${path}: ${name} has no ${hookOf(name)} in packages/client`)
    },
  },
  {
    name: 'a hook of the client goes by the name of its call',
    broken: (sources) => {
      const names = new Set(callsOf(sources).map(({ name }) => hookOf(name)))
      return hooksOf(sources)
        .filter(({ name }) => !names.has(name.replace(/(Pages|Each)$/, '')))
        .map(({ name, path }) => `${path}: ${name} goes by the name of no call`)
    },
  },
  {
    name: 'what is seen asks by hooks, which know what a call makes stale',
    broken: (sources) =>
      [...sources.values()]
        .filter(({ path, text }) => isSeen(path) && byHand.test(readCode(text).code))
        .map(({ path }) => `${path} asks by hand`),
  },
  {
    name: 'a screen changes the mall through useChange, which sends two presses in one moment once',
    broken: (sources) =>
      [...sources.values()]
        .filter(({ path, text }) => !isTest(path) && !mutates.includes(path) && /\buseMutation\b/.test(readCode(text).code))
        .map(({ path }) => `${path} uses useMutation by itself`),
  },
]
