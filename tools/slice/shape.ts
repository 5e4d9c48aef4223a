/** The names that a new slice goes by: `gift-cards`, `giftCards`, `GiftCard`, `gift card`. */
export type SliceNames = { folder: string; camel: string; one: string; oneCamel: string; words: string; schema: string }

const shape = /^[a-z]{3,20}(-[a-z]{2,20}){0,2}$/

/** Null for a name that no slice can have. */
export const sliceNames = (folder: string): SliceNames | null => {
  if (!shape.test(folder)) return null
  const camel = folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const oneCamel = camel.replace(/ies$/, 'y').replace(/s$/, '')
  return {
    folder,
    camel,
    oneCamel,
    one: oneCamel.slice(0, 1).toUpperCase() + oneCamel.slice(1),
    words: folder.replaceAll('-', ' '),
    schema: folder.replaceAll('-', '_'),
  }
}

/** The files of a slice that lists and adds one kind of thing, by their path in the repository. */
export const sliceFiles = (names: SliceNames, migrationNumber: number): Record<string, string> => {
  const at = `server/src/slices/${names.folder}`
  const migration = `server/db/migrations/${String(migrationNumber).padStart(4, '0')}-${names.folder}`
  return {
    [`packages/contract/src/${names.folder}.ts`]: contractFile(names),
    [`packages/client/src/${names.folder}.ts`]: clientFile(names),
    [`${at}/index.ts`]: `export { ${names.camel}Routes } from './routes.ts'\n`,
    [`${at}/routes.ts`]: routesFile(names),
    [`${at}/add-${names.folder}.ts`]: useCaseFile(names),
    [`${at}/plan-${names.folder}.ts`]: planFile(names),
    [`${at}/plan-${names.folder}.test.ts`]: planTestFile(names),
    [`${at}/${names.folder}-rows.ts`]: rowsFile(names),
    [`${at}/${names.folder}.test.ts`]: testFile(names),
    [`${migration}/up.sql`]: upFile(names),
    [`${migration}/after.sql`]: `select 'a nameless row was taken' as problem where exists (select 1 from ${names.schema}.${names.schema} where name = '');\n`,
  }
}

const contractFile = ({ one, oneCamel, words, folder }: SliceNames) => `import * as z from 'zod/mini'
import { call } from './call.ts'
import { IdempotencyKey, text } from './fields.ts'

export const ${one} = z.object({ id: z.string(), name: z.string() })
export type ${one} = z.infer<typeof ${one}>

export const list${one}s = call({
  method: 'GET',
  path: '/customer/${folder}/list',
  who: 'customer',
  summary: 'One’s own ${words}',
  answer: z.object({ list: z.array(${one}) }),
})

export const add${one} = call({
  method: 'POST',
  path: '/customer/${folder}/add',
  who: 'customer',
  once: true,
  summary: 'Adds to one’s ${words}',
  input: z.object({ name: text(80, 1), idempotency_key: IdempotencyKey }),
  answer: ${one},
  refusals: { ${oneCamel}_limit: 3000006 },
})
`

const clientFile = ({ one }: SliceNames) => `import { add${one}, list${one}s } from '@plaza/contract'
import { useAnswer } from './asking.ts'
import { useChange } from './changing.ts'
import type { When } from './queries.ts'

export const useList${one}s = (when?: When) => useAnswer(list${one}s, {}, when)
export const useAdd${one} = () => useChange(add${one}, { stale: [list${one}s] })
`

const routesFile = ({ one, camel, folder }: SliceNames) => `import { add${one}, list${one}s } from '@plaza/contract/${folder}'
import { done } from '@plaza/values'
import { route } from '../../kernel/http/serve.ts'
import { add } from './add-${folder}.ts'
import { rowsOf } from './${folder}-rows.ts'

export const ${camel}Routes = [
  route('list${one}s', list${one}s, async ({ kernel, session }) => done({ list: await rowsOf(kernel.db, session?.personId ?? '0') })),
  route('add${one}', add${one}, add),
]
`

