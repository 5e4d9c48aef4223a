import { expect, test } from 'vitest'
import { dependentsOf, ownImports, withImports } from './module-graph.mjs'

const graph = new Map([
  ['main', { './compose.ts': 'compose' }],
  ['compose', { './orders.ts': 'orders', './rows.ts': 'rows' }],
  ['orders', { './rows.ts': 'rows', './prices.ts': 'prices' }],
  // These two modules import each other.
  ['prices', { './taxes.ts': 'taxes' }],
  ['taxes', { './prices.ts': 'prices' }],
  ['rows', {}],
])

test('a change reaches all that stands on the module, through a circle too, and nothing beside it', () => {
  const reached = (...changed) => [...dependentsOf(graph, changed)].toSorted((a, b) => (a < b ? -1 : 1))
  expect(reached('main')).toEqual(['main'])
  expect(reached('rows')).toEqual(['compose', 'main', 'orders', 'rows'])
  expect(reached('taxes')).toEqual(['compose', 'main', 'orders', 'prices', 'taxes'])
  expect(reached()).toEqual([])
})

const imports = { './rows.ts': 'rows', '@plaza/cast': 'cast', './pictures.json': 'pictures' }
const code = `import { all } from "./rows.ts";
import facts from "./pictures.json" with { type: "json" };
import "@plaza/cast";
import { z } from "zod/mini";
export * from "./rows.ts";
const text = 'say "./rows.ts"';
const later = () => import("./rows.ts");
`

test('own modules are read from their address, packages and texts stay as they are', () => {
  expect(withImports(code, imports, (path) => `file:///${path}.3.mjs`)).toBe(`import { all } from "file:///rows.3.mjs";
import facts from "file:///pictures.3.mjs";
import "file:///cast.3.mjs";
import { z } from "zod/mini";
export * from "file:///rows.3.mjs";
const text = 'say "./rows.ts"';
const later = () => import("file:///rows.3.mjs");
`)
})

test('what a module imports of our own is found by its path and by the names of workspaces', () => {
  const workspaces = new Map([['@plaza/cast', 'packages/cast/src/index.ts']])
  const of = (more = '') => ownImports(code + more, 'server/src/demo/fill.ts', workspaces)
  const known = {
    './rows.ts': 'server/src/demo/rows.ts',
    './pictures.json': 'server/src/demo/pictures.json',
    '@plaza/cast': 'packages/cast/src/index.ts',
  }
  expect(of()).toEqual(known)
  expect(of('import { x } from "../new.ts";')).toEqual({ ...known, '../new.ts': 'server/src/new.ts' })
  expect(of('import pg from "pg";')).toEqual(known)
  expect(of('import { x } from "@plaza/values";')).toBeNull()
})
