import { findCircle } from './circles.ts'
import { readCode } from './read-code.ts'
import { isTest } from './read-house.ts'
import type { Rule } from './rule.ts'

/** Files that may be long because they are tables: demo products, texts, codes, and database tables. */
const tables: readonly RegExp[] = [
  /^packages\/cast\/src\//,
  /^apps\/[^/]+\/src\/words\//,
  /^packages\/contract\/src\/codes\.ts$/,
  /\/schema\.sql$/,
  /^server\/test\/old-schema\//,
]
/** Maximum number of lines of a file. A test is a table of cases, and may be longer. */
const maxLines = (path: string) => (isTest(path) ? 400 : 300)

const anything = /(?:[:<,|&(=]|\bas|\bextends)\s*any\b(?!\s*[(:.=])|\bany\[\]/

const oddSpelling = /prouduct|confing|merchat|\bcitys\b|\bcard\.count\b/
const speaksToTheWire = /^(packages\/contract\/src\/|apps\/[^/]+\/src\/paths\.ts$|tools\/picture\/)/

export const fileRules: readonly Rule[] = [
  {
    name: 'there is no circle of imports',
    broken: (sources) => {
      const circle = findCircle(sources)
      return circle ? [circle.join(' → ')] : []
    },
  },
  {
    name: "the wire's odd spellings live in the contract and in paths.ts alone",
    broken: (sources) =>
      [...sources.values()]
        .filter(
          ({ path, text }) =>
            !isTest(path) &&
            !path.startsWith('e2e/') &&
            !path.startsWith('tools/specification/') &&
            !speaksToTheWire.test(path) &&
            readCode(text).literals.some((each) => oddSpelling.test(each)),
        )
        .map(({ path }) => `${path} spells as the wire does`),
  },
  {
    name: 'no file is longer than 300 lines, but for tables',
    broken: (sources) =>
      [...sources.values()]
        .filter(({ path, text }) => text.split('\n').length > maxLines(path) && !tables.some((table) => table.test(path)))
        .map(({ path, text }) => `${path} has ${text.split('\n').length} lines`),
  },
  {
    name: 'a screen test waits for the focus, which arrives after what is shown',
    broken: (sources) =>
      [...sources.values()].flatMap(({ path, text }) =>
        isTest(path)
          ? [...text.matchAll(/^\s*expect\(.*\)\.toHaveFocus\(\)$/gm)].map(([line]) => `${path} does not wait: ${line.trim()}`)
          : [],
      ),
  },
  {
    name: 'nothing is any',
    broken: (sources) =>
      [...sources.values()]
        .filter(({ path, text }) => /\.tsx?$/.test(path) && anything.test(readCode(text).code))
        .map(({ path }) => `${path} says any`),
  },
]