const useCaseFile = ({ one, folder, words }: SliceNames) => `import type { add${one} } from '@plaza/contract/${folder}'
import { done } from '@plaza/values'
import type { UseCase } from '../../kernel/http/serve.ts'
import { transact } from '../../kernel/transact.ts'
import { countOf, insertRow } from './${folder}-rows.ts'
import { plan${one} } from './plan-${folder}.ts'

/** Adds one to the ${words} of whoever asks. */
export const add: UseCase<typeof add${one}> = ({ kernel, input, session }) =>
  transact(kernel, async (tx) => {
    const personId = session?.personId ?? '0'
    const plan = plan${one}({ had: await countOf(tx, personId) })
    if ('refused' in plan) return plan
    return done(await insertRow(tx, personId, input.name))
  })
`

const planFile = ({ one, oneCamel, words }: SliceNames) => `import { done, refused, type Outcome } from '@plaza/values'

export const most = 100

/** Whether somebody who has so many ${words} may have one more. */
export const plan${one} = ({ had }: { had: number }): Outcome<undefined, '${oneCamel}_limit'> =>
  had < most ? done() : refused('${oneCamel}_limit', { limit: most })
`

const planTestFile = ({ one, oneCamel, folder }: SliceNames) => `import { expect, it } from 'vitest'
import { most, plan${one} } from './plan-${folder}.ts'

it('one more is fine until the limit, and refused from there on', () => {
  expect(plan${one}({ had: most - 1 })).toEqual({ done: undefined })
  expect(plan${one}({ had: most })).toEqual({ refused: '${oneCamel}_limit', details: { limit: most } })
})
`

const rowsFile = ({ schema, one, folder }: SliceNames) => `import type { ${one} } from '@plaza/contract/${folder}'
import type { Db, Tx } from '../../kernel/database.ts'
import { all, given } from '../../kernel/rows.ts'

export const rowsOf = (db: Db, personId: string): Promise<${one}[]> =>
  all<${one}>(db)\`select id, name from ${schema}.${schema} where person_id = \${personId} order by id\`

export const countOf = async (db: Db, personId: string): Promise<number> => {
  const found = await given<{ count: string }>(db)\`select count(*) from ${schema}.${schema} where person_id = \${personId}\`
  return Number(found.count)
}

export const insertRow = (tx: Tx, personId: string, name: string): Promise<${one}> =>
  given<${one}>(tx)\`insert into ${schema}.${schema} (person_id, name) values (\${personId}, \${name}) returning id, name\`
`

const testFile = ({ one, words, folder }: SliceNames) => `import { add${one}, list${one}s } from '@plaza/contract/${folder}'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../test/demo-mall.ts'
import { openSession } from '../../kernel/sessions.ts'
import { transact } from '../../kernel/transact.ts'

let mall: DemoMall
let token: string
beforeAll(async () => {
  mall = await openDemoMall()
  token = await transact(mall.kernel, (tx) => openSession(tx, { audience: 'customer', personId: '1', device: '', address: '' }, mall.kernel.now()))
})
afterAll(() => mall.end())

describe('${words}', () => {
  it('what was added is listed, for its owner alone', async () => {
    const headers = { 'access-token': token }
    const added = await mall.ask(add${one}, { name: 'First', idempotency_key: 'first-one-1' }, headers)
    expect(added.data.name).toBe('First')
    expect((await mall.ask(list${one}s, {}, headers)).data.list).toEqual([added.data])
  })
  it('the same key adds once', async () => {
    const headers = { 'access-token': token }
    await mall.ask(add${one}, { name: 'First', idempotency_key: 'first-one-1' }, headers)
    expect((await mall.ask(list${one}s, {}, headers)).data.list).toHaveLength(1)
  })
  it('a visitor is asked to log in', async () => {
    expect((await mall.ask(list${one}s)).code).toBe(1100003)
  })
})
`

const upFile = ({ schema }: SliceNames) => `create schema ${schema};
create table ${schema}.${schema} (
  id bigint generated always as identity primary key,
  person_id bigint not null,
  name text not null check (name <> ''),
  made_at timestamptz not null default now()
);
create index ${schema}_person on ${schema}.${schema} (person_id);
`
