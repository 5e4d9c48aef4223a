import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDemoMall, type DemoMall } from './demo-mall.ts'
import { seenColumns } from './versions.ts'

/** Versions that only distinguish states. No user sends them with a decision or change. */
const counters: Readonly<Record<string, string>> = {
  'queue.held': 'the version that a decision was made on',
  'queue.signature': 'the version that a signature was given on',
  'content.agreement': 'which text somebody agreed to',
  'content.policy': 'which text of a policy it is',
  'gateways.session': 'told by a gateway; no person writes it',
  'ledger.account': 'counts the journals of an account',
  'reviews.tally': 'counts ratings, so that an older sum never replaces a newer one',
  'inventory.level': 'counts movements, so that an older level never replaces a newer one',
}

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

test('every table with a version declares the columns that are seen before a write', async () => {
  const found = await sql<{ name: string }>`select table_schema || '.' || table_name as name from information_schema.columns
    where column_name = 'version' and table_schema not in ('pg_catalog', 'information_schema', 'graphile_worker') order by 1`.execute(
    mall.kernel.db,
  )
  const said = [...Object.keys(seenColumns), ...Object.keys(counters)]
  expect(found.rows.map(({ name }) => name)).toEqual(said.toSorted())
})
