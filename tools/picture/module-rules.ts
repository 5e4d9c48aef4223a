import { eventRules } from './event-rules.ts'
import { exportRules } from './export-rules.ts'
import { entryTo, fileOfEntry, moduleOf } from './module-of.ts'
import { readCode } from './read-code.ts'
import { isTest } from './read-house.ts'
import { leaningsUnder, said, type Rule } from './rule.ts'
import { platformRules } from './platform-rules.ts'
import { tableRules } from './table-rules.ts'

const home = 'server/src/modules/'

const impure = /\bnew Date\(\)|\bDate\.now\b|\bMath\.random\b|\bperformance\.now\b|\bprocess\.|\bfetch\(|\bcrypto\./
const worldly = /^(node:|kysely|pg$|fastify|graphile-worker|server\/src\/platform\/)/
const isPlan = (path: string) => /\/plan-[^/]+\.ts$/.test(path) && !isTest(path)

/** True for tests and similar code, which may import any file. */
const entersAnywhere = (path: string) => isTest(path) || /^(chaos|bench)\//.test(path)

export const moduleRules: readonly Rule[] = [
  ...platformRules,
  {
    name: 'a module is entered by its index.ts, or by the index.ts of a submodule; tests, chaos and bench enter anywhere',
    broken: (sources) =>
      said(
        leaningsUnder(sources, '', (path) => !entersAnywhere(path)).filter(({ path, from }) => {
          const entry = entryTo(from)
          const isManifest = from.endsWith('/module.ts') && path === 'server/src/modules.ts'
          return entry !== undefined && moduleOf(path) !== moduleOf(from) && from !== fileOfEntry(entry) && !isManifest
        }),
      ),
  },
  {
    name: 'a module imports only modules that stand above it in modules.ts',
    broken: (sources, modules) => {
      const order = modules.map(({ name }) => name)
      return said(
        leaningsUnder(sources, home, (path) => !isTest(path)).filter(({ path, from }) => {
          const [own, other] = [moduleOf(path), moduleOf(from)]
          return own !== undefined && other !== undefined && own !== other && order.indexOf(other) > order.indexOf(own)
        }),
      )
    },
  },
  {
    name: 'every module stands in modules.ts',
    broken: (sources, modules) => {
      const folders = new Set([...sources.keys()].map(moduleOf).filter((name) => name !== undefined))
      return [...folders].filter((name) => !modules.some((module) => module.name === name)).map((name) => `${home}${name} is missing`)
    },
  },
  ...exportRules,
  ...tableRules,
  ...eventRules,
  {
    name: 'files that decide are pure',
    broken: (sources) => [
      ...said(leaningsUnder(sources, '', isPlan).filter(({ from }) => worldly.test(from))),
      ...[...sources.values()]
        .filter(({ path, text }) => isPlan(path) && impure.test(readCode(text).code))
        .map(({ path }) => `${path} reads the clock, chance or the environment`),
    ],
  },
]
