/**
 * The forms of a new module's name: `gift-cards`, `giftCards`, `GiftCard`, `giftCard`, `gift-card`, `gift cards`, `gift_cards`,
 * `gift_cards.gift_card`.
 */
export type ModuleNames = {
  folder: string
  camel: string
  one: string
  oneCamel: string
  oneFile: string
  words: string
  schema: string
  table: string
}

const shape = /^[a-z]{3,20}(-[a-z]{2,20}){0,2}s$/

/** Returns the forms of a module name; null for an invalid name. */
export const moduleNames = (folder: string): ModuleNames | null => {
  if (!shape.test(folder)) return null
  const camelOf = (name: string) => name.replace(/-(\w)/g, (_, char: string) => char.toUpperCase())
  const oneFile = folder.replace(/ies$/, 'y').replace(/s$/, '')
  const oneCamel = camelOf(oneFile)
  const schema = folder.replaceAll('-', '_')
  return {
    folder,
    camel: camelOf(folder),
    oneCamel,
    one: oneCamel.slice(0, 1).toUpperCase() + oneCamel.slice(1),
    oneFile,
    words: folder.replaceAll('-', ' '),
    schema,
    table: `${schema}.${oneFile.replaceAll('-', '_')}`,
  }
}

/** Plural form for names after a verb: `GiftCards`. */
const manyOf = ({ camel }: ModuleNames): string => camel.slice(0, 1).toUpperCase() + camel.slice(1)

/** The files of a module that lists and adds one kind of thing, by their path in the repository. */
export const moduleFiles = (names: ModuleNames, migrationNumber: number): Record<string, string> => {
  const at = `server/src/modules/customer/${names.folder}`
  const migration = `server/db/migrations/${String(migrationNumber).padStart(4, '0')}-${names.folder}`
  const proof = `select 'a nameless row was taken' as problem where exists (select 1 from ${names.table} where name = '');\n`
  return {
    [`packages/contract/src/customer/${names.folder}.ts`]: contractFile(names),
    [`packages/client/src/customer/${names.folder}.ts`]: clientFile(names),
    [`${at}/module.ts`]: manifestFile(names),
    [`${at}/routes.ts`]: routesFile(names),
    [`${at}/list-${names.folder}.ts`]: listFile(names),
    [`${at}/add-${names.oneFile}.ts`]: addFile(names),
    [`${at}/plan-${names.oneFile}.ts`]: planFile(names),
    [`${at}/plan-${names.oneFile}.test.ts`]: planTestFile(names),
    [`${at}/${names.oneFile}-rows.ts`]: rowsFile(names),
    [`${at}/${names.folder}.test.ts`]: testFile(names),
    [`${at}/schema.sql`]: schemaFile(names),
    [`${migration}/up.sql`]: schemaFile(names),
    [`${migration}/after.sql`]: proof,
  }
}

const manifestFile = (names: ModuleNames) => `import type { Module } from '../../../module.ts'
import { ${names.camel}Of } from './${names.oneFile}-rows.ts'
import { ${names.camel}Routes } from './routes.ts'

export const manifest: Module = {
  name: 'customer/${names.folder}',
  purpose: '${names.words}',
  routes: ${names.camel}Routes,
  person: { ownData: { ${names.schema}: ${names.camel}Of } },
}
`

const contractFile = (names: ModuleNames) => `import * as z from 'zod/mini'
import { call } from '../call.ts'
import { IdempotencyKey, line } from '../fields.ts'

export const max${manyOf(names)} = 100

export const ${names.one} = z.object({ id: z.string(), name: z.string() })
export type ${names.one} = z.infer<typeof ${names.one}>

export const list${manyOf(names)} = call({
  method: 'GET',
  path: '/customer/${names.folder}/list',
  who: 'customer',
  summary: 'One’s own ${names.words}',
  answer: z.object({ list: z.array(${names.one}) }),
})

export const add${names.one} = call({
  method: 'POST',
  path: '/customer/${names.folder}/add',
  who: 'customer',
  once: true,
  summary: 'Adds to one’s ${names.words}',
  input: z.object({ name: line(80, 1), idempotency_key: IdempotencyKey }),
  answer: ${names.one},
  refusals: { too_many: 3000006 },
})
`

const clientFile = (names: ModuleNames) => `import { add${names.one}, list${manyOf(names)} } from '@plaza/contract'
import { useAnswer } from '../asking.ts'
import { useChange } from '../changing.ts'
import type { When } from '../queries.ts'

export const useList${manyOf(names)} = (when?: When) => useAnswer(list${manyOf(names)}, {}, when)
export const useAdd${names.one} = () => useChange(add${names.one}, { stale: [list${manyOf(names)}] })
`

const routesFile = (names: ModuleNames) => `import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { add${names.one} } from './add-${names.oneFile}.ts'
import { list${manyOf(names)} } from './list-${names.folder}.ts'

export const ${names.camel}Routes = [
  route('list${manyOf(names)}', contract.list${manyOf(names)}, list${manyOf(names)}),
  route('add${names.one}', contract.add${names.one}, add${names.one}),
]
`

