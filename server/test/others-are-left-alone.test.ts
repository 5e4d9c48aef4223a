import { everyCall } from '@plaza/contract/every-call'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publish } from '../src/kernel/live/publish.ts'
import type { Audience } from '../src/kernel/sessions.ts'
import { transact } from '../src/kernel/transact.ts'
import { newSecret, setTotp } from '../src/slices/staff/index.ts'
import { openDemoMall, type DemoMall } from './demo-mall.ts'
import { customersActs, doAct, doWell, membersActs, ownersActs, type Act, type Doer } from './everybodys-acts.ts'
import { signedInAs } from './people.ts'
import { publicIds, visitorsReadings } from './readings.ts'
import { changesBetween, everyTable, holdingsOf, owners, type Holdings } from './whose-rows.ts'

let mall: DemoMall
/** A customer who is not here yet, and the seller and the operator who will bear the same number. */
let number: string
let ada: Doer
let seller: Doer
let operator: Doer
const bystanders = new Map<string, Record<string, string>>()
let before: Holdings
let atFirst: Holdings
let beaAlone: Record<string, unknown>

const email = 'ada@people.example'
const doer = (headers: Record<string, string>, more: Partial<Doer> = {}): Doer => ({
  mall,
  email,
  password: 'engine of analysis',
  secret: '',
  headers,
  learnt: {},
  ...more,
})

beforeAll(async () => {
  mall = await openDemoMall()
  const { kernel } = mall
  // Another customer has everything that Ada will have, down to the same products and the same shop.
  const bea = doer({}, { email: 'bea@people.example' })
  for (const act of customersActs.filter(({ takesAway }) => !takesAway)) await doWell(bea, act)
  number = String(1 + Number((await sql<{ id: string }>`select max(id) as id from accounts.customer`.execute(kernel.db)).rows[0]?.id))
  const as = (audience: Audience, id = number) => signedInAs(kernel, id, audience)
  ada = doer({})
  seller = doer(await as('seller'))
  operator = doer(await as('operator'), { email: 'same@staff.example', secret: newSecret() })
  const beaId = await customerId(bea.email)
  for (const [id, address] of [
    [number, operator.email],
    [beaId, 'other@staff.example'],
  ])
    await sql`insert into staff.operator (id, full_name, email, password_hash, role) overriding system value
      select ${id}, 'Same Number', ${address}, password_hash, 'owner' from accounts.customer where id = 1`.execute(kernel.db)
  operator.password = 'mango-river-market'
  await transact(kernel, (tx) => setTotp(tx, kernel.keys, number, operator.secret))
  const rafael = '1'
  await sql`insert into accounts.social_account (platform, subject, customer_id, bound_at) values ('Glimmo', 'bea', ${beaId}, now())`.execute(
    kernel.db,
  )
  await as('operator', '5')
  const give = async (audience: Audience, id: string) => {
    await transact(kernel, (tx) => publish(tx, audience, 'notices.read', [{ personId: id, data: { message_unread_count: 3 } }]))
    await sql`insert into kernel.answer_kept (caller, key, call, content_hash) values (${`${audience}:${id}`}, 'a-key-of-theirs', 'x', '\\x00')`.execute(
      kernel.db,
    )
    const member = doer(await as(audience, id))
    for (const act of membersActs) await doWell(member, act)
    bystanders.set(`${audience}:${id}`, member.headers)
  }
  await give('customer', beaId)
  beaAlone = await readsOf('nobody')
  await give('operator', rafael)
  for (const id of [beaId, number]) for (const audience of ['seller', 'operator'] as const) await give(audience, id)
  await sql`insert into cases.adjustment (account, owner_id, direction, amount, reason, words, asked_by, asked_at)
    values ('customer', 1, 'credit', 100, 'A reason', 'Some words', ${rafael}, now())`.execute(kernel.db)
  await sql`insert into ledger.check_run (green, results, took_ms, asked_by) values (true, '[]', 1, ${`operator:${rafael}`})`.execute(
    kernel.db,
  )
  await sql`insert into cases.claim (kind, record_id, operator_id, until) values ('500', 1, ${rafael}, now())`.execute(kernel.db)
  await sql`insert into cases.event (kind, record_id, operator_id, what, at) values ('500', 1, ${rafael}, 'claimed', now())`.execute(
    kernel.db,
  )
  await sql`insert into cases.signature (kind, record_id, version, operator_id, decision, content, at)
    values ('500', 1, 1, ${rafael}, 'approve', '{}', now())`.execute(kernel.db)
  await sql`insert into staff.recovery_code (operator_id, code_hash) values (${rafael}, sha256('1')), (${number}, sha256('2'))`.execute(
    kernel.db,
  )
  await sql`insert into staff.invitation (token_hash, role, expires_at, email, invited_by)
    values (sha256('3'), 'risk', now() + interval '1 hour', 'somebody@staff.example', ${rafael})`.execute(kernel.db)
  before = await holdingsOf(mall.kernel.db)
  atFirst = await allHoldings()
}, 60_000)
afterAll(() => mall.end())

