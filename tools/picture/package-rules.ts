import { isTest } from './read-house.ts'
import { isPackage, leaningsUnder, said, type Leaning, type Rule } from './rule.ts'

type Part = { name: string; folder: string; may: RegExp; mayNot?: RegExp }

/** The parts of the repository, each with the external imports that its code may use. */
const parts: readonly Part[] = [
  { name: 'values leans on the language alone', folder: 'packages/values/src/', may: /^big\.js$/ },
  { name: 'the contract speaks in values', folder: 'packages/contract/src/', may: /^(zod(\/|$)|@plaza\/values$)/ },
  {
    name: 'the client carries the contract',
    folder: 'packages/client/src/',
    may: /./,
    mayNot: /^(@plaza\/(?!contract|values)|node:|wouter)/,
  },
  {
    name: 'the design shows values',
    folder: 'packages/design/src/',
    may: /./,
    mayNot: /^(@plaza\/(?!values)|node:|wouter|zod|@tanstack\/)/,
  },
  {
    name: 'web is what every app needs in a browser',
    folder: 'packages/web/src/',
    may: /./,
    mayNot: /^(@plaza\/(?!client|contract|values|web)|node:)/,
  },
  { name: 'the cast is made of values', folder: 'packages/cast/src/', may: /^(@plaza\/values$|node:)/ },
  {
    name: 'apps compose client, contract, design, values and web',
    folder: 'apps/',
    may: /./,
    mayNot: /^@plaza\/(?!client|console|contract|design|values|web)/,
  },
  // For its own pages, the server needs only the colours from the design package.
  {
    name: 'the server knows no app and no client',
    folder: 'server/src/',
    may: /./,
    mayNot: /^(@plaza\/(?!cast|contract|values|design\/tokens$)|react|vite)/,
  },
]

const homeOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('server/') ? 1 : 2)
    .join('/')
/** True for a relative import of another package. Another package must be imported by its name. */
const walksIn = ({ path, from }: Leaning) => !isPackage(from) && homeOf(path) !== homeOf(from)

const ruleOf = ({ name, folder, may, mayNot }: Part): Rule => ({
  name,
  broken: (sources) => {
    const leanings = leaningsUnder(sources, folder, (path) => !isTest(path))
    return said(leanings.filter((each) => (isPackage(each.from) ? !may.test(each.from) || mayNot?.test(each.from) : walksIn(each))))
  },
})

export const packageRules: readonly Rule[] = parts.map(ruleOf)