const listFile = (names: ModuleNames) => `import type { list${manyOf(names)} as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { ${names.camel}Of } from './${names.oneFile}-rows.ts'

export const list${manyOf(names)}: UseCase<typeof shape> = async ({ kernel, session }) =>
  done({ list: await ${names.camel}Of(kernel.db, currentUserId({ session })) })
`

const addFile = (names: ModuleNames) => `import type { add${names.one} as shape } from '@plaza/contract'
import { done, isRefused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { insert${names.one}, lockAndCount } from './${names.oneFile}-rows.ts'
import { plan${names.one} } from './plan-${names.oneFile}.ts'

/** Adds one to the ${names.words} of the current user. */
export const add${names.one}: UseCase<typeof shape> = ({ kernel, input, session }) =>
  transaction(kernel, async (tx) => {
    const customerId = currentUserId({ session })
    const plan = plan${names.one}({ had: await lockAndCount(tx, customerId) })
    return isRefused(plan) ? plan : done(await insert${names.one}(tx, customerId, input.name))
  })
`

const planFile = (names: ModuleNames) => `import { max${manyOf(names)} } from '@plaza/contract'
import { done, refused, type Outcome } from '@plaza/values'

/** Allows another row unless the user has the maximum number of ${names.words} already. */
export const plan${names.one} = ({ had }: { had: number }): Outcome<undefined, 'too_many'> =>
  had < max${manyOf(names)} ? done() : refused('too_many', { limit: max${manyOf(names)} })
`

const planTestFile = (names: ModuleNames) => `import { max${manyOf(names)} } from '@plaza/contract'
import { expect, it } from 'vitest'
import { plan${names.one} } from './plan-${names.oneFile}.ts'

it('one more is fine until the limit, and refused from there on', () => {
  expect(plan${names.one}({ had: max${manyOf(names)} - 1 })).toEqual({ done: undefined })
  expect(plan${names.one}({ had: max${manyOf(names)} })).toEqual({ refused: 'too_many', details: { limit: max${manyOf(names)} } })
})
`

const rowsFile = ({ table, camel, one }: ModuleNames) => `import type { ${one} } from '@plaza/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { getOne, query } from '../../../platform/db/rows.ts'

export const ${camel}Of = (db: Db, customerId: string): Promise<${one}[]> =>
  query<${one}>(db)\`select id, name from ${table} where customer_id = \${customerId} order by id\`

/** Counts a user's rows. A lock makes transactions for the same user take turns. */
export const lockAndCount = async (tx: Tx, customerId: string): Promise<number> => {
  await sql\`select pg_advisory_xact_lock(hashtextextended('${table}', \${customerId}::bigint))\`.execute(tx)
  const { count } = await getOne<{ count: number }>(tx)\`select count(*)::int as count from ${table} where customer_id = \${customerId}\`
  return count
}

export const insert${one} = (tx: Tx, customerId: string, name: string): Promise<${one}> =>
  getOne<${one}>(tx)\`insert into ${table} (customer_id, name) values (\${customerId}, \${name}) returning id, name\`
`

const testFile = (names: ModuleNames) => `import { add${names.one}, list${manyOf(names)} } from '@plaza/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { signedIn } from '../../../../test/people.ts'

let mall: DemoMall
let mali: Record<string, string>
let kenji: Record<string, string>
beforeAll(async () => {
  mall = await openDemoMall()
  mali = await signedIn(mall.kernel, 'mali')
  kenji = await signedIn(mall.kernel, 'kenji')
})
afterAll(() => mall.end())

describe('${names.words}', () => {
  it('what was added is listed, for its owner alone', async () => {
    const added = await mall.ask(add${names.one}, { name: 'First', idempotency_key: 'first-one-1' }, mali)
    expect(added.data.name).toBe('First')
    expect((await mall.ask(list${manyOf(names)}, {}, mali)).data.list).toEqual([added.data])
    expect((await mall.ask(list${manyOf(names)}, {}, kenji)).data.list).toEqual([])
  })
  it('the same key adds once', async () => {
    await mall.ask(add${names.one}, { name: 'First', idempotency_key: 'first-one-1' }, mali)
    expect((await mall.ask(list${manyOf(names)}, {}, mali)).data.list).toHaveLength(1)
  })
  it('asks a visitor to log in', async () => {
    expect((await mall.ask(list${manyOf(names)})).code).toBe(1100003)
  })
})
`

/** The same SQL creates the tables of a new database and serves as the migration of an older database. */
const schemaFile = ({ schema, table }: ModuleNames) => `create schema ${schema};
create table ${table} (
  id bigint generated always as identity primary key,
  customer_id bigint not null,
  name text not null check (name <> ''),
  made_at timestamptz not null default now()
);
create index ${table.split('.')[1]}_customer on ${table} (customer_id);
`