const customerId = async (of: string): Promise<string> =>
  (await sql<{ id: string }>`select id from accounts.customer where email = ${of}`.execute(mall.kernel.db)).rows[0]?.id ?? ''

const allHoldings = async () => holdingsOf(mall.kernel.db, await everyTable(mall.kernel.db))

/** Does it, and says what of people’s is different now: whose, and in which table. */
const changesBy = async (who: Doer, { before: first, ...act }: Act) => {
  await first?.(who)
  if (first) before = await holdingsOf(mall.kernel.db)
  await doWell(who, act)
  const after = await holdingsOf(mall.kernel.db)
  const changes = changesBetween(before, after)
  const newcomer = changes.find((each) => each.startsWith('staff.operator of ') && !before.has(each))?.split(' of ')[1]
  before = after
  return changes.map((each) => (newcomer ? each.replace(newcomer, 'the newcomer') : each))
}
const declared = ({ changes = [] }: Act, whose: string) =>
  changes
    .map((table) =>
      table.includes(' of ')
        ? table.replace('of seller', `of seller:${number}`).replace('of the other', 'of operator:5')
        : `${table} of ${whose}`,
    )
    .toSorted()

/** What anybody leaves behind who asks for something, and the mall's own pots: they belong to nobody. */
const traces = [
  'kernel.attempt',
  'kernel.captcha_used',
  'kernel.fact',
  'search.asked',
  'kernel.mail',
  'ledger.account',
  'ledger.posting',
].map((table) => `${table} of everybody`)
const ofEverybody = (held: Holdings) => [...held].filter(([name]) => name.endsWith(' of everybody') && !traces.includes(name))

/** When they looked is no business of anybody else's. */
const ofTheMoment = new Set(['last_use', 'made_at', 'url', 'history'])
/** What all of the staff see, whoever's it is. */
const ofTheStaff = ['listStaff', 'listCases', 'listAdjustments', 'listLedgerChecks']

/** What each of the others is answered by every call that only reads. */
const readsOf = async (except: string, withStaff = false) => {
  const reads = (acts: readonly Act[]) => acts.filter(({ changes, ask }) => !changes && !ask).map(({ name }) => name)
  const read: Record<string, unknown> = {}
  for (const [whose, headers] of bystanders) {
    if (whose === except) continue
    const names = whose.startsWith('customer')
      ? reads(customersActs)
      : whose.startsWith('operator')
        ? reads(ownersActs).filter((name) => withStaff || !ofTheStaff.includes(name))
        : []
    for (const name of names) {
      const { code, data } = await doAct(doer(headers), { name })
      read[`${name} of ${whose}`] = [code, JSON.stringify(data, (key, value: unknown) => (ofTheMoment.has(key) ? null : value))]
    }
  }
  return read
}

