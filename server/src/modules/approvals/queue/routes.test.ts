import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { CaseSource } from './sources/case-source.ts'
import { casesRoutes } from './routes.ts'

const source = (kind: CaseSource['kind']): CaseSource => ({
  kind,
  rows: sql`select 1`,
  facts: async () => ({ evidence: [], uploadIds: [], flags: [], duplicates: [], history: [] }),
  lock: async () => null,
  decisions: () => [],
  needsTwo: async () => false,
  decide: async () => ({ done: true }),
})
const starting = (...kinds: CaseSource['kind'][]) => casesRoutes(kinds.map(source), () => [])

it('rejects two modules that register the same case kind, because a number would be ambiguous', () => {
  expect(starting('report', 'refund').length).toBeGreaterThan(0)
  expect(() => starting('report', 'refund', 'report')).toThrow('two slices bring cases of kind report')
})