test('every table says whose its rows are or belongs to nobody, and somebody else has a row in each that belongs to people', async () => {
  const tables = await everyTable(mall.kernel.db)
  expect(Object.keys(owners).filter((table) => !tables.includes(table))).toEqual([])
  const personal = await sql<{ name: string }>`select distinct table_schema || '.' || table_name as name from information_schema.columns
    where column_name in
      ('customer_id', 'person_id', 'operator_id', 'audience', 'caller', 'invited_by', 'recipient', 'actor', 'asked_by')`.execute(
    mall.kernel.db,
  )
  const ofNobody = ['reviews.review']
  expect(personal.rows.map(({ name }) => name).filter((name) => !(name in owners) && !ofNobody.includes(name))).toEqual([])
  for (const table of Object.keys(owners))
    expect(
      [...before.keys()].filter((held) => held.startsWith(`${table} of `) && !held.endsWith(' everybody')),
      table,
    ).not.toEqual([])
})

test('every call that names somebody or does something is among the acts', async () => {
  const acted = new Set([...customersActs, ...membersActs, ...ownersActs].map(({ name }) => name))
  const read = new Set(visitorsReadings(await publicIds(mall)).map(({ name }) => name))
  // Through another platform one comes by several steps, which have stories of their own.
  const elsewhere = ['getSocialLogin', 'bindSocialAccount']
  expect(everyCall.map(({ name }) => name).filter((name) => !acted.has(name) && !read.has(name) && !elsewhere.includes(name))).toEqual([])
})

const named = (acts: readonly Act[]) => acts.map((act, at): [string, Act] => [`${at + 1}: ${act.name}`, act])

test('a seller and an operator who bear the same number show in nothing that a customer reads', async () => {
  expect(Object.keys(beaAlone).length).toBeGreaterThan(5)
  expect(await readsOf('nobody')).toMatchObject(beaAlone)
  before = await holdingsOf(mall.kernel.db)
})

describe('whatever a customer does, only what is theirs is different afterwards', () => {
  let reads: Record<string, unknown>
  beforeAll(async () => {
    reads = await readsOf('nobody')
    before = await holdingsOf(mall.kernel.db)
  })
  test.each(named(customersActs))('%s', async (_name, act) => {
    const changes = await changesBy(ada, act)
    expect(changes).toEqual(declared(act, `customer:${await customerId(email)}`))
    expect(await customerId(email)).toBe(number)
  })
  test('and nobody else, of the same number or another, reads anything new', async () => {
    expect(Object.keys(reads).length).toBeGreaterThan(10)
    expect(await readsOf('nobody')).toEqual(reads)
  })
})

describe('whatever a seller does, only what is theirs is different afterwards', () => {
  test.each(named(membersActs))('%s', async (_name, act) => {
    seller.headers = await signedInAs(mall.kernel, number, 'seller')
    before = await holdingsOf(mall.kernel.db)
    expect(await changesBy(seller, act)).toEqual(declared(act, `seller:${number}`))
  })
})

describe('whatever an operator does, only what is theirs is different afterwards', () => {
  let reads: Record<string, unknown>
  beforeAll(async () => {
    reads = await readsOf(`operator:${number}`, true)
    before = await holdingsOf(mall.kernel.db)
  })
  test.each(named(ownersActs))('%s', async (_name, act) => {
    expect(await changesBy(operator, act)).toEqual(declared(act, `operator:${number}`))
  })
  test('and nobody else reads anything new, but for what all of the staff see', async () => {
    const after = await readsOf(`operator:${number}`, true)
    const others = (read: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(read).filter(([name]) => !ofTheStaff.some((each) => name.startsWith(each))))
    for (const list of Object.keys(reads).filter((name) => name.startsWith('listStaff'))) expect(after[list], list).not.toEqual(reads[list])
    expect(others(after)).toEqual(others(reads))
  })
})

test('whatever a visitor reads, nobody’s is different afterwards; and what is everybody’s is as it was before all this', async () => {
  before = await holdingsOf(mall.kernel.db)
  for (const { call, input } of visitorsReadings(await publicIds(mall))) await mall.ask(call, input)
  const after = await allHoldings()
  expect(changesBetween(before, new Map([...after].filter(([name]) => before.has(name))))).toEqual([])
  expect(ofEverybody(after)).toEqual(ofEverybody(atFirst))
})
